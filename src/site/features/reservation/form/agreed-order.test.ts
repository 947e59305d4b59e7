import { expect, test } from 'vitest';
import type { AskerQuestion } from '#contract/api/matching.ts';
import type { ProductDetail } from '#contract/api/product.ts';
import { type AgreedOrder, agreedOrderIn, agreedProduct } from './agreed-order.ts';

const answer = {
	id: 'a',
	version: 2,
	lines: [{ of: 'tests', name: '', quantity: 1, won: 300_000 }],
	total: 300_000,
	dates: [{ on: '2026-12-02', time: '09:00' }],
	places: 1,
	product: { id: 'screening' },
	answeredAt: '2026-11-01T00:00:00.000Z',
	validUntil: null,
	may: { reserve: true },
};
const persons = { adult: 2, child: 0, infant: 0 };
const read = (query: string, rest: object = {}) =>
	agreedOrderIn({ persons, answers: [{ ...answer, ...rest }] } as unknown as AskerQuestion, new URLSearchParams(query));

test('a matched answer is reserved at its price, for the people of its question, on one of its days', () => {
	expect(read('answer=a&on=2026-12-02&time=09:00')).toMatchObject({
		answerId: 'a',
		productId: 'screening',
		order: { on: '2026-12-02', to: null, time: '09:00', persons, units: 1, choices: {} },
		offer: { total: 300_000, version: 2, persons, places: 1 },
	});
	expect(read('answer=a&on=2026-12-09&to=2026-12-11', { dates: [] })?.order).toMatchObject({ to: '2026-12-11' });
});

test('another day, another answer or one that cannot be reserved is a form like any other', () => {
	expect(read('answer=a&on=2026-12-03&time=09:00')).toBeNull();
	expect(read('answer=b&on=2026-12-02&time=09:00')).toBeNull();
	expect(read('answer=a')).toBeNull();
	expect(read('answer=a&on=2026-12-02&time=09:00', { may: { reserve: false } })).toBeNull();
});

test('neither promotions nor choices change an agreed price', () => {
	const product = {
		confirmation: 'request',
		promotions: [{ id: 'p' }],
		price: { adult: 1, choices: [{ group: 'class', options: [] }] },
	} as unknown as ProductDetail;
	expect(agreedProduct(product, null)).toBe(product);
	expect(agreedProduct(product, {} as AgreedOrder)).toEqual({
		confirmation: 'instant',
		promotions: [],
		price: { adult: 1 },
	});
});
