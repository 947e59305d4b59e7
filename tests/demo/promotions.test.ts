import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { DemoProduct } from '#demo/demo-product.ts';
import type { DemoPromotion } from '#demo/demo-promotion.ts';
import { areaOf, areaSlugs, isAreaSlug, kinds } from '#domain/area/areas.ts';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import { coversProduct } from '#domain/promotion/promotion.ts';
import { isFullyStated } from '#domain/promotion/promotion-statement.ts';
import { loadDemo } from '#server/db/seed/load-demo.ts';
import { root } from '../support/source-files.ts';

const promotions = await loadDemo<DemoPromotion>('promotions');
const products = await loadDemo<DemoProduct>('products');

/** Whatever keeps a promotion from being shown, or from being true. */
function faultsOf(promotion: DemoPromotion): string[] {
	const faults: string[] = [];
	const need = (isRight: boolean, fault: string) => void (isRight || faults.push(`${promotion.id}: ${fault}`));
	const { area, productIds = [], kinds: ofKinds = [], discount, texts } = promotion;
	need(isAreaSlug(area), `unknown area ${area}`);
	if (!isAreaSlug(area)) return faults;
	const covered = products.filter(({ id, kind }) =>
		coversProduct({ area, productIds, kinds: ofKinds }, { id, kind, area: kinds[kind]?.area ?? 'travel' }),
	);
	need(covered.length > 0, 'holds for no product');
	need(
		productIds.every((id) => covered.some((product) => product.id === id)),
		'names a product that is not there',
	);
	need(isFullyStated({ area, productIds, texts }), 'does not state everything');
	need('won' in discount || (discount.percent > 0 && discount.percent < 100), 'a share that is none');
	need(promotion.startsInDays < promotion.endsInDays, 'ends before it begins');
	need(existsSync(`${root}/public/assets/images/art/${promotion.picture}-960.webp`), 'a picture that is not drawn');
	need(promotion.code === undefined || /^[A-Z0-9-]+$/.test(promotion.code), 'a code that cannot be typed');
	for (const locale of contentLocales)
		need(texts[locale].title.length <= 120 && texts[locale].lead !== '', `${locale} title and lead`);
	return faults;
}

test('every demonstration promotion is whole, and holds for a product that is there', () => {
	expect(promotions.flatMap(faultsOf)).toEqual([]);
});

test('each way of promoting is shown: by itself and with a code, a share and an amount, running, coming, ended, in every area', () => {
	const some = (isIt: (promotion: DemoPromotion) => boolean) => promotions.filter(isIt).length;
	const isRunning = ({ startsInDays, endsInDays }: DemoPromotion) => startsInDays <= 0 && endsInDays > 0;
	expect(some(isRunning)).toBeGreaterThanOrEqual(5);
	expect(some(({ startsInDays }) => startsInDays > 0)).toBeGreaterThan(0);
	expect(some(({ endsInDays }) => endsInDays < 0)).toBeGreaterThan(0);
	expect(some(({ code }) => code !== undefined)).toBeGreaterThan(0);
	expect(some(({ discount }) => 'won' in discount)).toBeGreaterThan(0);
	expect(some(({ minPersons = 1 }) => minPersons > 1)).toBeGreaterThan(0);
	expect(some((one) => isRunning(one) && isAreaSlug(one.area) && areaOf(one.area).isHealth)).toBeGreaterThan(0);
	for (const slug of areaSlugs)
		expect(
			some(({ area }) => area === slug),
			`demo/promotions has none of ${slug}`,
		).toBeGreaterThan(0);
});

test('a promotion that is not whole is found', () => {
	const [first] = promotions as [DemoPromotion];
	const clinic = { ...first, area: areaSlugs.find((slug) => areaOf(slug).isHealth) ?? '', productIds: [] };
	expect(faultsOf({ ...first, productIds: ['nothing'] })).toHaveLength(2);
	expect(faultsOf(clinic)).toEqual([`${first.id}: does not state everything`]);
	expect(faultsOf({ ...first, discount: { percent: 0 }, picture: 'none' })).toHaveLength(2);
});
