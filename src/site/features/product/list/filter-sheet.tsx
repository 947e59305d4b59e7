import { lazy, Suspense } from 'react';
import type { ProductFacets } from '#contract/api/product.ts';
import type { AreaSlug } from '#domain/area/areas.ts';
import { Button } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { countFilters, type ListChoices, noFilters } from './list-choices.ts';
import type { Apply } from './use-list-navigation.ts';

/** Wide screens never need it, and phones not before it is opened. */
const loadSheet = () => import('#ui/sheet.tsx');
const Sheet = lazy(() => loadSheet().then(({ Sheet }) => ({ default: Sheet })));
export const warmSheet = () => void loadSheet().catch(() => undefined);

type Props = {
	isOpen: boolean;
	onClose: () => void;
	area: AreaSlug;
	choices: ListChoices;
	facets: ProductFacets;
	total: number;
	apply: Apply;
};

/** The filters on a phone: they hold at once, and the button says how many products that leaves. */
export function FilterSheet({ isOpen, onClose, area, choices, facets, total, apply }: Props) {
	const t = useTranslations('product.list');
	const count = countFilters(choices);
	const footer = (
		<>
			{count > 0 && (
				<Button variant="quiet" onClick={() => apply(noFilters)}>
					{t('clear', { count })}
				</Button>
			)}
			<Button variant="primary" size="lg" isFull onClick={onClose}>
				{t('show', { count: total })}
			</Button>
		</>
	);
	return (
		<Suspense>
			<Sheet
				isOpen={isOpen}
				title={t('filters')}
				closeLabel={t('closeFilters')}
				onClose={onClose}
				footer={footer}
				isStep
			>
				<FilterPanel area={area} choices={choices} facets={facets} hasChips apply={apply} />
			</Sheet>
		</Suspense>
	);
}
