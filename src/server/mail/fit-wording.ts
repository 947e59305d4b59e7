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
import { mailContent } from './mail-content.ts';
import { mailSamples, sampleCount } from './mail-samples.ts';
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

type Data = Record<string, string | number>;

/** What a mail of several things is made of, where the sentence is one of theirs. */
function sampleFor(template: MailTemplate, part: WordingPart): Data {
	const data = mailSamples[template] as Data;
	return partOf(part) === part ? data : { ...data, count: sampleCount };
}

/**
 * Whether a mail can be written with it. The rules above refuse what nobody can write; one that they let through all the same costs its
 * reader the operator's words, never the mail, and the desk none of its pages.
 */
function isSayable({ template, locale, data }: Of & { data: Data }, sentence: Sentences): boolean {
	try {
		mailContent(template, data, locale, sentence);
		return true;
	} catch {
		return false;
	}
}

/** What is wrong with a sentence in the place of the standard one. */
function faultOf(of: Of, part: WordingPart, { given, known }: { given: string; known: Standard }) {
	const code = wordingFault({ given, ...known, locale: of.locale });
	if (code !== undefined) return code;
	return isSayable({ ...of, data: sampleFor(of.template, part) }, { [part]: given }) ? undefined : 'message-broken';
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
		const code = faultOf(of, part, { given, known });
		return [code === undefined ? { part, kept: { text: given, of: digestOf(known.standard) } } : { part, code }];
	});
	return {
		wording: Object.fromEntries(rows.flatMap(({ part, kept }) => (kept ? [[part, kept]] : []))),
		faults: rows.flatMap(({ part, code }) => (code === undefined ? [] : [{ at: `texts.${part}`, code }])),
	};
}

type Row = { part: WordingPart; code?: WordingFault | 'unknown-field'; kept?: NonNullable<Wording[WordingPart]> };

type Stored = Of & { wording: Wording };

/** How each kept sentence stands beside the catalogue of today. A later release may say more there, or have no such sentence. */
export function standingsOf({ wording, ...of }: Stored): Map<WordingPart, WordingStanding> {
	const standards = standardWording(of);
	return new Map(
		wordingParts.flatMap((part): [WordingPart, WordingStanding][] => {
			const own = wording[part];
			if (own === undefined) return [];
			const standard = standards.get(part);
			if (!standard || faultOf(of, part, { given: own.text, known: standard })) return [[part, 'unsent']];
			return [[part, digestOf(standard.standard) === own.of ? 'own' : 'older']];
		}),
	);
}

/** What is sent of it: whatever fits, also with what this very mail is filled with. The standard is sent for the rest. */
export function fittingSentences({ data, ...stored }: Stored & { data: Data }): Sentences {
	const standings = standingsOf(stored);
	return Object.fromEntries(
		Object.entries(stored.wording).flatMap(([part, own]) =>
			standings.get(part as WordingPart) === 'unsent' || !isSayable({ ...stored, data }, { [part]: own.text })
				? []
				: [[part, own.text]],
		),
	);
}
