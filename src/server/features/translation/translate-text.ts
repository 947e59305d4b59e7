import type { TextReference } from '#contract/api/translation.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { mayTranslate } from '#domain/translation/translation.ts';
import { locales } from '#i18n/locales.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import { TranslatorFailed } from '#server/gateways/translator/translator.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { TranslatableTexts } from '#server/translatable.ts';

/** By the operator's translator, of what somebody may read as they may read it. What is about health is kept nowhere. */
export async function translateText(
	context: MemberContext,
	readers: TranslatableTexts,
	{ of: { kind, ...asked }, to }: { of: TextReference; to: ContentLocale },
) {
	const { queries, services, memberId } = context;
	const { translator } = services;
	const retryAfter = await countAttempt({ queries, services }, 'translate-member', memberId);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	if (!translator) return refuse('not-allowed');
	const found = await readers[kind](context, { ...asked, language: to });
	if (!found) return refuse('not-found');
	if (!mayTranslate(found, { to, isOwn: translator.isOwn })) return refuse('not-allowed');
	const { locale, texts, isHealth } = found;
	const tags = { from: locales[locale].tag, to: locales[to].tag };
	try {
		const translated = await Promise.all(
			texts.map((text) => (text === '' ? text : translator.translate({ text, ...tags }, { isKept: !isHealth }))),
		);
		return accept({ from: locale, texts: translated });
	} catch (error) {
		if (error instanceof TranslatorFailed) return refuse('no-translation');
		throw error;
	}
}
