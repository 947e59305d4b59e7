import { accept } from '#domain/kernel/result.ts';
import { allLocales, locales } from '#i18n/locales.ts';
import type { Context } from '#server/http/handlers.ts';

/** Which of our languages the operator's translator knows. */
export async function readTranslator({ services: { translator } }: Pick<Context, 'services'>) {
	const tags = (await translator?.languages()) ?? [];
	const languages = allLocales.filter((locale) => tags.includes(locales[locale].tag));
	return accept({ languages, isOwn: translator?.isOwn ?? false });
}
