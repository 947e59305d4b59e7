import { type Locale, locales } from './locales.ts';
import { type Parsed, parseMessage } from './parse-message.ts';

export type WordingFault = 'message-broken' | 'placeholder-missing' | 'placeholder-unknown' | 'placeholder-styled';

type Asked = {
	/** What somebody wrote in place of the standard sentence. */
	given: string;
	standard: string;
	/** Sentences that get the same values: what they name may be named here too. */
	beside: readonly string[];
	locale: Locale;
};

/**
 * Why a sentence cannot stand in place of the catalogue's. It names everything that one names, for a mail that says less of a deadline
 * or an amount misleads; nothing that is not known, for that would be sent with its braces; and takes it as the same thing, with
 * all forms that the language counts in and in no style of its own, for most of those cannot be written at all.
 */
export function wordingFault({ given, standard, beside, locale }: Asked): WordingFault | undefined {
	const [written, wanted] = [parseMessage(given), parseMessage(standard)];
	if (!written || !wanted) return 'message-broken';
	const known = [wanted, ...beside.flatMap((sentence) => parseMessage(sentence) ?? [])];
	if ([...written.kinds.keys()].some((name) => !known.some(({ kinds }) => kinds.has(name))))
		return 'placeholder-unknown';
	if ([...wanted.kinds.keys()].some((name) => !written.kinds.has(name))) return 'placeholder-missing';
	if (!isTakenAlike(written, wanted, known) || !hasItsPlurals(written, locale)) return 'message-broken';
	return isStyledAlike(written, known) ? undefined : 'placeholder-styled';
}

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>) => [...some].every((one) => all.has(one));
const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) => isWithin(one, other) && isWithin(other, one);

/** A number is a number wherever it stands; a choice has the branches it has in the standard, or, where that has none, beside it. */
function isTakenAlike({ kinds, options }: Parsed, wanted: Parsed, known: readonly Parsed[]): boolean {
	const kindsOf = (name: string) => new Set(known.flatMap((sentence) => [...(sentence.kinds.get(name) ?? [])]));
	const choicesOf = (name: string) =>
		(wanted.options.has(name) ? [wanted] : known).flatMap((sentence) => sentence.options.get(name) ?? []);
	return (
		[...kinds].every(([name, used]) => isWithin(used, kindsOf(name))) &&
		[...options].every(([name, used]) => choicesOf(name).some((choice) => isSame(choice, used)))
	);
}

/** In a style that it has there, or in none: `{count, number, won}` asks for one that nobody has made, and could not be sent. */
const isStyledAlike = ({ styles }: Parsed, known: readonly Parsed[]): boolean =>
	[...styles].every(([name, used]) =>
		isWithin(used, new Set(known.flatMap((sentence) => [...(sentence.styles.get(name) ?? [])]))),
	);

function hasItsPlurals({ plurals }: Parsed, locale: Locale): boolean {
	return plurals.every(({ type, options }) => {
		const rules = new Intl.PluralRules(locales[locale].tag, { type });
		const given = new Set(options.filter((option) => !option.startsWith('=')));
		return isSame(given, new Set<string>(rules.resolvedOptions().pluralCategories));
	});
}

/** What a sentence has to name, as it would be written: `{name}`, `{count, plural, …}`. */
export function placeholdersOf(standard: string): string[] {
	const parsed = parseMessage(standard);
	if (!parsed) return [];
	const plural = new Set(parsed.plurals.map(({ name }) => name));
	return [...parsed.kinds].map(([name, kinds]) => {
		if (parsed.options.has(name)) return `{${name}, select, …}`;
		if (plural.has(name)) return `{${name}, plural, …}`;
		return kinds.has('text') ? `{${name}}` : `{${name}, ${[...kinds][0]}}`;
	});
}
