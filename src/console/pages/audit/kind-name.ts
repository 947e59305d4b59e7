import { allKinds } from '#domain/event/event-kinds.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import type { Messages } from '#i18n/messages.ts';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';

type Noun = keyof Messages['console']['audit']['noun'];
type Act = keyof Messages['console']['audit']['act'];
export const actOf = (kind: string) => kind.split('.')[1] as Act;
export const nounOf = (kind: string) => kind.split('.')[0] as Noun;

const nouns = Object.fromEntries(allKinds.map((kind) => [nounOf(kind), true]));

type Words = ReturnType<typeof useTranslations<'console.audit'>>;
const kindNameIn = (t: Words, kind: string) => `${t(`noun.${nounOf(kind)}`)} · ${t(`act.${actOf(kind)}`)}`;

/** What it happened to, in a word: some are known by the noun of what happened alone. */
export const subjectNoun = (subject: string, kind: string): Noun =>
	Object.hasOwn(nouns, subject) ? (subject as Noun) : nounOf(kind);

type KindOption = { value: string; label: string; group: string };

/** Whatever can stand in the trail, under what it happens to, as the alphabet of a language has it. */
export function kindOptionsIn(t: Words, locale: Locale): KindOption[] {
	const { compare } = new Intl.Collator(locales[locale].tag);
	return allKinds
		.map((kind): KindOption => ({ value: kind, label: kindNameIn(t, kind), group: t(`noun.${nounOf(kind)}`) }))
		.sort((one, other) => compare(one.group, other.group) || compare(one.label, other.label));
}

export const useKindOptions = (): KindOption[] => kindOptionsIn(useTranslations('console.audit'), useWordsLocale());
