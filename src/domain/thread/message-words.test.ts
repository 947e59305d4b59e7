import { expect, test } from 'vitest';
import type { PhraseUse } from '../phrase/phrase-message.ts';
import { areSameWords, checkMessage } from './message-words.ts';
import type { PartyRole } from './thread.ts';

const check = (message: { text?: string; phrases?: PhraseUse[]; files?: number }, role: PartyRole = 'provider') =>
	checkMessage({ text: '', phrases: [], files: 0, ...message }, { role, ownHost: 'maru.example' });
const faultsOf = (result: ReturnType<typeof check>) => (result.ok ? [] : result.faults);

const fasting: PhraseUse = { phrase: 'fasting', slots: { hours: 8 } };

test('a message is phrases, words or files, alone or together', () => {
	expect(faultsOf(check({}))).toEqual([{ at: 'text', code: 'required' }]);
	for (const message of [
		{ text: 'Hello' },
		{ phrases: [fasting] },
		{ files: 1 },
		{ text: 'Hello', phrases: [fasting] },
	])
		expect(check(message).ok, JSON.stringify(message)).toBe(true);
});

test('everybody says what is theirs to say; an operator speaks for the house', () => {
	expect(check({ phrases: [fasting] }, 'operator').ok).toBe(true);
	expect(faultsOf(check({ phrases: [fasting] }, 'guest'))).toEqual([{ at: 'phrases.0.phrase', code: 'not-offered' }]);
	expect(check({ phrases: [{ phrase: 'landed', slots: {} }] }, 'guest').ok).toBe(true);
	expect(check({ phrases: [{ phrase: 'pause-for-me', slots: {} }] }, 'interpreter').ok).toBe(true);
	expect(check({ phrases: [{ phrase: 'thanks', slots: {} }] }, 'interpreter').ok).toBe(true);
});

test('gaps are checked as in an answer, and their words are one plain line', () => {
	expect(faultsOf(check({ phrases: [{ phrase: 'fasting', slots: {} }] }))).toEqual([
		{ at: 'phrases.0.slots.hours', code: 'required' },
	]);
	const checked = check({ phrases: [{ phrase: 'included', slots: { text: ' lunch\nand tea ' } }] });
	expect(checked.ok && checked.value.phrases[0]?.slots).toEqual({ text: 'lunch and tea' });
});

test('neither the words nor a gap carry a card’s number or a way to elsewhere', () => {
	const include = (text: string): PhraseUse => ({ phrase: 'included', slots: { text } });
	expect(faultsOf(check({ text: 'see https://pay.example.top/1' }))).toEqual([{ at: 'text', code: 'link-elsewhere' }]);
	expect(faultsOf(check({ phrases: [fasting, include('4242 4242 4242 4242')] }))).toEqual([
		{ at: 'phrases.1.slots.text', code: 'card-number' },
	]);
	expect(faultsOf(check({ phrases: [include('https://pay.example.top/1')] }))).toEqual([
		{ at: 'phrases.0.slots.text', code: 'text-with-link' },
	]);
});

test('the same words are known again in whatever order a database keeps their gaps', () => {
	const one: PhraseUse = { phrase: 'offer-time', slots: { date: '2026-12-01', time: '08:30' } };
	const turned: PhraseUse = { phrase: 'offer-time', slots: { time: '08:30', date: '2026-12-01' } };
	expect(areSameWords({ text: 'a', phrases: [one] }, { text: 'a', phrases: [turned] })).toBe(true);
	expect(areSameWords({ text: 'a', phrases: [one] }, { text: 'b', phrases: [one] })).toBe(false);
	expect(areSameWords({ text: 'a', phrases: [one, fasting] }, { text: 'a', phrases: [fasting, one] })).toBe(false);
});
