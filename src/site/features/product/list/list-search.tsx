import type { AreaSlug } from '#domain/area/areas.ts';
import { SearchField } from '#ui/search-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { type ListChoices, maxSearch } from './list-choices.ts';
import { useDraft } from './use-draft.ts';
import type { Apply } from './use-list-navigation.ts';

type Props = { area: AreaSlug; choices: ListChoices; apply: Apply };

/** The list follows what is typed. */
export function ListSearch({ area, choices, apply }: Props) {
	const t = useTranslations('product.list');
	const areaWords = useTranslations('area');
	const { shown, change, leave } = useDraft<string>({
		value: choices.search,
		onSettle: (text) => {
			const search = text.trim();
			if (search !== choices.search) apply({ search }, { replace: true });
		},
		delayMs: 300,
		isTyped: true,
	});
	const clear = () => {
		change('');
		leave();
	};
	return (
		<SearchField
			label={t('searchLabel')}
			placeholder={areaWords(`${area}.search`)}
			name="search"
			submitLabel={t('search')}
			clearLabel={t('clearSearch')}
			maxLength={maxSearch}
			value={shown}
			onChange={change}
			onBlur={leave}
			onClear={clear}
		/>
	);
}
