import type { PageMatch } from '#contract/page-address.ts';
import { pageTitle } from '#i18n/area-words.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { translatorIn } from '#i18n/translator.ts';
import { wordsOf } from './words.ts';

export type Titled = {
	language: string;
	title: string;
	/** Without the site's name. */
	name: string;
};

export type TitledPage = {
	match: PageMatch | undefined;
	locale: Locale;
	/** From the page's data, where it has a name of its own. */
	ownTitle?: string | undefined;
};

/** What a tab is called, and in which language. The rest of the head is found/head.ts, which only late pages load. */
export function titleOf({ match, locale, ownTitle }: TitledPage): Titled {
	const language = locales[locale].tag;
	const say = translatorIn(locale, wordsOf(locale, []));
	const t = say();
	const brand = t('shell.brand');
	if (!match) return { language, title: `${t('state.notFoundTitle')} — ${brand}`, name: t('state.notFoundTitle') };
	const name =
		ownTitle ?? pageTitle({ page: match.page, area: match.params.area }, { page: say('page'), area: say('area') });
	return { language, title: match.page === 'home' ? `${brand} — ${name}` : `${name} — ${brand}`, name };
}
