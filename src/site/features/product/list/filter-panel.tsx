import type { ProductFacets } from '#contract/api/product.ts';
import { type AreaSlug, areaOf } from '#domain/area/areas.ts';
import { healthOf } from '#i18n/area-words.ts';
import { useTranslations } from '#ui/translations.tsx';
import { ChoiceFilter } from './choice-filter.tsx';
import styles from './filter-panel.module.css';
import type { ListChoices } from './list-choices.ts';
import { PartyFilter } from './party-filter.tsx';
import { PriceFilter } from './price-filter.tsx';
import type { Apply } from './use-list-navigation.ts';

type Props = {
	area: AreaSlug;
	choices: ListChoices;
	facets: ProductFacets;
	/** In a sheet, for thumbs; rows stand beside the list. */
	hasChips?: boolean;
	apply: Apply;
};

/** Where one compares prices, place and price come first; where one chooses by mood, what makes one comfortable. */
const orders = {
	rows: ['regions', 'price', 'languages', 'tags', 'confirmations'],
	cards: ['tags', 'languages', 'regions', 'price', 'confirmations'],
} as const;

export function FilterPanel({ area, choices, facets, hasChips = false, apply }: Props) {
	const t = useTranslations('product.list');
	const legends = {
		regions: t('where'),
		languages: t('speaks', { health: healthOf(area) }),
		tags: t('comfort'),
		confirmations: t('confirmation'),
	};
	return (
		<div className={styles.panel}>
			<PartyFilter choices={choices} apply={apply} />
			{orders[areaOf(area).list].map((filter) =>
				filter === 'price' ? (
					<PriceFilter key={filter} area={area} choices={choices} limits={facets.price} apply={apply} />
				) : (
					<ChoiceFilter
						key={filter}
						filter={filter}
						legend={legends[filter]}
						choices={choices}
						facets={facets}
						hasChips={hasChips}
						apply={apply}
					/>
				),
			)}
		</div>
	);
}
