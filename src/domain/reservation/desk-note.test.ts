import { expect, test } from 'vitest';
import { writeNote } from './desk-note.ts';

const now = new Date('2026-11-19T02:00:00Z');
const by = { actor: 'provider', actorId: 'kim' } as const;
const known = {
	text: 'Birthday: a cake at 15:00',
	actor: 'operator',
	actorId: 'lee',
	at: '2026-11-18T02:00:00.000Z',
} as const;

test('what is written first stands there with who wrote it and when', () => {
	expect(writeNote(null, { text: known.text, seen: null, by, now })).toEqual({
		ok: true,
		value: { text: known.text, ...by, at: now.toISOString() },
	});
});

test('it is replaced by who has seen it, and taken away by an empty text', () => {
	expect(writeNote(known, { text: 'No cake', seen: known.at, by, now })).toMatchObject({
		value: { text: 'No cake', ...by },
	});
	expect(writeNote(known, { text: '', seen: known.at, by, now })).toEqual({ ok: true, value: null });
});

test('nobody replaces or takes away what they have not seen', () => {
	for (const seen of [null, '2026-11-17T02:00:00.000Z'])
		for (const text of ['No cake', ''])
			expect(writeNote(known, { text, seen, by, now })).toMatchObject({ refusal: 'changed-since' });
	expect(writeNote(null, { text: 'No cake', seen: known.at, by, now })).toMatchObject({ refusal: 'changed-since' });
});

test('the same again changes neither its author nor its moment, whatever was seen', () => {
	expect(writeNote(known, { text: known.text, seen: null, by, now })).toEqual({ ok: true, value: known });
	expect(writeNote(null, { text: '', seen: known.at, by, now })).toEqual({ ok: true, value: null });
});
