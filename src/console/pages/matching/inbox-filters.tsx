import { type AreaSlug, areaOf } from '#domain/area/areas.ts';
import { spokenLanguages } from '#domain/product/product.ts';
import { CheckRow } from '#ui/check-row.tsx';
import { Select } from '#ui/select.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useKindName } from '#views/product/use-kind-name.ts';
import { navigate } from '../../address.tsx';
import { TypedSearch } from '../../typed-search.tsx';
import styles from './inbox.module.css';
import { type InboxChoices, inboxAddress } from './inbox-query.ts';

const all = 'all';
type Props = { choices: InboxChoices; areas: readonly AreaSlug[] };

/** By what it is about, in which language, what nobody has answered, and words. */
export function InboxFilters({ choices, areas }: Props) {
	const t = useTranslations('matching.desk.filter');
	const languageName = useTranslations('console.languageName');
	const apply = (change: Partial<InboxChoices>) => navigate(inboxAddress({ ...choices, ...change }), 'replace');
	return (
		<div className={styles.filters}>
			<Search key={choices.queue} search={choices.search ?? ''} onSearch={(search) => apply({ search })} />
			{areas.length > 1 && <AreaSelect areas={areas} choices={choices} apply={apply} />}
			<KindSelect areas={choices.area ? [choices.area] : areas} choices={choices} apply={apply} />
			<Select
				name="spoken"
				label={t('language')}
				value={choices.spoken ?? all}
				options={[
					{ value: all, label: t('allLanguages') },
					...spokenLanguages.map((value) => ({ value, label: languageName(value) })),
				]}
				onChange={(spoken) => apply({ spoken: spokenLanguages.find((one) => one === spoken) })}
			/>
			<CheckRow
				name="answers"
				label={t('unanswered')}
				isChecked={choices.answers === 'none'}
				onChange={(isOn) => apply({ answers: isOn ? 'none' : undefined })}
			/>
		</div>
	);
}

type SelectProps = Props & { apply: (change: Partial<InboxChoices>) => void };

function AreaSelect({ areas, choices, apply }: SelectProps) {
	const t = useTranslations('matching.desk.filter');
	const name = useTranslations('area');
	return (
		<Select
			name="area"
			label={t('area')}
			value={choices.area ?? all}
			options={[
				{ value: all, label: t('allAreas') },
				...areas.map((value) => ({ value, label: name(`${value}.name`) })),
			]}
			onChange={(area) => apply({ area: areas.find((one) => one === area), kind: undefined })}
		/>
	);
}

function KindSelect({ areas, choices, apply }: SelectProps) {
	const t = useTranslations('matching.desk.filter');
	const kindName = useKindName();
	const kinds = areas.flatMap((area) => areaOf(area).kinds.map(({ slug }) => slug));
	return (
		<Select
			name="kind"
			label={t('kind')}
			value={choices.kind ?? all}
			options={[{ value: all, label: t('allKinds') }, ...kinds.map((value) => ({ value, label: kindName(value) }))]}
			onChange={(kind) => apply({ kind: kind === all ? undefined : kind })}
		/>
	);
}

type SearchProps = { search: string; onSearch: (search: string | undefined) => void };

function Search(given: SearchProps) {
	const t = useTranslations('matching.desk.filter');
	const words = {
		...{ label: t('search'), placeholder: t('searchHint'), submitLabel: t('searchNow'), clearLabel: t('searchClear') },
	};
	return (
		<div className={styles.search}>
			<TypedSearch {...given} words={words} maxLength={100} />
		</div>
	);
}
