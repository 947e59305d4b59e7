import { translationScopes } from '#contract/api/handover.ts';
import { consolePages } from '#contract/console-pages.ts';
import { type ContentKind, contentKinds } from '#domain/content/content.ts';
import { allLocales, type Locale } from '#i18n/locales.ts';

const path = consolePages.translations.path;

/** What is looked at: a kind of content, in a language, what is left to do or all of it. */
export type Asked = { kind: ContentKind | undefined; to: Locale | undefined; scope: 'open' | 'all' };

export const askedIn = (query: URLSearchParams): Asked => ({
	kind: contentKinds.find((one) => one === query.get('kind')),
	to: allLocales.find((one) => one === query.get('to')),
	scope: translationScopes.find((one) => one === query.get('scope')) ?? 'open',
});

/** Everything that is chosen stands in the address. */
export function translationAddress({ kind, to, scope }: Partial<Asked>, view: 'gaps' | 'files' = 'gaps'): string {
	const query = new URLSearchParams({
		...(view === 'files' && { view }),
		...(kind && { kind }),
		...(to && { to }),
		...(scope === 'all' && { scope }),
	});
	return query.size > 0 ? `${path}?${query}` : path;
}

const editors: Record<ContentKind, string> = {
	product: consolePages.products.path,
	provider: consolePages.providerTexts.path.replace('/:id', ''),
	notice: consolePages.notices.path,
	promotion: consolePages.promotions.path,
	'page-text': consolePages.texts.path,
};

type Gap = { kind: ContentKind; id: string; to: Locale; field: string | undefined };

/** Where it is written: beside its source, at the first text that the language lacks. */
export function editorAddress({ kind, id, to, field }: Gap): string {
	const base = `${editors[kind]}/${id}`;
	// Names of options stand beside their prices, and what photographs show beside those.
	if (kind === 'product' && field === 'options') return `${base}?part=price`;
	const at = `field=texts.${to}.${field ?? (kind === 'provider' ? 'name' : 'title')}`;
	return kind === 'promotion' ? `${base}?part=texts&${at}` : `${base}?${at}`;
}
