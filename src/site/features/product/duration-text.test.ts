import { expect, test } from 'vitest';
import { durationText } from './duration-text.ts';

type Words = Parameters<typeof durationText>[1];

/** Names the message and what it is told, as the catalogue would be asked. */
const asked = ((key: string, values: object) => `${key} ${JSON.stringify(values)}`) as unknown as Words;

test.each([
	['a night in a room', { minutes: null, nights: 2, unit: 'room' }, 'card.nights {"nights":2}'],
	['a stay that fills its days', { minutes: null, nights: 2, unit: 'person' }, 'card.days {"days":3,"nights":2}'],
	['hours', { minutes: 90, nights: null, unit: 'person' }, 'card.minutes {"hours":1,"minutes":30}'],
	['neither', { minutes: null, nights: null, unit: 'person' }, ''],
] as const)('%s', (_what, length, text) => {
	expect(durationText(length, asked)).toBe(text);
});
