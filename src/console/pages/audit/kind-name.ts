import { allKinds } from '#domain/event/event-kinds.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import type { Messages } from '#i18n/messages.ts';
import { nounOf } from '#i18n/subject-noun.ts';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';

type Act = keyof Messages['console']['audit']['act'];
export const actOf = (kind: string) => kind.split('.')[1] as Act;

type Words = ReturnType<typeof useTranslations<'console.audit'>>;
const kindNameIn = (t: Words, kind: string) => `${t(`noun.${nounOf(kind)}`)} · ${t(`act.${actOf(kind)}`)}`;

type KindOption = { value: string; label: string; group: string };

/** Whatever can stand in the trail, under what it happens to, as the alphabet of a language has it. */
export function kindOptionsIn(t: Words, locale: Locale): KindOption[] {
	const { compare } = new Intl.Collator(locales[locale].tag);
	return allKinds
		.map((kind): KindOption => ({ value: kind, label: kindNameIn(t, kind), group: t(`noun.${nounOf(kind)}`) }))
		.sort((one, other) => compare(one.group, other.group) || compare(one.label, other.label));
}

export const useKindOptions = (): KindOption[] => kindOptionsIn(useTranslations('console.audit'), useWordsLocale());
