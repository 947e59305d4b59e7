import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	advanceVideo,
	isOpenVideo,
	lastChance,
	openVideoStates,
	type VideoAct,
	type VideoActor,
	type VideoTimes,
	videoMoves,
	videoStates,
	waitsFor,
} from './video-date.ts';

const now = new Date('2026-11-16T00:00:00Z');
/** Working days from Wednesday on, ten in the morning in Korea. */
const times = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24'].map(
	(day) => new Date(`${day}T10:00:00+09:00`),
);
const [first, second, third, fourth] = times as [Date, Date, Date, Date, Date];

const requested: VideoTimes = {
	state: 'requested',
	wishes: [first, second],
	proposals: [],
	scheduledAt: null,
	minutes: 30,
};
const act = (from: VideoTimes, what: VideoAct, by: VideoActor, at = now) => {
	const done = advanceVideo(from, what, { by, now: at });
	if (!done.ok) throw new Error(done.refusal);
	return done.next;
};
const isRefused = (from: VideoTimes, what: VideoAct, by: VideoActor, at = now) => {
	const done = advanceVideo(from, what, { by, now: at });
	return done.ok ? undefined : done.refusal;
};

test('the table of moves: nothing leads out of what is over', () => {
	expect(openVideoStates).toEqual(['requested', 'scheduled']);
	for (const { from } of Object.values(videoMoves)) for (const state of from) expect(isOpenVideo(state)).toBe(true);
});

test('a wished time is taken by the house, a proposed one by the member, and by nobody else', () => {
	expect(act(requested, { move: 'schedule', at: second }, 'house').scheduledAt).toEqual(second);
	expect(isRefused(requested, { move: 'schedule', at: second }, 'member')).toBe('not-allowed');
	expect(isRefused(requested, { move: 'schedule', at: third }, 'house')).toBe('not-allowed');
	const proposed = act(requested, { move: 'propose', times: [third, fourth] }, 'house');
	expect(waitsFor(proposed)).toBe('member');
	expect(act(proposed, { move: 'accept', at: fourth }, 'member')).toMatchObject({
		state: 'scheduled',
		scheduledAt: fourth,
		proposals: [],
	});
	expect(isRefused(proposed, { move: 'accept', at: first }, 'member')).toBe('not-allowed');
	expect(isRefused(proposed, { move: 'accept', at: fourth }, 'house')).toBe('not-allowed');
});

test('other wishes take the place of what was agreed, and the house is asked again', () => {
	const scheduled = act(requested, { move: 'schedule', at: first }, 'house');
	const changed = act(scheduled, { move: 'change', times: [third] }, 'member');
	expect(changed).toMatchObject({ state: 'requested', wishes: [third], scheduledAt: null });
	expect(waitsFor(changed)).toBe('house');
});

test('once it has begun only the clock says what became of it', () => {
	const scheduled = act(requested, { move: 'schedule', at: first }, 'house');
	for (const move of ['cancel', 'hold', 'miss'] as const)
		expect(isRefused(scheduled, { move }, 'member', first)).toBe('not-allowed');
	expect(isRefused(scheduled, { move: 'propose', times: [third] }, 'house', first)).toBe('not-allowed');
	expect(act(scheduled, { move: 'miss' }, 'clock', first).state).toBe('missed');
});

test('a time that is over is not taken any more', () => {
	expect(isRefused(requested, { move: 'schedule', at: first }, 'house', first)).toBe('not-allowed');
	expect(act(requested, { move: 'schedule', at: second }, 'house', first).state).toBe('scheduled');
});

test('a request can become a date until the last of its times', () => {
	expect(lastChance(requested)).toEqual(second);
	expect(lastChance({ ...requested, proposals: [third] })).toEqual(third);
});

const anyTimes = fc.subarray(times);
const anyAct: fc.Arbitrary<VideoAct> = fc.oneof(
	fc.record({ move: fc.constantFrom('schedule' as const, 'accept' as const), at: fc.constantFrom(...times) }),
	fc.record({ move: fc.constantFrom('propose' as const, 'change' as const), times: anyTimes }),
	fc.record({
		move: fc.constantFrom('decline' as const, 'cancel' as const, 'expire' as const, 'hold' as const, 'miss' as const),
	}),
);

test('whatever is done in whatever order: a date has a time exactly when it has been agreed, and one side named it', () => {
	const steps = fc.array(fc.tuple(anyAct, fc.constantFrom<VideoActor>('member', 'house', 'clock')), { maxLength: 20 });
	fc.assert(
		fc.property(steps, (walk) => {
			let date = requested;
			for (const [what, by] of walk) {
				const before = date;
				const done = advanceVideo(date, what, { by, now });
				if (!done.ok) continue;
				date = done.next;
				expect(isOpenVideo(before.state)).toBe(true);
				expect(videoStates).toContain(date.state);
				if (date.state === 'requested') expect(date.scheduledAt).toBeNull();
				if (date.state === 'scheduled')
					expect([...before.wishes, ...before.proposals]).toContainEqual(date.scheduledAt);
				if (date.proposals.length > 0) expect(waitsFor(date)).toBe('member');
				expect(date.wishes.length).toBeGreaterThan(0);
				expect(date.wishes.length).toBeLessThanOrEqual(3);
				expect(date.proposals.length).toBeLessThanOrEqual(3);
			}
		}),
	);
});
