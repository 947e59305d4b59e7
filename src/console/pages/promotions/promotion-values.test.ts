import { expect, test } from 'vitest';
import { blankPromotion } from '#domain/content/blank-content.ts';
import { contentOf, faultsOf, type PromotionContent, ruleIn, valuesOf } from './promotion-values.ts';

const value = {
	...blankPromotion({ ko: '가을', en: 'Autumn' }, 'travel', new Date('2026-11-01T00:00:00Z')).value,
	// Until the end of 30 November in Korea.
	endsAt: '2026-11-30T15:00:00.000Z',
} as unknown as PromotionContent;
const values = (rest: Partial<PromotionContent> = {}) =>
	valuesOf({ latest: 3, content: { kind: 'promotion', value: { ...value, ...rest } } });

test('what is opened and saved untouched is the same, whatever it says', () => {
	for (const rest of [
		{},
		{ discount: { won: 12_000 }, code: 'MAPLE', memberLimit: 2, totalLimit: 40 },
		{ kinds: ['day-tour'], serviceFrom: '2026-12-01', serviceTo: '2026-12-24', minPersons: 4 },
		{ productIds: ['nami', 'paju'] },
	])
		expect(contentOf(values(rest))).toEqual({ kind: 'promotion', value: { ...value, ...rest } });
});

test('the end is told as the last minute that counts, in Korea', () => {
	expect(values()).toMatchObject({
		startDay: '2026-11-01',
		startTime: '09:00',
		endDay: '2026-11-30',
		endTime: '23:59',
	});
});

test('what is no number, time or code is told beside its field', () => {
	const wrong = { ...values(), amount: '95', startTime: '9', how: 'code' as const, code: 'ab', totalLimit: '-1' };
	expect(Object.keys(faultsOf(wrong)).sort()).toEqual(['amount', 'code', 'startTime', 'totalLimit']);
	expect(faultsOf({ ...values(), endDay: '2026-10-01' })).toEqual({ endDay: 'date-wrong' });
	expect(faultsOf({ ...values(), by: 'won', amount: '15,000' })).toEqual({});
});

test('a rule is for what is chosen, and forgets what was chosen otherwise', () => {
	const both = { ...values({ productIds: ['nami'] }), kinds: ['day-tour'], code: ' maple 10 ', how: 'code' as const };
	expect(ruleIn(both)).toMatchObject({ productIds: ['nami'], kinds: [] });
	expect(ruleIn({ ...both, of: 'all' })).toMatchObject({ productIds: [], kinds: [] });
	expect(contentOf(both)).toMatchObject({ value: { code: 'MAPLE10' } });
});
