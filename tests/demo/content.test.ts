import { expect, test } from 'vitest';
import { contentValue } from '#contract/api/content-values.ts';
import type { DemoProduct } from '#demo/demo-product.ts';
import { demoNotices } from '#demo/notices.ts';
import { kinds } from '#domain/area/areas.ts';
import type { AnyContent } from '#domain/content/content.ts';
import { checksOf } from '#domain/content/publish-checks.ts';
import { shownTexts } from '#domain/content/shown-texts.ts';
import { readPageTexts } from '#server/db/seed/fill-page-texts.ts';
import { loadDemo } from '#server/db/seed/load-demo.ts';

const now = new Date('2026-11-17T00:00:00Z');

function productContent(one: DemoProduct): AnyContent {
	const { region, place, languages, tags, price, schedule, confirmation, care = {}, stepTimes, pictures, texts } = one;
	return {
		kind: 'product',
		value: {
			...{ region, place, languages, tags, price, schedule, confirmation, care, stepTimes, pictures, texts },
			minutes: 'minutes' in one.duration ? one.duration.minutes : null,
			nights: 'nights' in one.duration ? one.duration.nights : null,
			cancellation: one.cancellation ?? kinds[one.kind]?.cancellation,
			...{ depositFromWon: 0, minPersons: one.persons.min, maxPersons: one.persons.max },
		},
	} as AnyContent;
}

/** Neither what the contract refuses nor what keeps it in. */
const faultsOf = (content: AnyContent, kind?: string) => [
	...(contentValue.safeParse(content).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []),
	...checksOf(content, { now, today: '2026-01-01', ...(kind !== undefined && { kind }) })
		.filter(({ isMet, isNeeded }) => isNeeded && !isMet)
		.map(({ check }) => check),
];

test('every product could be edited and published as it is, and would be read as it is', async () => {
	const products = await loadDemo<DemoProduct>('products');
	expect(products.length).toBeGreaterThan(30);
	for (const one of products) {
		expect([one.id, faultsOf(productContent(one), one.kind)]).toEqual([one.id, []]);
		expect(shownTexts(one.texts, 'title')).toEqual(one.texts);
	}
});

test('so could every notice and every text that people agree to', () => {
	for (const { id, topic, isPinned = false, picture = null, texts } of demoNotices) {
		const facts = { topic: topic ?? 'service', isPinned, picture, publishedAt: null, endsAt: null };
		const content = { kind: 'notice', value: { ...facts, touchesFrom: null, touchesTo: null, texts } } as AnyContent;
		expect([id, faultsOf(content)]).toEqual([id, []]);
	}
	for (const { slug, effectiveOn, texts } of readPageTexts())
		expect([slug, faultsOf({ kind: 'page-text', value: { effectiveOn, texts } })]).toEqual([slug, []]);
});
