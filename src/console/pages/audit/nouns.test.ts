import { expect, test } from 'vitest';
import { eventKinds } from '#domain/event/event-kinds.ts';
import words from '#i18n/messages/ko/console-audit.json' with { type: 'json' };

const parts = (at: 0 | 1) => [...new Set(Object.keys(eventKinds).map((kind) => kind.split('.')[at] ?? ''))].sort();

test('whatever happens has a word for what it happened to, and one for what was done', () => {
	expect(parts(0).filter((noun) => !Object.hasOwn(words.audit.noun, noun))).toEqual([]);
	expect(parts(1)).toEqual(Object.keys(words.audit.act).sort());
});
