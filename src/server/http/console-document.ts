import type { PageAssets } from '#contract/rendering.ts';
import { type Locale, locales } from '#i18n/locales.ts';

/** The console is drawn in the browser alone: nobody searches for it, and its people stay on it all day. */
export function consoleDocument({
	assets,
	nonce,
	locale,
}: {
	assets: PageAssets;
	nonce: string;
	locale: Locale;
}): string {
	const styles = assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
	const scripts = assets.scripts.map((src) => `<script type="module" src="${src}" nonce="${nonce}"></script>`).join('');
	return `<!doctype html><html lang="${locales[locale].tag}" data-locale="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta property="csp-nonce" nonce="${nonce}"><title>Maru</title>${styles}${assets.inline ?? ''}${scripts}</head><body><div id="root"></div></body></html>`;
}
