import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { ProductHouse } from '#contract/api/content.ts';
import { admitToConsole, consolePages } from '#contract/console-pages.ts';
import { formatDate } from '#i18n/format.ts';
import { Button, buttonClass } from '#ui/button.tsx';
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
import { useKindName } from '#views/product/use-kind-name.ts';
import { ConsoleLink, navigate } from '../../address.tsx';
import { Await } from '../../await.tsx';
import styles from '../../content/content.module.css';
import { contentListKey, editingQuery } from '../../content/content-queries.ts';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { useViewer } from '../../viewer.tsx';
import { useProductHouses } from './product-queries.ts';

type Props = { isOpen: boolean; onClose: () => void };

/** A product begins with its kind and a name; the rest is there as products of its kind usually have it. */
export function NewProduct({ isOpen, onClose }: Props) {
	const t = useTranslations('console.product');
	const query = useProductHouses();
	return (
		<Sheet isOpen={isOpen} title={t('create')} closeLabel={t('close')} onClose={onClose} hasAddress>
			<Await query={query}>
				{({ houses }) => {
					const able = houses.filter(({ kinds }) => kinds.length > 0);
					if (able.length === 0) return <NoHouse />;
					return <Form houses={able} />;
				}}
			</Await>
		</Sheet>
	);
}

/** What is missing is made on the profile: for who keeps one. */
function NoHouse() {
	const t = useTranslations('console.product');
	const isKeeper = admitToConsole('profile', useViewer()) === 'admitted';
	const toProfile = (
		<ConsoleLink to={consolePages.profile.path} className={buttonClass({ variant: 'primary' })}>
			{t('toProfile')}
		</ConsoleLink>
	);
	return (
		<EmptyState title={t('noHouse')} text={t('noHouseText')} level={3} actions={isKeeper ? toProfile : undefined} />
	);
}

type Values = { providerId: string; kind: string; ko: string; en: string };
type Field = keyof Values;

const faultsOf = ({ kind, ko, en }: Values): Faults<Field> => ({
	...(kind === '' && { kind: 'choose-one' as const }),
	...(ko.trim() === '' && en.trim() === '' && { ko: 'required' as const }),
});

/** The paths of the server, as the form names them. */
const fields: Partial<Record<string, Field>> = { 'of.kind': 'kind', 'names.ko': 'ko', 'names.en': 'en' };

function Form({ houses }: { houses: readonly ProductHouse[] }) {
	const t = useTranslations('console.product');
	const kindName = useKindName();
	const callApi = useApi();
	const client = useQueryClient();
	const [first] = houses;
	const only = first?.kinds.length === 1 ? (first.kinds[0] ?? '') : '';
	const form = useForm<Values, Field>({
		blank: { providerId: first?.providerId ?? '', kind: only, ko: '', en: '' },
		...{ faultsOf, textOf: useConsoleFailure(), fieldOf: (at) => fields[at] },
		idOf: (field) => `new-product-${field}`,
	});
	const house = houses.find(({ providerId }) => providerId === form.values.providerId) ?? first;
	const send = async ({ providerId, kind, ko, en }: Values) => {
		const editing = await callApi('POST /api/console/content', {
			body: { kind: 'product', of: { kind, providerId }, names: { ko, en } },
		});
		client.setQueryData(editingQuery(callApi, editing).queryKey, editing);
		void client.invalidateQueries({ queryKey: [contentListKey] });
		navigate(`${consolePages.products.path}/${editing.id}`, 'replace');
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	const labels: Record<Field, string> = { providerId: t('house'), kind: t('kind'), ko: t('nameKo'), en: t('nameEn') };
	return (
		<form className={styles.form} noValidate onSubmit={submit}>
			<p className={styles.small}>{t('createText')}</p>
			<FormSummary form={form} title={(count) => t('mend', { count })} labelOf={(field) => labels[field]} level={3} />
			{houses.length > 1 && (
				<Select
					label={labels.providerId}
					isLabelShown
					name="providerId"
					value={form.values.providerId}
					options={houses.map(({ providerId, name }) => ({ value: providerId, label: name }))}
					onChange={(providerId) => form.change({ providerId, kind: '' })}
				/>
			)}
			<Select
				id={form.idOf('kind')}
				label={labels.kind}
				isLabelShown
				name="kind"
				value={form.values.kind}
				placeholder={t('chooseKind')}
				hint={t('kindHint')}
				error={form.errorOf('kind')}
				options={(house?.kinds ?? []).map((slug) => ({ value: slug, label: kindName(slug) }))}
				onChange={(kind) => form.change({ kind })}
			/>
			<TextField {...form.field('ko')} label={labels.ko} maxLength={120} lang="ko" />
			<TextField {...form.field('en')} label={labels.en} hint={t('nameEnHint')} maxLength={120} lang="en" />
			{house && <Papers papers={house.papers} />}
			{form.failure && (
				<Note tone="bad" isAlert>
					{form.failure}
				</Note>
			)}
			<Button type="submit" variant="primary" size="lg" isFull isBusy={form.isBusy}>
				{t('begin')}
			</Button>
		</form>
	);
}

/** What the law demands before services of health are shown. */
export function Papers({ papers }: Pick<ProductHouse, 'papers'>) {
	const t = useTranslations('console.product');
	const names = useTranslations('partner.licence.kind');
	if (papers.length === 0) return null;
	const toldOf = (state: (typeof papers)[number]['state'], until: string | null) =>
		state === 'missing' ? t('paperMissing') : t(`paper.${state}`, { date: until ? formatDate(until) : '' });
	const isSound = papers.every(({ state }) => state === 'valid');
	return (
		<Note tone={isSound ? 'info' : 'warn'}>
			<p>{t('papers')}</p>
			<ul>
				{papers.map(({ kind, state, until }) => (
					<li key={kind}>{`${names(kind)}: ${toldOf(state, until)}`}</li>
				))}
			</ul>
		</Note>
	);
}
