import { describe, expect, test } from 'vitest';
import { isBuilt } from '#contract/pages.ts';
import { areaSlugs } from '#domain/area/areas.ts';
import { areaAsked, nearestPages } from './nearest-pages.ts';

const first = (path: string) => nearestPages(path)[0];
const [someArea = 'none'] = areaSlugs;

describe('where one might have wanted to go', () => {
	test.each([
		['/notices', 'noticeList'],
		['/Notice', 'noticeList'],
		['/promotoin', 'promotionList'],
		['/about', 'aboutIntroduction'],
		['/about/transfers', 'aboutTransfer'],
		['/my', 'myInformation'],
		['/my/reservation', 'myReservations'],
		['/privacy-policy', 'policy'],
		['/term', 'terms'],
	])('%s is nearest to %s', (path, page) => {
		expect(nearestPages(path).map((near) => near.page)).toContain(page);
	});

	test('an area in other letters, or misspelt, is its list', () => {
		expect(first(`/${someArea.toUpperCase()}`)).toEqual({ page: 'productList', area: someArea });
		expect(first(`/${someArea.slice(0, -1)}`)).toEqual({ page: 'productList', area: someArea });
		expect(areaAsked(`/${someArea}x/some-thing`)).toEqual({ area: someArea, word: 'some thing' });
		expect(areaAsked('/wp-admin/setup.php')).toBeUndefined();
	});

	test('an address like none of ours leads to what most people come for', () => {
		expect(nearestPages('/x9f8w7e6r5t4y3')).toHaveLength(areaSlugs.length + 1);
	});

	test('the main page, which every lost page has a button for, is not offered a second time', () => {
		for (const path of ['/hom', '/Home', '/homee', '/h'])
			expect(nearestPages(path)).not.toContainEqual({ page: 'home' });
	});

	test('nobody is led to what is not built', () => {
		const isLed = nearestPages('/matching/inquiry').some(({ page }) => page === 'matchingForm');
		expect(isLed).toBe(isBuilt('matchingForm'));
	});

	test('nobody is led to the console', () => {
		expect(nearestPages('/consol').map(({ page }) => page)).not.toContain('console');
	});

	test('a very long address costs no more than a short one', () => {
		expect(nearestPages(`/${'a'.repeat(5_000)}`)).toHaveLength(areaSlugs.length + 1);
	});
});
