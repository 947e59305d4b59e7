import { expect, test } from 'vitest';
import { dayMs, hourMs } from '../kernel/durations.ts';
import { answerStates } from './answer.ts';
import {
	advanceMatching,
	type Matching,
	type MatchingActor,
	type MatchingMove,
	matchingMoves,
	mayEdit,
	moveRefusal,
} from './matching-machine.ts';
import { isEnded, openDays, questionStates } from './question.ts';

const begin = new Date('2026-11-17T00:00:00Z');
const later = (ms: number) => new Date(begin.getTime() + ms);
const asked = (rest: Partial<Matching> = {}): Matching => ({
	...{ state: 'open', expiresAt: later(openDays * dayMs), prolonged: 0, dueAt: null, answers: [] },
	...rest,
});
const offered = (id: string) => ({ id, state: 'offered' as const, version: 1, validUntil: later(10 * dayMs) });
const answered = () => asked({ state: 'answered', answers: [offered('a'), offered('b')] });

const actors: readonly MatchingActor[] = ['asker', 'provider', 'clock'];
const moves = Object.keys(matchingMoves) as MatchingMove[];

/** The same walk for the same seed. */
function dice(seed: number) {
	let state = seed;
	return (sides: number) => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((state / 2 ** 32) * sides);
	};
}

function expectConsistent({ state, answers, dueAt }: Matching) {
	const count = (wanted: string) => answers.filter((answer) => answer.state === wanted).length;
	expect(count('picked')).toBe(state === 'requested' ? 1 : 0);
	expect(count('accepted')).toBeLessThanOrEqual(1);
	if (state === 'matched') expect(count('accepted')).toBe(1);
	if (['open', 'answered', 'requested', 'expired', 'withdrawn'].includes(state)) expect(count('accepted')).toBe(0);
	if (state === 'answered') expect(count('offered')).toBeGreaterThan(0);
	if (state === 'open' || state === 'matched' || isEnded(state)) expect(count('offered')).toBe(0);
	expect(dueAt !== null).toBe(state === 'requested' || state === 'matched');
}

test('whatever people and time do, in whatever order, question and answers agree', () => {
	const reached = new Set<string>();
	const answersReached = new Set<string>();
	for (let seed = 1; seed <= 400; seed += 1) {
		const roll = dice(seed);
		let matching = asked();
		let now = begin;
		for (let step = 0; step < 60; step += 1) {
			now = new Date(now.getTime() + roll(30) * hourMs * (roll(8) === 0 ? 24 : 1));
			const move = moves[roll(moves.length)] as MatchingMove;
			const by = actors[roll(3)] as MatchingActor;
			const answer = matching.answers[roll(Math.max(1, matching.answers.length))];
			const next = advanceMatching(
				matching,
				{ move, by, ...(answer && { answerId: answer.id, version: answer.version }) },
				now,
			);
			if (!next.ok) continue;
			const isNew = move === 'answer';
			const fresh = { id: String(step), state: 'offered' as const, version: 1, validUntil: null };
			matching = { ...next.value, answers: [...next.value.answers, ...(isNew ? [fresh] : [])] };
			expectConsistent(matching);
			reached.add(matching.state);
			for (const { state } of matching.answers) answersReached.add(state);
		}
	}
	expect([...reached].sort()).toEqual([...questionStates].sort());
	expect([...answersReached].sort()).toEqual([...answerStates].sort());
});

test('nobody makes a move that is not theirs', () => {
	for (const move of moves)
		for (const by of actors.filter((actor) => !(matchingMoves[move].by as readonly string[]).includes(actor)))
			for (const state of questionStates)
				expect(moveRefusal(asked({ state }), { move, by }, begin)).toBe('not-allowed');
});

test('what is closed or withdrawn stays so', () => {
	for (const state of ['closed', 'withdrawn'] as const)
		for (const move of moves)
			for (const by of actors)
				expect(moveRefusal(asked({ state }), { move, by, answerId: 'a' }, later(400 * dayMs))).toBe('not-allowed');
});

test('one is picked, in the version that was read, while its price can be had', () => {
	const pick = { move: 'pick', by: 'asker', answerId: 'a' } as const;
	expect(moveRefusal(answered(), { ...pick, version: 2 }, begin)).toBe('changed-since');
	expect(moveRefusal(answered(), { ...pick, version: 1 }, later(11 * dayMs))).toBe('offer-lapsed');
	const picked = advanceMatching(answered(), { ...pick, version: 1 }, begin);
	expect(picked).toMatchObject({ ok: true, value: { state: 'requested', dueAt: later(72 * hourMs) } });
	const requested = picked.ok ? picked.value : asked();
	expect(moveRefusal(requested, { ...pick, answerId: 'b', version: 1 }, begin)).toBe('not-allowed');
	expect(moveRefusal(requested, { move: 'renew', by: 'provider', answerId: 'a' }, begin)).toBe('not-allowed');
	expect(moveRefusal(requested, { move: 'lapse', by: 'clock', answerId: 'a' }, later(71 * hourMs))).toBe('not-allowed');
	expect(advanceMatching(requested, { move: 'lapse', by: 'clock', answerId: 'a' }, later(72 * hourMs))).toMatchObject({
		value: { state: 'answered', dueAt: null, answers: [{ state: 'offered' }, { state: 'offered' }] },
	});
	expect(advanceMatching(requested, { move: 'accept', by: 'provider', answerId: 'a' }, begin)).toMatchObject({
		value: { state: 'matched', answers: [{ state: 'accepted' }, { state: 'closed' }] },
	});
});

test('a request that ends on the last day leaves time to choose again', () => {
	const requested = asked({
		...{ state: 'requested', expiresAt: later(hourMs), dueAt: later(72 * hourMs) },
		answers: [{ ...offered('a'), state: 'picked' }, offered('b')],
	});
	const lapsed = advanceMatching(requested, { move: 'lapse', by: 'clock', answerId: 'a' }, later(72 * hourMs));
	expect(lapsed).toMatchObject({ value: { state: 'answered', expiresAt: later(144 * hourMs) } });
});

test('is prolonged three times, also when it has expired, and its answers come back', () => {
	const expired = advanceMatching(answered(), { move: 'expire', by: 'clock' }, later(30 * dayMs));
	expect(expired).toMatchObject({ value: { state: 'expired', answers: [{ state: 'closed' }, { state: 'closed' }] } });
	const old = expired.ok ? expired.value : asked();
	const prolong = { move: 'prolong', by: 'asker' } as const;
	expect(moveRefusal(old, prolong, later(60 * dayMs))).toBe('not-allowed');
	expect(advanceMatching(old, prolong, later(59 * dayMs))).toMatchObject({
		value: { state: 'answered', prolonged: 1, expiresAt: later(89 * dayMs), answers: [{ state: 'offered' }, {}] },
	});
	expect(moveRefusal({ ...old, prolonged: 3 }, prolong, later(31 * dayMs))).toBe('not-allowed');
});

test('is edited while nobody has answered', () => {
	expect(mayEdit(asked())).toBe(true);
	expect(mayEdit(answered())).toBe(false);
	expect(mayEdit(asked({ answers: [{ ...offered('a'), state: 'withdrawn' }] }))).toBe(true);
	expect(mayEdit(asked({ answers: [{ ...offered('a'), state: 'declined' }] }))).toBe(false);
});
