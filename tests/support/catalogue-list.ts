import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { ProductFacets, ProductSummary } from '#contract/api/product.ts';
import { expect } from './site-test.ts';

export const palace = 'gyeongbokgung-before-opening';

type ProductList = { items: ProductSummary[]; total: number; nextCursor: string | null; facets: ProductFacets };

/** What a card shows: the price under a promotion that lowers it for everyone. */
export const shownWon = ({ fromWon, promotion }: ProductSummary): number => promotion?.won ?? fromWon;

export async function listOf(request: APIRequestContext, query: string): Promise<ProductList> {
	const answer = await request.get(`/api/products?language=en&${query}`);
	expect(answer.status(), query).toBe(200);
	return answer.json();
}

export async function allOf(request: APIRequestContext, query: string): Promise<ProductSummary[]> {
	const { items, nextCursor } = await listOf(request, query);
	return nextCursor ? [...items, ...(await listOf(request, `${query}&cursor=${nextCursor}`)).items] : items;
}

export const names = (page: Page) => page.locator('main article h2 a');
export const resultLine = (page: Page) => page.locator('main form p[role=status]');
export const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
export const option = (within: Page | Locator, name: string, value: string) =>
	within.locator(`input[name=${name}][value=${value}]`);
export const products = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`;

/** The figure at the end of an option's row. */
export const countBeside = async (input: Locator) =>
	Number(/\d+$/.exec((await input.locator('xpath=..').textContent()) ?? '')?.[0]);

export const idsOn = (page: Page) =>
	names(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split(/[/?]/)[2] ?? ''));

export const pricesOn = (page: Page) =>
	page
		.locator('main article b')
		.filter({ hasText: '₩' })
		.evaluateAll((figures) => figures.map((figure) => Number(figure.textContent?.replace(/\D/g, ''))));

/** Once the list in view is the one that was asked for. */
export async function settled(page: Page, count: number | string) {
	await expect(resultLine(page)).toContainText(typeof count === 'number' ? products(count) : count);
	await expect(page.locator('main form [aria-busy=true]')).toHaveCount(0);
}

export const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
