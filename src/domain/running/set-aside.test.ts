import { expect, test } from 'vitest';
import { jobNames, jobStates } from './jobs.ts';
import { asideMark, barOf, canSetAside, isMarkedAside, withoutMark } from './set-aside.ts';

test('what erases or tells once is never set aside; what comes again by itself is, and what nobody waits for', () => {
	const mayNot = jobNames.filter((name) => !canSetAside(name, 'given-up'));
	expect(mayNot).toEqual([
		...[
			'send-mail',
			'note-erasure',
			'licence-ending',
			'offer-places',
			'tell-moved-meeting',
			'call-off-date',
			'send-held-questions',
		],
		'tell-withdrawn-text',
	]);
	expect(jobNames.filter((name) => barOf(name) !== null)).toEqual(mayNot);
	expect([barOf('note-erasure'), barOf('send-mail'), barOf('send-pigeon')]).toEqual([...['erases', 'tells', null]]);
});

test('only one that was given up is; of an older release too', () => {
	for (const state of jobStates) {
		expect(canSetAside('tell-proofs', state), state).toBe(state === 'given-up');
		expect(canSetAside('send-pigeon', state), state).toBe(state === 'given-up');
	}
});

test('the mark is put to what it failed of, and taken off it', () => {
	const error = 'tell-proofs failed: ECONNREFUSED';
	expect([isMarkedAside(error), isMarkedAside(null), isMarkedAside(error + asideMark)]).toEqual([false, false, true]);
	expect([withoutMark(error + asideMark), withoutMark(error)]).toEqual([error, error]);
});
