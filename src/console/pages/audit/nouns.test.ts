import { expect, test } from 'vitest';
import { eventKinds } from '#domain/event/event-kinds.ts';
import words from '#i18n/messages/ko/console-audit.json' with { type: 'json' };

test('whatever happens has a word for what it happened to', () => {
	const nouns = new Set(Object.keys(eventKinds).map((kind) => kind.split('.')[0] ?? ''));
	expect([...nouns].filter((noun) => !Object.hasOwn(words.audit.noun, noun))).toEqual([]);
});
