import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format';
import type { useTranslations } from 'use-intl';
import { formatCount, pluralCategory } from './counting.ts';
import { type Locale, locales } from './locales.ts';
import type { Messages } from './messages.ts';

/** A noun's words as the build leaves them: texts, and what was ICU taken to pieces. */
type Words = { [key: string]: CompiledMessage | Words };

/** Typed by use-intl, which reads the placeholders out of the Korean source; the work is done here (decision 0010). */
export type TranslatorOf = typeof useTranslations;

function remembered<Format>(make: (tag: string, options: object | undefined) => Format) {
	const made = new Map<string, Format>();
	return (tag: Intl.LocalesArgument, options?: object): Format => {
		const key = options === undefined ? String(tag) : `${tag} ${JSON.stringify(options)}`;
		const known = made.get(key);
		if (known) return known;
		const fresh = make(String(tag), options);
		made.set(key, fresh);
		return fresh;
	};
}

const numberFormat = remembered((tag, how) => new Intl.NumberFormat(tag, how));
const pluralRules = remembered((tag, how) => new Intl.PluralRules(tag, how));
const isCount = (value: number) => Number.isInteger(value) && value >= 0;

/* What needs no language data is written without it: to load it takes a browser some milliseconds. */
const options = {
	formatters: {
		getPluralRules: remembered((tag, how) => ({
			select: (value: number) =>
				(how as Intl.PluralRulesOptions).type === 'cardinal' && isCount(value)
					? pluralCategory(tag, value)
					: pluralRules(tag, how).select(value),
		})),
		getNumberFormat: remembered((tag, how) => ({
			format: (value: number) =>
				how === undefined && isCount(value) ? formatCount(tag, value) : numberFormat(tag, how).format(value),
		})),
		getDateTimeFormat: remembered((tag, how) => new Intl.DateTimeFormat(tag, how)),
	},
	timeZone: 'Asia/Seoul',
};

function find(words: Words, path: string): CompiledMessage | undefined {
	let found: Words[string] | undefined = words;
	for (const key of path.split('.')) {
		if (typeof found !== 'object' || found === null || Array.isArray(found)) return undefined;
		found = (found as Words)[key];
	}
	return typeof found === 'string' || Array.isArray(found) ? (found as CompiledMessage) : undefined;
}

/** Each a short line; names and amounts make endlessly many, so a message's are forgotten together now and then. */
const mostRemembered = 200;

type Values = Record<string, string | number>;

/** What tells two uses of a message apart: mostly one value, which then serves as it is. */
function questionOf(values: Values): string | number {
	const names = Object.keys(values);
	if (names.length === 1) return values[names[0] ?? ''] ?? '';
	return names.map((name) => `${name}\u0000${values[name]}`).join('\u0000');
}

/** The rows of a list say the same few things: “per person”, “4 h”. */
function remembering(write: (values: Values) => string) {
	const written = new Map<string | number, string>();
	return (values: Values = {}): string => {
		const question = questionOf(values);
		const known = written.get(question);
		if (known !== undefined) return known;
		const text = write(values);
		if (written.size >= mostRemembered) written.clear();
		written.set(question, text);
		return text;
	};
}

/**
 * Cannot be missing with a key that compiled, but words that were not loaded can. Nobody is shown a key: whoever looks after
 * the site is told, and every journey in a browser fails on it.
 */
function missing(path: string): string {
	console.error(`no words for ${path}`);
	return '';
}

function create(tag: string, words: Words, namespace: string) {
	const pathOf = (key: string) => (namespace === '' ? key : `${namespace}.${key}`);
	const found = new Map<string, string | ((values?: Values) => string)>();
	const look = (key: string) => {
		const message = find(words, pathOf(key)) ?? missing(pathOf(key));
		const said =
			typeof message === 'string'
				? message
				: remembering((values) => String(format(message, tag, values, options as unknown as FormatOptions)));
		found.set(key, said);
		return said;
	};
	const translate = (key: string, values?: Values) => {
		const said = found.get(key) ?? look(key);
		return typeof said === 'string' ? said : said(values);
	};
	translate.has = (key: string) => find(words, pathOf(key)) !== undefined;
	return translate;
}

/** A page asks hundreds of times for the same few: made once for each set of words. */
const translators = new WeakMap<object, Map<string, unknown>>();

export function translatorIn(locale: Locale, messages: Partial<Messages>): TranslatorOf {
	const known = translators.get(messages) ?? new Map<string, unknown>();
	translators.set(messages, known);
	return ((namespace: string = '') => {
		const made = known.get(namespace);
		if (made) return made;
		const translator = create(locales[locale].tag, messages as unknown as Words, namespace);
		known.set(namespace, translator);
		return translator;
	}) as unknown as TranslatorOf;
}
