import type { ContentValue } from '#contract/api/content-values.ts';
import type { FaultCode } from '#contract/faults.ts';
import { type ChoiceGroup, choiceGroups } from '#domain/product/price.ts';
import { allLocales, type Locale } from '#i18n/locales.ts';

type ProductContent = Extract<ContentValue, { kind: 'product' }>['value'];
type Choices = NonNullable<ProductContent['price']['choices']>;

/** What can be chosen of a ticket: a route or a class, its names, what it adds to the price as typed. Its id stays. */
export type OptionValues = { group: ChoiceGroup; id: string; addWon: string; names: Record<Locale, string> };

export const optionsOf = ({ price, texts }: Pick<ProductContent, 'price' | 'texts'>): OptionValues[] =>
	(price.choices ?? []).flatMap(({ group, options }) =>
		options.map(({ id, addWon }) => ({
			...{ group, id, addWon: String(addWon) },
			names: Object.fromEntries(
				allLocales.map((locale) => [locale, texts[locale]?.options?.[id] ?? '']),
			) as OptionValues['names'],
		})),
	);

/** Thousands may be set off; less than the usual one is written with a minus. */
const plain = (text: string) => text.trim().replace(/(?<=\d)[,\u00a0\u202f ](?=\d{3}(?!\d))/g, '');

/** The first of a group is the usual one, and adds nothing. */
export const isUsualOption = (options: readonly OptionValues[], at: number): boolean =>
	options.findIndex(({ group }) => group === options[at]?.group) === at;

/** A choice of one is none; a name in Korean or English is what everybody can fall back on. */
export function optionFaults(options: readonly OptionValues[]): [string, FaultCode][] {
	return options.flatMap(({ addWon, names }, at): [string, FaultCode][] => [
		...(isUsualOption(options, at) || /^-?\d{1,9}$/.test(plain(addWon))
			? []
			: [[`options.${at}.addWon`, 'invalid-input'] as [string, FaultCode]]),
		...(names.ko.trim() === '' && names.en.trim() === ''
			? [[`options.${at}.names.ko`, 'required'] as [string, FaultCode]]
			: []),
	]);
}

/** The choices of a price list; a group without options is no choice. */
export function choicesIn(options: readonly OptionValues[]): Choices {
	return choiceGroups.flatMap((group) => {
		const own = options.filter((one) => one.group === group);
		const told = own.map(({ id, addWon }, at) => ({ id, addWon: at === 0 ? 0 : Number(plain(addWon)) }));
		return told.length > 0 ? [{ group, options: told }] : [];
	});
}

/**
 * The names in a language. Those of options that are gone stay: who has reserved one reads it by its name.
 */
export function optionNamesIn(
	options: readonly OptionValues[],
	{ known, locale }: { known: Record<string, string> | undefined; locale: Locale },
): Record<string, string> | undefined {
	const ids = new Set(options.map(({ id }) => id));
	const gone = Object.entries(known ?? {}).filter(([id]) => !ids.has(id));
	const named = options.flatMap(({ id, names }) => {
		const name = names[locale].trim();
		return name === '' ? [] : [[id, name] as const];
	});
	const all = [...gone, ...named];
	return all.length > 0 ? Object.fromEntries(all) : undefined;
}

/** Another option, by an id that no option of this product has or had. */
export function newOption(group: ChoiceGroup, { taken }: { taken: ReadonlySet<string> }): OptionValues {
	let number = 1;
	while (taken.has(`${group}-${number}`)) number += 1;
	const names = Object.fromEntries(allLocales.map((locale) => [locale, ''])) as OptionValues['names'];
	return { group, id: `${group}-${number}`, addWon: '0', names };
}
