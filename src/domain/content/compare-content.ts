import { contentLocales } from '../kernel/locale-text.ts';

type Plain = Readonly<Record<string, unknown>>;

/** The same whatever the order of its fields: the database has one of its own. */
function canonical(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
	if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
	const fields = Object.entries(value)
		.filter(([, one]) => one !== undefined)
		.sort(([one], [other]) => (one < other ? -1 : 1));
	return `{${fields.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join()}}`;
}

export const isSame = (one: unknown, other: unknown): boolean => canonical(one ?? null) === canonical(other ?? null);

/**
 * Content as an editor shows it, field by field: `price`, `schedule`, and of texts each part in each language
 * (`texts.ru.title`). A list is one field: whoever adds a point changes it.
 */
function fieldsOf(content: Plain): Map<string, unknown> {
	const { texts, ...facts } = content;
	const fields = new Map<string, unknown>(Object.entries(facts));
	for (const locale of contentLocales)
		for (const [part, text] of Object.entries(((texts ?? {}) as Record<string, Plain>)[locale] ?? {}))
			fields.set(`texts.${locale}.${part}`, text);
	return fields;
}

type FieldChange = { at: string; before: unknown; after: unknown };

/** What became of each field that is not as it was; null where there is none. */
export function compareContents(before: Plain, after: Plain): FieldChange[] {
	const [old, young] = [fieldsOf(before), fieldsOf(after)];
	return [...new Set([...old.keys(), ...young.keys()])]
		.filter((at) => !isSame(old.get(at), young.get(at)))
		.sort()
		.map((at) => ({ at, before: old.get(at) ?? null, after: young.get(at) ?? null }));
}

/** By whom a field was changed since both began: by one of them, by both to the same, or by both otherwise. */
type FieldMeeting = {
	at: string;
	base: unknown;
	mine: unknown;
	theirs: unknown;
	by: 'me' | 'them' | 'both-same' | 'both';
};

type Three = { base: Plain; mine: Plain; theirs: Plain };

/** Every field that either of two people changed since the revision that both began from. */
export function meetContents({ base, mine, theirs }: Three): FieldMeeting[] {
	const [old, own, other] = [fieldsOf(base), fieldsOf(mine), fieldsOf(theirs)];
	return [...new Set([...old.keys(), ...own.keys(), ...other.keys()])].sort().flatMap((at): FieldMeeting[] => {
		const [was, ours, others] = [old.get(at), own.get(at), other.get(at)];
		const [isOurs, isOthers] = [!isSame(was, ours), !isSame(was, others)];
		if (!isOurs && !isOthers) return [];
		const both = isSame(ours, others) ? 'both-same' : 'both';
		const by = isOurs && isOthers ? both : isOurs ? 'me' : 'them';
		return [{ at, base: was ?? null, mine: ours ?? null, theirs: others ?? null, by }];
	});
}

const languageOf = (at: string): string | undefined => /^texts\.(\w+)\./.exec(at)?.[1];
const textIn = (content: Plain, locale: string): unknown => (content.texts as Plain | undefined)?.[locale];

/**
 * Theirs, with what only I changed, and mine where both did: to be looked at and saved on top of theirs. A language that one took
 * away while the other wrote in it stays, whole.
 */
export function mergeContents<Value extends Plain>(three: { base: Value; mine: Value; theirs: Value }): Value {
	const { mine, theirs } = three;
	const own = fieldsOf(mine);
	const merged: Record<string, unknown> = structuredClone(theirs);
	const met = meetContents(three);
	const isWrittenByThem = (locale: string) =>
		met.some(({ at, by, theirs: theirText }) => languageOf(at) === locale && by !== 'me' && theirText !== null);
	for (const { at, by } of met) {
		if (by !== 'me' && by !== 'both') continue;
		const locale = languageOf(at);
		if (locale !== undefined && textIn(mine, locale) === undefined && isWrittenByThem(locale)) continue;
		const isRescued = locale !== undefined && own.has(at) && textIn(merged, locale) === undefined;
		if (isRescued) for (const [part, value] of own) if (languageOf(part) === locale) put(merged, part, value);
		put(merged, at, own.get(at));
	}
	return merged as Value;
}

function put(content: Record<string, unknown>, at: string, value: unknown): void {
	const [field = '', locale, part] = at.split('.');
	if (locale === undefined || part === undefined) {
		if (value === undefined) delete content[field];
		else content[field] = value;
		return;
	}
	const texts = (content[field] ?? {}) as Record<string, Record<string, unknown>>;
	const text = texts[locale] ?? {};
	if (value === undefined) delete text[part];
	else text[part] = value;
	if (Object.keys(text).length === 0) delete texts[locale];
	else texts[locale] = text;
	content[field] = texts;
}
