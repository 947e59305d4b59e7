import { allLocales, type Locale, locales } from '#i18n/locales.ts';
import { type Parsed, parseMessage } from '#i18n/parse-message.ts';

export type Messages = { [key: string]: string | Messages };
/** Language → noun → messages: the folder src/i18n/messages, read. */
export type Catalogues = Record<Locale, Record<string, Messages>>;

const source = 'ko' satisfies Locale;

/** Words that are the same in every language, and may lack its script: names, and a time with its zone; by the key. */
const namesAlone = new Set(['shell.brand', 'reservation.kst']);

/** Whatever keeps the six languages from being the same catalogue, one sentence each; none when all is well. */
export function catalogueFaults(catalogues: Catalogues): string[] {
	const flat = Object.fromEntries(allLocales.map((locale) => [locale, flatten(catalogues[locale])])) as Record<
		Locale,
		Map<string, string>
	>;
	return allLocales.flatMap((locale) => [
		...fileFaults(locale, catalogues),
		...keyFaults(locale, flat),
		...[...flat[locale]].flatMap(([key, message]) => messageFaults({ locale, key, message, flat })),
	]);
}

function fileFaults(locale: Locale, catalogues: Catalogues): string[] {
	const { missing, surplus } = compare(Object.keys(catalogues[source]), Object.keys(catalogues[locale]));
	return [
		...missing.map((noun) => `${locale}: file ${noun}.json is missing`),
		...surplus.map((noun) => `${locale}: file ${noun}.json is not in ${source}`),
	];
}

function keyFaults(locale: Locale, flat: Record<Locale, Map<string, string>>): string[] {
	const { missing, surplus } = compare([...flat[source].keys()], [...flat[locale].keys()]);
	return [
		...missing.map((key) => `${locale}: ${key} is missing`),
		...surplus.map((key) => `${locale}: ${key} is not in ${source}`),
	];
}

type Candidate = { locale: Locale; key: string; message: string; flat: Record<Locale, Map<string, string>> };

function messageFaults({ locale, key, message, flat }: Candidate): string[] {
	const at = `${locale}: ${key}`;
	const faults: string[] = [];
	if (/['"]/.test(message)) faults.push(`${at} has a straight quote`);
	if (message !== message.normalize('NFC')) faults.push(`${at} is not NFC`);
	const parsed = parseMessage(message);
	if (parsed === undefined) return [...faults, `${at} does not parse`];
	// A message of arguments alone has no words that could have been left in English.
	const hasWords = /\p{L}/u.test(parsed.text);
	const mustDiffer = hasWords && (locale === 'ru' || locale === 'th') && !namesAlone.has(key);
	if (mustDiffer && message === flat.en.get(key)) faults.push(`${at} is the English message`);
	faults.push(...scriptFaults(locale, key, parsed.text).map((fault) => `${at} ${fault}`));
	faults.push(...pluralFaults(locale, parsed).map((fault) => `${at} ${fault}`));
	const original = parseMessage(flat[source].get(key) ?? '');
	if (locale === source || original === undefined || !flat[source].has(key)) return faults;
	return [...faults, ...argumentFaults(original, parsed).map((fault) => `${at} ${fault}`)];
}

function argumentFaults(original: Parsed, parsed: Parsed): string[] {
	const { missing, surplus } = compare([...original.kinds.keys()], [...parsed.kinds.keys()]);
	const faults = [
		...missing.map((name) => `lacks the argument {${name}}`),
		...surplus.map((name) => `has the argument {${name}}, which ${source} has not`),
	];
	for (const [name, kinds] of parsed.kinds) {
		const wanted = original.kinds.get(name);
		if (wanted && !isSame(wanted, kinds)) faults.push(`takes {${name}} as ${list(kinds)}, not as ${list(wanted)}`);
	}
	for (const [name, options] of parsed.options) {
		const wanted = original.options.get(name);
		if (wanted && !isSame(wanted, options)) {
			faults.push(`chooses {${name}} among ${list(options)}, not among ${list(wanted)}`);
		}
	}
	return faults;
}

/** Asked for once a language and type, not for every plural. */
const categoriesOf = new Map<string, Intl.LDMLPluralRule[]>();
function pluralCategories(locale: Locale, type: Intl.PluralRuleType): Intl.LDMLPluralRule[] {
	const name = `${locale} ${type}`;
	const known =
		categoriesOf.get(name) ?? new Intl.PluralRules(locales[locale].tag, { type }).resolvedOptions().pluralCategories;
	categoriesOf.set(name, known);
	return known;
}

function pluralFaults(locale: Locale, { plurals }: Parsed): string[] {
	return plurals.flatMap(({ name, type, options }) => {
		const categories = pluralCategories(locale, type);
		const given = options.filter((option) => !option.startsWith('='));
		const { missing, surplus } = compare(categories, given);
		return [
			...missing.map((category) => `lacks the plural ${category} of {${name}}`),
			...surplus.map((category) => `has the plural ${category} of {${name}}, which is never chosen`),
		];
	});
}

const scripts: Record<Locale, string> = {
	ko: 'Hangul',
	en: 'Latin',
	ru: 'Cyrillic',
	th: 'Thai',
	vn: 'Latin',
	id: 'Latin',
};

function scriptFaults(locale: Locale, key: string, text: string): string[] {
	const faults: string[] = [];
	const own = scripts[locale];
	const hasOwn = new RegExp(`\\p{Script=${own}}`, 'u').test(text);
	if (/\p{L}/u.test(text) && !hasOwn && !namesAlone.has(key)) faults.push(`has no ${own} letter`);
	// Latin is at home everywhere: brand, KST, e-mail.
	const foreign = text.match(new RegExp(`(?![\\p{Script=${own}}\\p{Script=Latin}])\\p{L}`, 'gu'));
	if (foreign) faults.push(`has foreign letters: ${foreign.join('')}`);
	// Letters that look alike (c and с) break search and reading aloud.
	const mixed = text.match(/\p{L}*(?:\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin})\p{L}*/u);
	if (mixed) faults.push(`mixes Latin and Cyrillic in one word: ${mixed[0]}`);
	return faults;
}

function flatten(nouns: Record<string, Messages>): Map<string, string> {
	const flat = new Map<string, string>();
	const walk = (messages: Messages, path: string) => {
		for (const [key, value] of Object.entries(messages)) {
			if (typeof value === 'string') flat.set(`${path}.${key}`, value);
			else walk(value, `${path}.${key}`);
		}
	};
	for (const [noun, messages] of Object.entries(nouns)) walk(messages, noun);
	return flat;
}

function compare(wanted: readonly string[], given: readonly string[]) {
	// There are thousands of keys: looking through all for each took most of the time.
	const [isWanted, isGiven] = [new Set(wanted), new Set(given)];
	return {
		missing: wanted.filter((word) => !isGiven.has(word)),
		surplus: given.filter((word) => !isWanted.has(word)),
	};
}

const isSame = (a: Set<string>, b: Set<string>) => a.size === b.size && [...a].every((word) => b.has(word));
const list = (words: Set<string>) => [...words].sort().join(', ');
