import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	type AgreedLine,
	agreedFaults,
	agreedKinds,
	agreedTotal,
	amountOf,
	mostAgreed,
	nextVersion,
	pickRefusal,
	type VersionState,
	versionStates,
} from './agreed-price.ts';

const line = (changes: Partial<AgreedLine> = {}): AgreedLine => ({
	of: 'procedure',
	name: '',
	quantity: 1,
	won: 1_000_000,
	...changes,
});

test('a total is the sum of its lines; what is not included adds nothing', () => {
	const lines = [line(), line({ of: 'sessions', quantity: 3, won: 120_000 }), line({ of: 'medicine', won: null })];
	expect(agreedTotal(lines)).toBe(1_360_000);
	expect(lines.map(amountOf)).toEqual([1_000_000, 360_000, null]);
});

test.each<[string, AgreedLine[], ReturnType<typeof agreedFaults>]>([
	['nothing at all', [], [{ at: 'lines', code: 'required' }]],
	['only what is not included', [line({ won: null })], [{ at: 'lines', code: 'nothing-included' }]],
	['something else without a word', [line({ of: 'other', name: ' ' })], [{ at: 'lines.0.name', code: 'required' }]],
	['half of one', [line(), line({ quantity: 0.5 })], [{ at: 'lines.1.quantity', code: 'invalid-input' }]],
	['a part of a won', [line({ won: 10.5 })], [{ at: 'lines.0.won', code: 'invalid-input' }]],
	['less than nothing', [line({ won: -1 })], [{ at: 'lines.0.won', code: 'invalid-input' }]],
	['more than anybody pays', [line({ quantity: 100, won: mostAgreed.won })], [{ at: 'lines', code: 'too-much' }]],
])('is refused: %s', (_, lines, faults) => {
	expect(agreedFaults(lines)).toEqual(faults);
});

test('whatever has no fault is a whole sum that the database can keep', () => {
	const lines = fc.array(
		fc.record({
			of: fc.constantFrom(...agreedKinds),
			name: fc.string({ maxLength: 5 }),
			quantity: fc.oneof(fc.integer({ min: -1, max: 120 }), fc.double({ noNaN: true, min: 0, max: 3 })),
			won: fc.option(fc.integer({ min: -5, max: 400_000_000 })),
		}),
		{ maxLength: 22 },
	);
	fc.assert(
		fc.property(lines, (given) => {
			if (agreedFaults(given).length > 0) return;
			const total = agreedTotal(given);
			expect(Number.isInteger(total) && total >= 0 && total <= mostAgreed.won).toBe(true);
			expect(given.some(({ won }) => won !== null)).toBe(true);
		}),
	);
});

const now = new Date('2026-12-01T00:00:00Z');
const version = (number: number, state: VersionState, hours = 1) => ({
	version: number,
	state,
	validUntil: new Date(now.getTime() + hours * 3_600_000),
});

test('another version succeeds the one that is open, and never the one that was picked', () => {
	expect(nextVersion([])).toEqual({ version: 1, succeeds: [] });
	expect(nextVersion([version(1, 'declined'), version(2, 'open')])).toEqual({ version: 3, succeeds: [2] });
	expect(nextVersion([version(1, 'picked')])).toEqual({ version: 2, succeeds: [] });
});

test.each<[VersionState, number, string | undefined]>([
	['open', 1, undefined],
	['open', 0, 'lapsed'],
	['lapsed', 1, 'lapsed'],
	['picked', 1, 'locked'],
	['succeeded', 1, 'succeeded'],
	['withdrawn', 1, 'succeeded'],
	['declined', 1, 'succeeded'],
])('a version that is %s with %i hours left can be picked: %s', (state, hours, refusal) => {
	expect(pickRefusal([version(1, state, hours)], 1, now)).toBe(refusal);
});

test('whatever happens one version at the most is open, and what was picked stays so', () => {
	const steps = fc.array(fc.oneof(fc.constant('put' as const), fc.integer({ min: 1, max: 5 })), { maxLength: 20 });
	fc.assert(
		fc.property(steps, (taken) => {
			let versions: ReturnType<typeof version>[] = [];
			const picked = new Set<number>();
			for (const step of taken) {
				if (step === 'put') {
					const next = nextVersion(versions);
					versions = versions.map((one) =>
						next.succeeds.includes(one.version) ? { ...one, state: 'succeeded' as const } : one,
					);
					versions.push(version(next.version, 'open'));
				} else if (!pickRefusal(versions, step, now)) {
					versions = versions.map((one) => (one.version === step ? { ...one, state: 'picked' as const } : one));
					picked.add(step);
				}
				expect(versions.filter(({ state }) => state === 'open').length).toBeLessThanOrEqual(1);
				for (const one of versions) expect(versionStates).toContain(one.state);
				for (const at of picked) expect(versions.find((one) => one.version === at)?.state).toBe('picked');
			}
		}),
	);
});
