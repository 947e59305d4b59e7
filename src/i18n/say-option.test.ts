import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { detailIds, optionsOf } from '#domain/reservation/details.ts';
import { allLocales } from './locales.ts';
import type { Messages } from './messages.ts';
import { sayOption } from './say-option.ts';
import { translatorIn } from './translator.ts';

const wordsIn = (locale: string) => {
	const file = new URL(`messages/${locale}/reservation.json`, import.meta.url);
	return JSON.parse(readFileSync(file, 'utf8')) as Messages['reservation'];
};

test.each(allLocales)('every option of every detail has its name in %s, and nothing else has', (locale) => {
	const named = Object.entries(wordsIn(locale).option).map(([id, options]) => [id, Object.keys(options)]);
	const asked = detailIds.filter((id) => optionsOf(id).length > 0).map((id) => [id, optionsOf(id)]);
	expect(named).toEqual(asked);
});

test('an option is read by its name, anything else as it was written', () => {
	const t = translatorIn('en', { reservation: wordsIn('en') })('reservation');
	expect(sayOption('beds', 'twin', t)).toBe('Twin (two beds)');
	expect(sayOption('beds', 'hammock', t)).toBe('hammock');
	expect(sayOption('toPlace', 'twin', t)).toBe('twin');
});
