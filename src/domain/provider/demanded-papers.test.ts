import { expect, test } from 'vitest';
import { demandedPapers } from './demanded-papers.ts';

const today = '2026-11-17';

test('a guide needs no papers of health', () => {
	expect(demandedPapers(['travel.day-tour'], [], today)).toEqual([]);
});

test('a clinic needs both; what was not accepted does not count, and of several the longest does', () => {
	const kind = 'foreign-patient';
	const held = [
		{ kind, expiresOn: '2026-12-01', verdict: 'accepted' },
		{ kind, expiresOn: '2028-01-01', verdict: 'accepted' },
		{ kind, expiresOn: '2030-01-01', verdict: 'waiting' },
		{ kind: 'liability-insurance', expiresOn: '2027-01-01', verdict: 'waiting' },
	] as const;
	expect(demandedPapers(['medical.dermatology'], held, today)).toEqual([
		{ kind, state: 'valid', until: '2028-01-01' },
		{ kind: 'liability-insurance', state: 'missing', until: null },
	]);
	expect(demandedPapers(['medical.dermatology'], held.slice(0, 1), today)[0]).toEqual({
		...{ kind, state: 'ends-soon', until: '2026-12-01' },
	});
});
