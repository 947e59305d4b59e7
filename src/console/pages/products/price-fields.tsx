import { kinds } from '#domain/area/areas.ts';
import { weekdays } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useFormList } from '#ui/form/use-form-list.ts';
import { Icon } from '#ui/icon.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import styles from '../../content/content.module.css';
import { useFieldName } from '../../content/use-field-name.ts';
import { Choices } from './choices.tsx';
import { OptionFields } from './option-fields.tsx';
import { PriceTrial } from './price-trial.tsx';
import type { RuleValues } from './product-values.ts';
import type { ProductForm } from './use-product-form.ts';

const reasons = ['weekend', 'weekday', 'peak', 'low-season'] as const;
const newRule: RuleValues = { reason: 'weekend', percent: '10', weekdays: [0, 6], from: '', to: '' };

/** What it costs, on which days more or less, and a try of it. */
export function PriceFields({ form }: { form: ProductForm }) {
	const t = useTranslations('console.product');
	const nameOf = useFieldName();
	const card = useTranslations('product.card');
	const { unit } = form.values.rest.price;
	const kind = kinds[form.editing.of?.kind ?? ''];
	const won = (field: string, hint?: string) => (
		<TextField {...form.field(`price.${field}`)} label={nameOf(field)} hint={hint} prefix="₩" inputMode="numeric" />
	);
	const count = (field: string) => (
		<TextField
			{...form.field(`price.${field}`)}
			label={nameOf(field)}
			inputMode="numeric"
			optionalLabel={t('optional')}
		/>
	);
	return (
		<>
			<Card title={t('part.price')}>
				<p className={styles.small}>{card('per', { unit, holds: 0 })}</p>
				<div className={styles.grid}>
					{won('won')}
					{unit === 'person' && won('childWon', t('childHint'))}
					{unit === 'person' && won('infantWon', t('infantHint'))}
					{unit === 'person' && count('fromAge')}
					{unit !== 'person' && count('holds')}
					{unit === 'vehicle' && count('bags')}
				</div>
				<p className={styles.small}>{t('agreedStays')}</p>
			</Card>
			<OptionFields form={form} groups={kind?.choices ?? []} />
			<Rules form={form} />
			<PriceTrial form={form} kind={kind} />
		</>
	);
}

function Rules({ form }: { form: ProductForm }) {
	const t = useTranslations('console.product');
	const nameOf = useFieldName();
	const list = useFormList(form, 'rules');
	return (
		<Card title={nameOf('rules')}>
			<p className={styles.small}>{t('rulesText')}</p>
			{list.keys.map((key, at) => (
				<Rule key={key} form={form} at={at} onRemove={() => list.remove(at)} />
			))}
			<div>
				<Button onClick={() => list.add(newRule)}>
					<Icon name="plus" />
					{t('ruleAdd')}
				</Button>
			</div>
		</Card>
	);
}

function Rule({ form, at, onRemove }: { form: ProductForm; at: number; onRemove: () => void }) {
	const t = useTranslations('console.product');
	const nameOf = useFieldName();
	const locale = useWordsLocale();
	const rule = form.values.rules[at];
	if (!rule) return null;
	const set = (field: keyof RuleValues, value: unknown) => form.set(`rules.${at}.${field}`, value);
	return (
		<fieldset className={styles.rule}>
			<legend className="visually-hidden">{t('ruleNumber', { number: at + 1 })}</legend>
			<div className={styles.grid}>
				<Select
					label={nameOf('reason')}
					isLabelShown
					name={`reason-${at}`}
					value={rule.reason}
					options={reasons.map((reason) => ({ value: reason, label: t(`reason.${reason}`) }))}
					onChange={(reason) => set('reason', reason)}
				/>
				<TextField
					{...form.field(`rules.${at}.percent`)}
					label={nameOf('percent')}
					suffix="%"
					hint={t('percentHint')}
				/>
				<TextField {...form.field(`rules.${at}.from`)} label={t('seasonFrom')} placeholder="07-15" maxLength={5} />
				<TextField {...form.field(`rules.${at}.to`)} label={t('seasonTo')} placeholder="08-20" maxLength={5} />
			</div>
			<Choices
				label={t('ruleDays')}
				hint={t('ruleDaysHint')}
				name={`rule-days-${at}`}
				options={weekdays[locale].map((label, value) => ({ value, label }))}
				value={rule.weekdays}
				onChange={(days) => set('weekdays', days)}
			/>
			<div>
				<Button variant="quiet" size="sm" onClick={onRemove}>
					<Icon name="trash" />
					{t('ruleRemove', { number: at + 1 })}
				</Button>
			</div>
		</fieldset>
	);
}
