import { type AreaSlug, areaOf } from '#domain/area/areas.ts';
import { questionSorts } from '#domain/matching/question.ts';
import { TypedSearch } from '#site/parts/search/typed-search.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useKindName } from '#views/product/use-kind-name.ts';
import { maxSearch, type QuestionChoices, statusChoices } from './question-choices.ts';
import styles from './question-list.module.css';

type Props = { choices: QuestionChoices; apply: (change: Partial<QuestionChoices>) => void };

export function ListFilters({ choices, apply }: Props) {
	const t = useTranslations('matching.list');
	const words = {
		label: t('search.label'),
		placeholder: t('search.placeholder'),
		submit: t('search.submit'),
		clear: t('search.clear'),
	};
	return (
		<div className={styles.filters}>
			<div className={styles.search}>
				<TypedSearch
					words={words}
					maxLength={maxSearch}
					search={choices.search}
					onSearch={(search) => apply({ search })}
				/>
			</div>
			{choices.area && <KindSelect area={choices.area} kind={choices.kind} apply={apply} />}
			<Select
				label={t('status')}
				name="status"
				value={choices.status ?? 'all'}
				options={(['all', ...statusChoices] as const).map((value) => ({ value, label: t(`statusOf.${value}`) }))}
				onChange={(status) => apply({ status: status === 'all' ? undefined : status })}
			/>
			<Select
				label={t('sort')}
				name="sort"
				value={choices.sort}
				options={questionSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
				onChange={(sort) => apply({ sort })}
			/>
			<noscript>
				<button type="submit" className={buttonClass()}>
					{t('apply')}
				</button>
			</noscript>
		</div>
	);
}

function KindSelect({ area, kind, apply }: { area: AreaSlug; kind: string | undefined; apply: Props['apply'] }) {
	const t = useTranslations('matching.list');
	const kindName = useKindName();
	const kinds = areaOf(area).kinds.map(({ slug }) => ({
		value: slug,
		label: kindName(slug),
	}));
	return (
		<Select
			label={t('kind')}
			name="kind"
			value={kind ?? 'all'}
			options={[{ value: 'all', label: t('allKinds') }, ...kinds]}
			onChange={(chosen) => apply({ kind: chosen === 'all' ? undefined : chosen })}
		/>
	);
}
