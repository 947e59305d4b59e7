import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { ProductHouse } from '#contract/api/content.ts';
import { type AreaSlug, areaSlugs, kinds } from '#domain/area/areas.ts';
import { organisationsWhere } from '#domain/organisation/rights.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Faults } from '#ui/form/faults.ts';
import { FormSummary } from '#ui/form/form-summary.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { navigate } from '../../address.tsx';
import { Await } from '../../await.tsx';
import styles from '../../content/content.module.css';
import { contentListKey, editingQuery } from '../../content/content-queries.ts';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { useViewer } from '../../viewer.tsx';
import { useProductHouses } from '../products/product-queries.ts';
import { promotionAddress } from './promotion-gap.ts';

type Props = { isOpen: boolean; onClose: () => void };

/** A promotion begins with whose it is, its area and a name. */
export function NewPromotion({ isOpen, onClose }: Props) {
	const t = useTranslations('console.promotion');
	const words = useTranslations('console.product');
	const isAgency = organisationsWhere(useViewer(), 'product.edit') === 'all';
	const query = useProductHouses();
	return (
		<Sheet isOpen={isOpen} title={t('create')} closeLabel={words('close')} onClose={onClose} hasAddress>
			<Await query={query}>
				{({ houses }) =>
					houses.length === 0 && !isAgency ? (
						<EmptyState title={words('noHouse')} text={words('noHouseText')} level={3} />
					) : (
						<Form houses={houses} isAgency={isAgency} />
					)
				}
			</Await>
		</Sheet>
	);
}

/** Nobody's but the agency's, for everybody. */
const everybodys = '';

type Values = { providerId: string; area: AreaSlug; ko: string; en: string };
type Field = keyof Values;

const faultsOf = ({ ko, en }: Values): Faults<Field> =>
	ko.trim() === '' && en.trim() === '' ? { ko: 'required' as const } : {};

const fields: Partial<Record<string, Field>> = { 'of.area': 'area', 'names.ko': 'ko', 'names.en': 'en' };

/** The areas that a house offers something of; the agency has all. */
const areasOf = (house: ProductHouse | undefined): AreaSlug[] =>
	house ? areaSlugs.filter((slug) => house.kinds.some((kind) => kinds[kind]?.area === slug)) : [...areaSlugs];

function Form({ houses, isAgency }: { houses: readonly ProductHouse[]; isAgency: boolean }) {
	const t = useTranslations('console.promotion');
	const words = useTranslations('console.product');
	const areaWords = useTranslations('area');
	const callApi = useApi();
	const client = useQueryClient();
	const first = isAgency ? undefined : houses[0];
	const form = useForm<Values, Field>({
		blank: {
			...{ providerId: first?.providerId ?? everybodys, area: areasOf(first)[0] ?? (areaSlugs[0] as AreaSlug) },
			...{ ko: '', en: '' },
		},
		...{ faultsOf, textOf: useConsoleFailure(), fieldOf: (at) => fields[at] },
		idOf: (field) => `new-promotion-${field}`,
	});
	const { providerId, area } = form.values;
	const areas = areasOf(houses.find((house) => house.providerId === providerId));
	const send = async ({ ko, en }: Values) => {
		const editing = await callApi('POST /api/console/content', {
			body: { kind: 'promotion', of: { area, providerId: providerId || null }, names: { ko, en } },
		});
		client.setQueryData(editingQuery(callApi, editing).queryKey, editing);
		void client.invalidateQueries({ queryKey: [contentListKey] });
		navigate(promotionAddress(editing.id), 'replace');
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	const labels: Record<Field, string> = {
		...{ providerId: t('owner'), area: t('area'), ko: words('nameKo'), en: words('nameEn') },
	};
	const owners = [
		...(isAgency ? [{ value: everybodys, label: t('everybodys') }] : []),
		...houses.map((house) => ({ value: house.providerId, label: house.name })),
	];
	const own = (next: string) =>
		form.change({ providerId: next, area: areasOf(houses.find((house) => house.providerId === next))[0] ?? area });
	return (
		<form className={styles.form} noValidate onSubmit={submit}>
			<p className={styles.small}>{t('createText')}</p>
			<FormSummary
				form={form}
				title={(count) => words('mend', { count })}
				labelOf={(field) => labels[field]}
				level={3}
			/>
			{owners.length > 1 && (
				<Select
					label={labels.providerId}
					isLabelShown
					name="providerId"
					value={providerId}
					options={owners}
					hint={t('ownerHint')}
					onChange={own}
				/>
			)}
			{areas.length > 1 && (
				<Select
					label={labels.area}
					isLabelShown
					name="area"
					value={area}
					options={areas.map((slug) => ({ value: slug, label: areaWords(`${slug}.name`) }))}
					onChange={(next) => form.change({ area: next })}
				/>
			)}
			<TextField {...form.field('ko')} label={labels.ko} maxLength={120} lang="ko" />
			<TextField {...form.field('en')} label={labels.en} hint={words('nameEnHint')} maxLength={120} lang="en" />
			{form.failure && (
				<Note tone="bad" isAlert>
					{form.failure}
				</Note>
			)}
			<Button type="submit" variant="primary" size="lg" isFull isBusy={form.isBusy}>
				{words('begin')}
			</Button>
		</form>
	);
}
