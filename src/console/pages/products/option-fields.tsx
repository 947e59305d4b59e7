import { type ChoiceGroup, choiceGroups } from '#domain/product/price.ts';
import { allLocales, locales } from '#i18n/locales.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useFormList } from '#ui/form/use-form-list.ts';
import { Icon } from '#ui/icon.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from '../../content/content.module.css';
import { useFieldName } from '../../content/use-field-name.ts';
import { isUsualOption, newOption } from './option-values.ts';
import type { ProductForm } from './use-product-form.ts';

type Props = { form: ProductForm; groups: readonly ChoiceGroup[] };

/** What a guest chooses within a ticket: routes and classes, with their names and what each adds to a place. */
export function OptionFields({ form, groups }: Props) {
	const t = useTranslations('console.product.option');
	const groupName = useTranslations('reservation.choiceGroup');
	const list = useFormList(form, 'options');
	const { options, rest } = form.values;
	const shown = choiceGroups.filter((group) => groups.includes(group) || options.some((one) => one.group === group));
	if (shown.length === 0) return null;
	const taken = new Set([
		...options.map(({ id }) => id),
		...Object.values(rest.texts).flatMap((text) => Object.keys(text?.options ?? {})),
	]);
	return (
		<Card title={t('title')}>
			<p className={styles.small}>{t('text')}</p>
			{shown.map((group) => (
				<section key={group} className={styles.stack} aria-label={groupName(group)}>
					<h3>{groupName(group)}</h3>
					{list.keys.map((key, at) =>
						options[at]?.group === group ? (
							<Option key={key} form={form} at={at} onRemove={() => list.remove(at)} />
						) : null,
					)}
					<div>
						<Button onClick={() => list.add(newOption(group, { taken }))}>
							<Icon name="plus" />
							{t('add', { group: groupName(group) })}
						</Button>
					</div>
				</section>
			))}
		</Card>
	);
}

function Option({ form, at, onRemove }: { form: ProductForm; at: number; onRemove: () => void }) {
	const t = useTranslations('console.product.option');
	const nameOf = useFieldName();
	const { options } = form.values;
	const option = options[at];
	if (!option) return null;
	const number = options.slice(0, at + 1).filter(({ group }) => group === option.group).length;
	return (
		<fieldset className={styles.rule}>
			<legend className="visually-hidden">{t('number', { number })}</legend>
			<div className={styles.grid}>
				{allLocales.map((locale) => (
					<TextField
						key={locale}
						{...form.field(`options.${at}.names.${locale}`)}
						label={`${nameOf('options')}, ${locales[locale].ownName}`}
						lang={locale}
						maxLength={200}
					/>
				))}
				{isUsualOption(options, at) ? (
					<p className={styles.small}>{t('usual')}</p>
				) : (
					<TextField {...form.field(`options.${at}.addWon`)} label={t('addWon')} hint={t('addWonHint')} prefix="₩" />
				)}
			</div>
			<div>
				<Button variant="quiet" size="sm" onClick={onRemove}>
					<Icon name="trash" />
					{t('remove', { number })}
				</Button>
			</div>
		</fieldset>
	);
}
