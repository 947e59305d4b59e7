import { createHash } from 'node:crypto';
import {
	partOf,
	type Sentences,
	severalParts,
	singleParts,
	tidySentence,
	type Wording,
	type WordingPart,
	type WordingStanding,
	wordingParts,
} from '#domain/mail/wording.ts';
import type { Locale } from '#i18n/locales.ts';
import { type WordingFault, wordingFault } from '#i18n/wording-fault.ts';
import type { MailTemplate } from './mail-templates.ts';
import { mailSentences } from './mail-words.ts';

type Of = { template: MailTemplate; locale: Locale };

/** What stands there, and what stands beside it with the same values. */
type Standard = { standard: string; beside: string[] };

const sentencesOf = (head: string, locale: Locale): Record<string, string> => {
	const found = mailSentences(locale)[head];
	return typeof found === 'object' ? found : {};
};

/** The catalogue's sentences of a mail that can be written anew; those of several only where one mail tells of several. */
export function standardWording({ template, locale }: Of): Map<WordingPart, Standard> {
	const [single, several] = [sentencesOf(template, locale), sentencesOf(`${template}-many`, locale)];
	const beside = [
		...singleParts.flatMap((part) => single[part] ?? []),
		...(single.note === undefined ? [] : [single.note]),
	];
	const besideMany = [...singleParts.flatMap((part) => several[part] ?? []), ...beside];
	const row = (part: WordingPart, standard: string | undefined, said: string[]): [WordingPart, Standard][] =>
		standard === undefined ? [] : [[part, { standard, beside: said }]];
	return new Map([
		...singleParts.flatMap((part) => row(part, single[part], beside)),
		...severalParts.flatMap((part) => row(part, several[partOf(part)], besideMany)),
	]);
}

/** By it one tells later that the catalogue says something else. */
const digestOf = (sentence: string): string => createHash('sha256').update(sentence).digest('base64url').slice(0, 22);

type Given = Of & { texts: Sentences };

/** What is kept of sentences that somebody wrote, and what is wrong with them. One that says what the standard says is none of theirs. */
export function wordingOf({ texts, ...of }: Given): {
	wording: Wording;
	faults: { at: string; code: WordingFault | 'unknown-field' }[];
} {
	const standards = standardWording(of);
	const rows = wordingParts.flatMap((part): Row[] => {
		const given = tidySentence(part, texts[part] ?? '');
		const known = standards.get(part);
		if (given === '' || given === known?.standard) return [];
		if (!known) return [{ part, code: 'unknown-field' }];
		const code = wordingFault({ given, ...known, locale: of.locale });
		return [code === undefined ? { part, kept: { text: given, of: digestOf(known.standard) } } : { part, code }];
	});
	return {
		wording: Object.fromEntries(rows.flatMap(({ part, kept }) => (kept ? [[part, kept]] : []))),
		faults: rows.flatMap(({ part, code }) => (code === undefined ? [] : [{ at: `texts.${part}`, code }])),
	};
}

type Row = { part: WordingPart; code?: WordingFault | 'unknown-field'; kept?: NonNullable<Wording[WordingPart]> };

type Kept = Of & { wording: Wording };

/** How each kept sentence stands beside the catalogue of today. A later release may say more there, or have no such sentence. */
export function standingsOf({ wording, ...of }: Kept): Map<WordingPart, WordingStanding> {
	const standards = standardWording(of);
	return new Map(
		wordingParts.flatMap((part): [WordingPart, WordingStanding][] => {
			const own = wording[part];
			if (own === undefined) return [];
			const standard = standards.get(part);
			if (!standard || wordingFault({ given: own.text, ...standard, locale: of.locale })) return [[part, 'unsent']];
			return [[part, digestOf(standard.standard) === own.of ? 'own' : 'older']];
		}),
	);
}

/** What is sent of it: whatever fits. The standard is sent for the rest. */
export function fittingSentences(kept: Kept): Sentences {
	const standings = standingsOf(kept);
	return Object.fromEntries(
		Object.entries(kept.wording).flatMap(([part, own]) =>
			standings.get(part as WordingPart) === 'unsent' ? [] : [[part, own.text]],
		),
	);
}
