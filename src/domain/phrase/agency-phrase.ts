import { type ContentLocale, contentLocales } from '../kernel/locale-text.ts';
import { hasLink } from '../member/name.ts';

/** A sentence that the agency offers to every house, in all six languages and without gaps. */
export type AgencyTexts = Record<ContentLocale, string>;

/** Archived ones too: the list is read whole. */
export const mostAgencyPhrases = 300;
export const agencyPhraseLength = 500;

type Fault = { at: string; code: 'required' | 'too-long' | 'text-with-link' };

function textFault(text: string): Fault['code'] | undefined {
	if (text.trim() === '') return 'required';
	if (text.trim().length > agencyPhraseLength) return 'too-long';
	return hasLink(text) ? 'text-with-link' : undefined;
}

/** Whoever reads any of the languages is to understand it: one that is missing is a fault, and so is a way to elsewhere. */
export function agencyPhraseFaults(texts: AgencyTexts): Fault[] {
	return contentLocales.flatMap((locale) => {
		const code = textFault(texts[locale]);
		return code ? [{ at: `texts.${locale}`, code }] : [];
	});
}

/** Whether both name the same ones, each once, in whatever order. */
export const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
	one.length === other.length && new Set(one).size === one.length && other.every((id) => one.includes(id));

/** What is written, with a sentence behind it on a line of its own; undefined where it does not fit any more. */
export function withSentence(text: string, sentence: string, most: number): string | undefined {
	const before = text.trimEnd();
	const next = before === '' ? sentence : `${before}\n${sentence}`;
	return next.length > most ? undefined : next;
}
