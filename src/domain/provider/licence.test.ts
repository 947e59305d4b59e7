import { expect, test } from 'vitest';
import { licenceState, patientRegistration, warningAt } from './licence.ts';

test('a licence counts to the end of its last day, and says so thirty days before', () => {
	const today = '2026-11-15';
	expect(licenceState(null, today)).toBe('valid');
	expect(licenceState('2026-12-16', today)).toBe('valid');
	expect(licenceState('2026-12-15', today)).toBe('ends-soon');
	expect(licenceState(today, today)).toBe('ends-soon');
	expect(licenceState('2026-11-14', today)).toBe('run-out');
});

test('thirty days run over months and leap years', () => {
	expect(licenceState('2028-03-15', '2028-02-14')).toBe('ends-soon');
	expect(licenceState('2028-03-16', '2028-02-14')).toBe('valid');
});

test('operators are told at the beginning of a Korean day', () => {
	expect(warningAt('2026-12-31').toISOString()).toBe('2026-11-30T15:00:00.000Z');
});

test('of several foreign-patient registrations the one that lasts longest is shown', () => {
	const [kind, verdict] = ['foreign-patient', 'accepted'] as const;
	expect(patientRegistration([])).toBeUndefined();
	expect(
		patientRegistration([{ kind: 'other', number: 'X', expiresOn: '2030-01-01', verdict: 'accepted' }]),
	).toBeUndefined();
	expect(
		patientRegistration([
			{ kind, verdict, number: 'M-1', expiresOn: '2027-01-01' },
			{ kind, verdict, number: 'M-2', expiresOn: '2028-01-01' },
			// Nobody has looked at it yet.
			{ kind, verdict: 'waiting', number: 'M-4', expiresOn: '2029-01-01' },
			{ kind, verdict, number: 'M-3', expiresOn: '2026-01-01' },
		]),
	).toEqual({ number: 'M-2', until: '2028-01-01' });
});
