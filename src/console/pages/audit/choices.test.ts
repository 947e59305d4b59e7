import { expect, test } from 'vitest';
import { addressOf, choicesIn, exportAddress, ofSubject, queryOf } from './choices.ts';

const someone = '00000000-0000-4000-8000-000000000001';

test('what an address says comes back as the same address', () => {
	const address = `/console/audit?kind=member.closed&from=2026-11-01&to=2026-11-30&about=${someone}`;
	const choices = choicesIn(new URLSearchParams(address.split('?')[1]));
	expect(addressOf(choices)).toBe(address);
	expect(addressOf({})).toBe('/console/audit');
});

test('what is malformed, or an id of no kind, is as if it were not there', () => {
	const of = (search: string) => choicesIn(new URLSearchParams(search));
	expect(of('kind=DROP TABLE&from=yesterday&actor=me')).toEqual({});
	expect(of('from=2026-13-40&to=2026-02-31')).toEqual({});
	expect(of('subjectId=r7')).toEqual({});
	expect(of('subjectKind=reservation&subjectId=r7')).toEqual({ subjectKind: 'reservation', subjectId: 'r7' });
});

test('days are Korea’s, and the last one is whole', () => {
	expect(queryOf({ from: '2026-11-01', to: '2026-11-01' })).toEqual({
		from: '2026-10-31T15:00:00.000Z',
		to: '2026-11-01T15:00:00.000Z',
	});
	expect(exportAddress({ kind: 'member.closed' }, 'ko')).toBe(
		'/api/audit-entries/export?kind=member.closed&language=ko',
	);
});

test('a reservation is named by its code or by its id, never by both', () => {
	const of = (search: string) => choicesIn(new URLSearchParams(search));
	const code = 'MR-261130-4K7PX';
	expect(of(`code=${code}&subjectKind=member&subjectId=r7`)).toEqual({ code });
	expect(of('code=<b>')).toEqual({});
	expect(addressOf(ofSubject({ actor: someone, code }, { subjectKind: 'reservation', subjectId: 'r7' }))).toBe(
		`/console/audit?actor=${someone}&subjectKind=reservation&subjectId=r7`,
	);
	expect(addressOf(ofSubject({ subjectKind: 'member', subjectId: 'm1' }, { code }))).toBe(
		`/console/audit?code=${code}`,
	);
});
