import { expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import { faultCodes } from '#contract/faults.ts';
import { allLocales } from '#i18n/locales.ts';
import { readText } from '../support/source-files.ts';

type Words = Record<string, unknown>;

/** Code → status, language → code → words. */
function errorFaults(statuses: Record<string, number>, words: Record<string, Words>): string[] {
	const codes = Object.keys(statuses);
	const ofStatus = codes
		.filter((code) => !((statuses[code] ?? 0) >= 400 && (statuses[code] ?? 0) <= 599))
		.map((code) => `${code} has no status of a refusal`);
	const ofWords = Object.entries(words).flatMap(([locale, said]) => [
		...codes
			.filter((code) => typeof said[code] !== 'string' || said[code].trim() === '')
			.map((code) => `${locale} has no words for ${code}`),
		...Object.keys(said)
			.filter((code) => !codes.includes(code))
			.map((code) => `${locale} has words for ${code}, which is no code`),
	]);
	return [...ofStatus, ...ofWords];
}

test('every refusal has a status and words in six languages, and there are no other words', () => {
	const words = allLocales.map((locale) => {
		const { fault: _, ...said } = JSON.parse(readText(`src/i18n/messages/${locale}/error.json`));
		return [locale, said];
	});
	expect(words).toHaveLength(6);
	expect(errorFaults(errors, Object.fromEntries(words))).toEqual([]);
});

test('every fault of a field has words in six languages, and there are no other words', () => {
	const words = allLocales.map((locale) => [
		locale,
		JSON.parse(readText(`src/i18n/messages/${locale}/error.json`)).fault,
	]);
	const asRefusals = Object.fromEntries(faultCodes.map((code) => [code, 400]));
	expect(errorFaults(asRefusals, Object.fromEntries(words))).toEqual([]);
});

test('a code without words, without status, and words without a code are found', () => {
	const planted = { en: { 'sold-out': 'Sold out.', gone: 'Gone.' }, ko: { 'sold-out': ' ', lost: '…' } };
	expect(errorFaults({ 'sold-out': 409, lost: 200 }, planted)).toEqual([
		'lost has no status of a refusal',
		'en has no words for lost',
		'en has words for gone, which is no code',
		'ko has no words for sold-out',
	]);
});
