import { expect, test } from 'vitest';
import { type Candidate, matchLines, type OpenLine } from './match-lines.ts';
import { namesAlike, wordsOf } from './names-alike.ts';

const tour: Candidate = {
	...{ id: 'tour', code: 'MR-261130-4K7PX', names: ['Linh Nguyen'], asked: [50_000, 500_000], refund: 0, booked: [] },
};
const spa: Candidate = {
	...{ id: 'spa', code: 'MR-261201-9XYZ2', names: ['Somchai Jaidee'], asked: [80_000], refund: 0, booked: [] },
};
const owed: Candidate = {
	...{ id: 'owed', code: 'MR-261105-AAAA2', names: ['Anna Petrova'], asked: [], refund: 30_000, booked: [] },
};
const all = [tour, spa, owed];

const came = (text: string, won: number, more: Partial<OpenLine> = {}): OpenLine => ({
	...{ id: 'line', direction: 'in', text, won, ...more },
});
const best = (line: OpenLine, candidates = all) => matchLines([line], candidates).get('line')?.[0];

test('the whole code and the exact amount are sure, however the bank writes the code', () => {
	for (const text of ['MR-261130-4K7PX', 'mr261130 4k7px LINH', '타행이체 · ＭＲ２６１１３０４Ｋ７ＰＸ'])
		for (const won of [50_000, 500_000])
			expect(best(came(text, won)), text).toMatchObject({ reservationId: 'tour', won, isSure: true });
});

test('a near miss is suggested and never sure: one wrong letter, another amount, no code, a name, five signs', () => {
	expect(best(came('MR261130 4K7PK', 50_000))).toMatchObject({
		reservationId: 'tour',
		why: ['code-near', 'amount'],
		isSure: false,
	});
	expect(best(came('MR-261130-4K7PX', 49_000))).toMatchObject({
		reservationId: 'tour',
		why: ['code', 'amount-differs'],
		isSure: false,
	});
	expect(best(came('홍길동', 80_000))).toMatchObject({ reservationId: 'spa', why: ['amount'], isSure: false });
	expect(best(came('SOMCHAI J JAIDEE', 80_000))).toMatchObject({ why: ['name', 'amount'], isSure: false });
	expect(best(came('NGUYEN LINH', 77_000))).toMatchObject({ reservationId: 'tour', why: ['name', 'amount-differs'] });
	expect(best(came('해외송금 9XYZ2', 80_000))).toMatchObject({
		reservationId: 'spa',
		why: ['code-part', 'amount'],
		isSure: false,
	});
	expect(best(came('전기요금', 12_345))).toBeUndefined();
});

test('two lines that say the same are looked at by a person', () => {
	const found = matchLines([came('MR-261130-4K7PX', 50_000), came('MR-261130-4K7PX', 50_000, { id: 'other' })], all);
	for (const id of ['line', 'other']) {
		expect(found.get(id)?.[0]).toMatchObject({ reservationId: 'tour', isSure: false });
		expect(found.get(id)?.[0]?.why).toContain('twice');
	}
});

test('what was written down before the statement came is tied to its line, not booked again', () => {
	const paid: Candidate = { ...tour, asked: [450_000], booked: [{ id: 'p', direction: 'in', won: 50_000 }] };
	expect(best(came('MR-261130-4K7PX', 50_000), [paid])).toMatchObject({ paymentId: 'p', isSure: true });
	expect(best(came('MR-261130-4K7PX', 450_000), [paid])).toMatchObject({ paymentId: null, isSure: true });
});

test('what went out belongs to what is owed, and to nothing else', () => {
	expect(best(came('MR261105AAAA2', 30_000, { direction: 'out' }))).toMatchObject({
		reservationId: 'owed',
		isSure: true,
	});
	expect(best(came('PETROVA ANNA', 30_000, { direction: 'out' }))).toMatchObject({
		reservationId: 'owed',
		isSure: false,
	});
	expect(best(came('MR-261130-4K7PX', 50_000, { direction: 'out' }))).toBeUndefined();
	expect(best(came('MR261105AAAA2', 30_000))).toMatchObject({ why: ['code', 'amount-differs'] });
});

test('one transfer for two reservations gives each what is asked for it', () => {
	const found = matchLines([came('MR-261130-4K7PX MR-261201-9XYZ2', 130_000)], all).get('line');
	expect(found).toMatchObject([
		{ reservationId: 'tour', won: 50_000, isSure: false },
		{ reservationId: 'spa', won: 80_000, isSure: false },
	]);
});

test('of one transfer for two reservations the rest is the other’s, exactly, once it stands for the first', () => {
	const rest = (left: number, candidates: Candidate[]) =>
		matchLines([came('MR-261130-4K7PX MR-261201-9XYZ2', left, { standsFor: ['tour'] })], candidates).get('line');
	const paid: Candidate = { ...tour, asked: [] };
	const exact = { reservationId: 'spa', won: 80_000, why: ['code', 'shared'], isSure: false, paymentId: null };
	expect(rest(80_000, [paid, spa])).toEqual([exact]);
	// It may have more due on another day: this transfer has paid its part.
	expect(rest(80_000, [tour, spa])).toEqual([exact]);
	expect(rest(85_000, [paid, spa])).toMatchObject([{ reservationId: 'spa', won: 80_000 }]);
	expect(rest(85_000, [paid, spa])?.[0]?.why).toContain('amount-differs');
	const only = came('MR-261130-4K7PX', 20_000, { standsFor: ['tour'] });
	expect(matchLines([only], [paid, spa]).get('line')).toEqual([]);
});

test('of those that share a transfer who has nothing due gets none of it, and what was written down before is tied', () => {
	const shared = (candidates: Candidate[], won: number) =>
		matchLines([came('MR-261130-4K7PX MR-261201-9XYZ2', won)], candidates).get('line');
	expect(shared([{ ...tour, asked: [] }, spa], 80_000)).toMatchObject([{ reservationId: 'spa', won: 80_000 }]);
	const booked: Candidate = { ...tour, asked: [], booked: [{ id: 'p', direction: 'in', won: 50_000 }] };
	expect(shared([booked, spa], 130_000)).toMatchObject([
		{ reservationId: 'tour', won: 50_000, paymentId: 'p', why: ['code', 'shared', 'booked'] },
		{ reservationId: 'spa', won: 80_000, paymentId: null },
	]);
});

const alike = (text: string, name: string) => namesAlike(wordsOf(text), wordsOf(name));

test('names are alike in any order, without marks, with one letter wrong; short ones only whole', () => {
	expect(alike('NGUYEN THI LINH', 'Linh Nguyễn')).toBe(true);
	expect(alike('SOMCHAI JAIDE', 'Somchai Jaidee')).toBe(true);
	expect(alike('SOMCHAIJAIDEE', 'Somchai Jaidee')).toBe(true);
	expect(alike('홍길동', '홍길동')).toBe(true);
	expect(alike('KIM PARK', 'Li')).toBe(false);
	expect(alike('SOMSAK JAIDEE', 'Somchai Jaidee')).toBe(false);
});
