import { expect, test } from 'vitest';
import {
	checkPhraseMessage,
	mostOfMessage,
	type PhraseMessage,
	type PhraseUse,
	type SlotValue,
	slotFault,
} from './phrase-message.ts';
import type { SlotType } from './phrases.ts';

const check = (phrases: unknown, text = '') => {
	const message: PhraseMessage = { phrases: phrases as PhraseUse[], text };
	return checkPhraseMessage(message, 'provider');
};
const codesOf = (phrases: unknown, text?: string) => {
	const checked = check(phrases, text);
	return checked.ok ? [] : (checked.faults ?? []).map(({ at, code }) => `${at}: ${code}`);
};

test('a message of phrases with their gaps filled is kept as it was chosen', () => {
	const phrases = [
		{ phrase: 'thanks-question', slots: {} },
		{ phrase: 'deposit', slots: { won: 90_000, date: '2026-12-01' } },
		{ phrase: 'meet-at', slots: { place: ' Anguk\nStation,  exit 3 ', time: '09:30' } },
	];
	expect(check(phrases, ' Bis bald. ')).toEqual({
		ok: true,
		value: {
			phrases: [
				phrases[0],
				phrases[1],
				{ phrase: 'meet-at', slots: { place: 'Anguk Station, exit 3', time: '09:30' } },
			],
			text: 'Bis bald.',
		},
	});
	expect(check([], 'Only my own words')).toMatchObject({ ok: true });
});

test('what is not in the book, not for this speaker, or not a gap of the phrase is refused', () => {
	expect(codesOf([{ phrase: 'toString', slots: {} }])).toEqual(['phrases.0.phrase: not-offered']);
	expect(codesOf([{ phrase: 'need-halal', slots: {} }])).toEqual(['phrases.0.phrase: not-offered']);
	expect(codesOf([{ phrase: 'thanks', slots: { link: 'x' } }])).toEqual(['phrases.0.slots.link: unknown-field']);
	expect(codesOf([{ phrase: 'deposit', slots: { won: 1 } }])).toEqual(['phrases.0.slots.date: required']);
});

test('a message is bounded, and not empty', () => {
	const thanks = { phrase: 'thanks', slots: {} };
	expect(codesOf([])).toEqual(['phrases: required']);
	expect(codesOf(Array.from({ length: mostOfMessage.phrases }, () => thanks))).toEqual([]);
	expect(codesOf(Array.from({ length: mostOfMessage.phrases + 1 }, () => thanks))).toEqual(['phrases: too-long']);
	expect(codesOf([thanks], 'x'.repeat(mostOfMessage.text + 1))).toEqual(['text: too-long']);
});

test.each<[SlotType, SlotValue | undefined, string | undefined]>([
	['date', '2026-12-01', undefined],
	['date', '2026-02-30', 'date-wrong'],
	['date', '1.12.2026', 'date-wrong'],
	['date', 20261201, 'invalid-input'],
	['time', '23:59', undefined],
	['time', '24:00', 'invalid-input'],
	['number', 0, undefined],
	['number', 999, undefined],
	['number', 1000, 'invalid-input'],
	['number', 1.5, 'invalid-input'],
	['number', -1, 'invalid-input'],
	['number', '5', 'invalid-input'],
	['minutes', 601, 'invalid-input'],
	['won', 300_000_000, undefined],
	['won', 300_000_001, 'invalid-input'],
	['language', 'th', undefined],
	['language', 'vi', 'invalid-input'],
	['name', 'Ploy', undefined],
	['name', 'x'.repeat(61), 'too-long'],
	['name', '\u202e ', 'required'],
	['place', '서울특별시 강남구 도산대로 00', undefined],
	['place', 'maps.example/abc', 'text-with-link'],
	['text', 'write to me@evil.example', 'text-with-link'],
	['text', 'between 12/20 and 12/24, exit 3/4', undefined],
	['text', '', 'required'],
	['text', undefined, 'required'],
])('%s: %s', (type, value, fault) => {
	expect(slotFault(type, value)).toBe(fault);
});
