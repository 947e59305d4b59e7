import { expect, test } from 'vitest';
import type { ProductDetail } from '#contract/api/product.ts';
import { kinds } from '#domain/area/areas.ts';
import { givenKey, givenValues } from './given-values.ts';

const kind = kinds['pick-up'];
if (!kind) throw new Error('no pick-up');
const product = {
	price: {
		unit: 'vehicle',
		won: 1,
		choices: [
			{
				group: 'route',
				options: [
					{ id: 'near', addWon: 0 },
					{ id: 'far', addWon: 5 },
				],
			},
		],
	},
} as unknown as ProductDetail;

const given = (search: string) => givenValues({ search: new URLSearchParams(search), product, kind });

test('an address brings a route, a flight, places and bags into the form', () => {
	const values = given('route=far&flightNumber=ga%20878&fromPlace=Incheon%20T2&toPlace=Bukchon&bags=6&adult=5');
	expect(values).toEqual({
		choices: { route: 'far' },
		details: { flightNumber: 'GA878', fromPlace: 'Incheon T2', toPlace: 'Bukchon', bags: '6' },
		promotionCode: '',
	});
});

test('what the product does not offer, ask for or take is left out', () => {
	expect(given('route=moon&class=first&bags=-1&beds=twin&company=X&toPlace=%20')).toEqual({
		choices: {},
		details: {},
		promotionCode: '',
	});
	expect(given(`toPlace=${'x'.repeat(500)}`).details.toPlace).toHaveLength(200);
});

test('another address is another form, and one that gives nothing is the usual one', () => {
	expect(givenKey(given('adult=2'))).toBeUndefined();
	expect(givenKey(given('bags=1'))).not.toBe(givenKey(given('bags=2')));
	expect(givenKey(given('bags=1&adult=2'))).toBe(givenKey(given('adult=5&bags=1')));
});

test('a promotion’s code comes along, and makes the form another one', () => {
	expect(given('code=%20HELLOMARU%20').promotionCode).toBe('HELLOMARU');
	expect(given(`code=${'x'.repeat(90)}`).promotionCode).toHaveLength(40);
	expect(givenKey(given('code=HELLOMARU'))).not.toBe(givenKey(given('adult=2')));
});
