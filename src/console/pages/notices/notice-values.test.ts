import { expect, test } from 'vitest';
import { contentOf, faultsOf, valuesOf } from './notice-values.ts';

const value = {
	...{ topic: 'service' as const, isPinned: false, publishedAt: null, endsAt: '2026-12-31T15:00:00.000Z' },
	...{ picture: 'palace-dawn-1', touchesFrom: null, touchesTo: null },
	texts: {
		ko: { title: '개업', body: '어서 오세요.', alsoCalled: ['오픈', '개장'] },
		en: { title: 'Opening', body: '' },
	},
};
const opened = { latest: 3, content: { kind: 'notice' as const, value } };

test('what was opened goes back as it came', () => {
	expect(valuesOf(opened)).toMatchObject({
		base: 3,
		endsOn: '2026-12-31',
		texts: { ko: { alsoCalled: '오픈\n개장' } },
	});
	expect(contentOf(valuesOf(opened))).toEqual(opened.content);
});

test('it ends with the Korean day that was chosen, or never', () => {
	const values = valuesOf(opened);
	expect(contentOf({ ...values, endsOn: '2027-01-31' })).toMatchObject({
		value: { endsAt: '2027-01-31T15:00:00.000Z' },
	});
	expect(contentOf({ ...values, endsOn: '' })).toMatchObject({ value: { endsAt: null } });
});

test('days that it concerns are in order', () => {
	const values = { ...valuesOf(opened), touchesFrom: '2027-02-10' };
	expect(faultsOf({ ...values, touchesTo: '2027-02-09' })).toEqual({ touchesTo: 'date-wrong' });
	expect(faultsOf({ ...values, touchesTo: '2027-02-10' })).toEqual({});
});
