import type { ProductHouse } from '#contract/api/content.ts';
import { admitToConsole, consolePages } from '#contract/console-pages.ts';
import { formatDate } from '#i18n/format.ts';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useKindName } from '#views/product/use-kind-name.ts';
import { ConsoleLink } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { NewContentForm, useNewContent } from '../../content/new-content-form.tsx';
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

function Form({ houses }: { houses: readonly ProductHouse[] }) {
	const t = useTranslations('console.product');
	const kindName = useKindName();
	const [first] = houses;
	const only = first?.kinds.length === 1 ? (first.kinds[0] ?? '') : '';
	const form = useNewContent<Values>({
		...{ noun: 'product', addressOf: (id) => `${consolePages.products.path}/${id}` },
		blank: { providerId: first?.providerId ?? '', kind: only, ko: '', en: '' },
		faultsOf: ({ kind }) => (kind === '' ? { kind: 'not-chosen' } : {}),
		bodyOf: ({ providerId, kind, ...names }) => ({ kind: 'product', of: { kind, providerId }, names }),
	});
	const house = houses.find(({ providerId }) => providerId === form.values.providerId) ?? first;
	const labels: Record<Field, string> = { providerId: t('house'), kind: t('kind'), ko: t('nameKo'), en: t('nameEn') };
	return (
		<NewContentForm
			{...{ form, labels, maxLength: 120 }}
			words={{ text: t('createText'), enHint: t('nameEnHint'), begin: t('begin') }}
			below={house && <Papers papers={house.papers} />}
		>
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
		</NewContentForm>
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
