import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { type AreaSlug, areaSlugs, isAreaSlug } from '#domain/area/areas.ts';
import { passMs, useViewing } from '#site/parts/product/use-viewing.ts';
import { choicesOf, listQueryOf } from '../features/product/list/list-choices.ts';
import { ProductList } from '../features/product/list/product-list.tsx';
import { productListQuery } from '../features/product/product-queries.ts';
import type { PageContext } from '../page-module.ts';
import { usePage } from '../use-page.ts';

/** The page table lets only areas through. */
const areaIn = ({ params: { area = '' } }: PageContext): AreaSlug =>
	isAreaSlug(area) ? area : (areaSlugs[0] as AreaSlug);

const query = (page: PageContext) =>
	productListQuery(page.callApi, listQueryOf(page.search, areaIn(page), page.locale));

export const queries = (page: PageContext) => [query(page)];

export default function ProductListPage() {
	const page = usePage();
	const area = areaIn(page);
	useViewing(`list/${area}`, passMs);
	// What is chosen shows at once; the list follows when its data is here, and the old one stays until then.
	const shownPage = useDeferredValue(page);
	const { data } = useSuspenseQuery(query(shownPage));
	return <ProductList area={area} choices={choicesOf(page.search, area)} list={data} isPending={shownPage !== page} />;
}
