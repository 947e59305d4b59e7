import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { ProductSummary } from '#contract/api/product.ts';
import type { CallApi } from '#contract/api.ts';
import type { Viewer } from '#domain/member/access.ts';
import { groupCodes } from '#domain/member/group.ts';
import type { markup as realMarkup } from '#ui/markup.ts';

const product = (id: string, more: Partial<ProductSummary>): ProductSummary => ({
	id,
	area: 'travel',
	kind: 'hotel',
	title: `<${id}> & “more”`,
	summary: 'It’s a house',
	shownLocale: 'en',
	picture: 'palace-dawn-1',
	provider: 'Bukchon Walks',
	region: 'seoul',
	place: 'Jongno, Seoul',
	minutes: 90,
	nights: null,
	languages: ['en', 'th'],
	tags: ['vegetarian', 'child-friendly'],
	confirmation: 'instant',
	maxPersons: 6,
	unit: 'person',
	holds: null,
	fromWon: 1_169_000,
	rating: { average: 4.7, count: 1_005 },
	opensOn: null,
	isPromotedInside: false,
	promotion: null,
	...more,
});
const items = [
	product('a', {}),
	product('b', { rating: { average: 0, count: 0 }, minutes: null, languages: [], tags: [], confirmation: 'request' }),
	product('c', { shownLocale: 'ko', nights: 2 }),
	product('d', { promotion: { id: 'p', percent: 15, offWon: null, minPersons: 1, won: 993_600 } }),
	product('e', { promotion: { id: 'q', percent: null, offWon: 10_000, minPersons: 4, won: 1_159_000 } }),
];
const facets = { kinds: [{ value: 'hotel', count: 5 }], regions: [], languages: [], tags: [], confirmations: [] };
const answers: Record<string, unknown> = {
	'GET /api/products': { items, total: 5, nextCursor: null, facets: { ...facets, price: { min: 1, max: 9 } } },
	'GET /api/members/me': { firstName: 'Ann', lastName: 'Lee', photo: null },
};
const callApi = (async (key: string) => answers[key] ?? Promise.reject(new Error(key))) as CallApi;

async function bodyOf(address: string, viewer: Viewer | null): Promise<string> {
	vi.resetModules();
	const { render } = await import('./entry-server.tsx');
	const result = await render({
		address,
		origin: 'https://maru.example',
		storedLocale: undefined,
		storedCurrency: undefined,
		viewer,
		nonce: 'N0nce',
		requestId: 'r-1',
		callApi,
		assets: () => ({ scripts: [], preloads: [], fonts: [], styles: [] }),
	});
	if (result.kind !== 'page') throw new Error('not a page');
	let html = '';
	for await (const chunk of result.body) html += chunk;
	return html.slice(html.indexOf('<div id="root">'), html.indexOf('<script type="application/json"'));
}

const member: Viewer = { id: 'm1', name: 'Ann', group: groupCodes.general, cooperative: null };

/** As Plain is in the browser. */
const InBrowser = ({ as: Tag, ...rest }: { as: 'div' }) => <Tag {...rest} />;

/** Else the browser would take over another page than it was sent. */
test.each([
	['/travel', null],
	['/th/wellness', null],
	['/ru/travel?kinds=hotel', member],
] as const)('%s: what is written without React is what React would write', async (address, viewer) => {
	const refused: unknown[] = [];
	vi.doMock('#ui/markup.ts', async (original) => {
		const { markup } = await original<{ markup: typeof realMarkup }>();
		return {
			markup: (node: ReactNode) => {
				try {
					return markup(node);
				} catch (reason) {
					refused.push(reason);
					throw reason;
				}
			},
		};
	});
	const written = await bodyOf(address, viewer);
	vi.doUnmock('#ui/markup.ts');
	expect(refused).toEqual([]);
	vi.doMock('#ui/plain.tsx', () => ({ Plain: InBrowser }));
	const byReact = await bodyOf(address, viewer);
	vi.doUnmock('#ui/plain.tsx');
	expect(written).toBe(byReact);
	expect(written).toContain('&lt;a&gt; &amp; “more”');
});
