import type { ConsoleOutside } from '#contract/console-pages.ts';
import type { PageAssets } from '#contract/rendering.ts';
import type { Viewer } from '#domain/member/access.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { failureWords } from './failure-page.ts';

const escapeAttribute = (text: string) =>
	text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The theme chosen on this device stands before the first paint; tests/e2e holds it to what ui/theme.ts writes. */
const firstScript =
	"try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}";

const icon = '<link rel="icon" href="/assets/images/favicon.svg" type="image/svg+xml">';

/** The console is drawn in the browser alone: nobody searches for it, and its people stay on it all day. */
export function consoleDocument({
	assets,
	nonce,
	locale,
	viewer,
	door,
	readsCodes = false,
}: {
	assets: PageAssets;
	nonce: string;
	locale: Locale;
	/** For the navigation; every answer is decided anew by who asks. */
	viewer: Viewer | null;
	/** Outside: the form that lets one in. */
	door?: ConsoleOutside | undefined;
	/** A reader of codes may run here (`allowCodeReader`). */
	readsCodes?: boolean;
}): string {
	const styles = assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
	const scripts = assets.scripts.map((src) => `<script type="module" src="${src}" nonce="${nonce}"></script>`).join('');
	const who = viewer ? ` data-viewer="${escapeAttribute(JSON.stringify(viewer))}"` : '';
	const failure = ` data-failure="${escapeAttribute(JSON.stringify(failureWords(locale)))}"`;
	const root = `<div id="root"${failure}${who}${door ? ` data-door="${door}"` : ''}></div>`;
	return `<!doctype html><html lang="${locales[locale].tag}" data-locale="${locale}"${readsCodes ? ' data-codes' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta property="csp-nonce" nonce="${nonce}"><title>Maru</title><script nonce="${nonce}">${firstScript}</script>${icon}${styles}${assets.inline ?? ''}${scripts}</head><body>${root}</body></html>`;
}
