import { type ContentLocale, type LocaleText, shownLocale } from '../kernel/locale-text.ts';
import { type Promotion, priceRuleOf } from './promotion.ts';

type Stated = { title: string; audience: string; scope: string };
type Texts<Text> = Partial<Record<ContentLocale, Text>>;

/** What it is called, in every language it is told in. */
export const titleOf = ({ texts }: { texts: Texts<{ title: string }> }): LocaleText =>
	Object.fromEntries(Object.entries(texts).map(([locale, { title }]) => [locale, title]));

/** Which of its texts a reader is shown. */
export function shownText<Text extends { title: string }>(
	texts: Texts<Text>,
	language: ContentLocale,
): { locale: ContentLocale; text: Text } | undefined {
	const locale = shownLocale(titleOf({ texts }), language);
	const text = locale && texts[locale];
	return locale && text ? { locale, text } : undefined;
}

/** What makes the price, and what has to be told with it. */
export function toldPromotion(promotion: Promotion & { texts: Texts<Stated> }, language: ContentLocale) {
	const { title, audience, scope } = shownText(promotion.texts, language)?.text ?? {
		title: '',
		audience: '',
		scope: '',
	};
	return {
		...priceRuleOf(promotion),
		title,
		audience,
		scope,
		startsAt: promotion.startsAt.toISOString(),
		endsAt: promotion.endsAt.toISOString(),
	};
}
