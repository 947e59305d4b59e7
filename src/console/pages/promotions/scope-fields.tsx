import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { areaOf } from '#domain/area/areas.ts';
import { formatWon } from '#i18n/format.ts';
import { Card } from '#ui/card.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { Note } from '#ui/note.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useKindName } from '#views/product/use-kind-name.ts';
import { Await } from '../../await.tsx';
import styles from '../../content/content.module.css';
import { useFieldName } from '../../content/use-field-name.ts';
import { useConsoleLocale } from '../../viewer.tsx';
import { Choices } from '../products/choices.tsx';
import { type Offered, offeredQuery } from './promotion-queries.ts';
import { scopes } from './promotion-values.ts';
import look from './promotions.module.css';
import type { PromotionForm } from './use-promotion-form.ts';

/** What it is for. Where health is a matter, products are named: both prices of each have to be told. */
export function ScopeFields({ form }: { form: PromotionForm }) {
	const t = useTranslations('console.promotion');
	const nameOf = useFieldName();
	const { values } = form;
	const { isHealth } = areaOf(values.rest.area);
	return (
		<Card title={nameOf('of')}>
			<Segmented
				id={form.idOf('of')}
				label={t('of.label')}
				name="of"
				value={values.of}
				options={scopes.map((value) => ({ value, label: t(`of.${value}`) }))}
				onChange={(of) => form.set('of', of)}
			/>
			{isHealth && <Note>{t('healthText')}</Note>}
			{values.of === 'products' && <Products form={form} />}
			{values.of === 'kinds' && <Kinds form={form} />}
		</Card>
	);
}

function Kinds({ form }: { form: PromotionForm }) {
	const nameOf = useFieldName();
	const kindName = useKindName();
	const query = useQuery(offeredQuery(useApi(), { id: form.editing.id, language: useConsoleLocale(), search: '' }));
	return (
		<Await query={query}>
			{({ kinds }) => (
				<Choices
					label={nameOf('kinds')}
					name="kinds"
					options={[...new Set([...kinds, ...form.values.kinds])].map((slug) => ({
						value: slug,
						label: kindName(slug),
					}))}
					value={form.values.kinds}
					onChange={(next) => form.set('kinds', next)}
				/>
			)}
		</Await>
	);
}

/** Fewer are looked over without a word to find them by. */
const few = 8;

function Products({ form }: { form: PromotionForm }) {
	const t = useTranslations('console.promotion');
	const [search, setSearch] = useState('');
	const word = useDeferredValue(search.trim());
	const query = useQuery(offeredQuery(useApi(), { id: form.editing.id, language: useConsoleLocale(), search: word }));
	return (
		<Await query={query}>
			{(offered) => (
				<>
					{(search !== '' || offered.count > few) && (
						<TextField
							label={t('find')}
							name="find"
							value={search}
							maxLength={80}
							autoComplete="off"
							onChange={(event) => setSearch(event.target.value)}
						/>
					)}
					<Rows form={form} offered={offered} />
				</>
			)}
		</Await>
	);
}

function Rows({ form, offered }: { form: PromotionForm; offered: Offered }) {
	const t = useTranslations('console.promotion');
	const kindName = useKindName();
	const { productIds } = form.values;
	const choose = (id: string, isOn: boolean) =>
		form.set('productIds', isOn ? [...productIds, id] : productIds.filter((one) => one !== id));
	return (
		<FieldGroup label={t('chosen', { count: productIds.length })}>
			{offered.products.length === 0 ? (
				<p className={styles.small}>{t('noProducts')}</p>
			) : (
				<div className={look.products}>
					{offered.products.map(({ id, title, kind, provider, fromWon, isShown }) => (
						<CheckRow
							key={id}
							name="productIds"
							value={id}
							label={title || id}
							description={[
								...[kindName(kind), ...(offered.owner ? [] : [provider]), formatWon(fromWon)],
								...(isShown ? [] : [t('hidden')]),
							].join(' · ')}
							isChecked={productIds.includes(id)}
							onChange={(isOn) => choose(id, isOn)}
						/>
					))}
				</div>
			)}
			{offered.count > offered.products.length && (
				<p className={styles.small}>{t('moreProducts', { count: offered.count - offered.products.length })}</p>
			)}
		</FieldGroup>
	);
}
