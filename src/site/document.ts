import type { PageAssets } from '#contract/rendering.ts';
import { type Boot, bootId } from './boot.ts';
import { earlyPressScript } from './early-press.ts';
import { type Head, headHtml } from './seo/head.ts';
import { originMeta } from './told-origin.ts';

/**
 * The kept appearance must stand before the first paint, and a browser's offer to install comes when it likes: kept for the
 * voucher, which says what it is good for. So is a button that is pressed early. Everything else waits for the module.
 */
const firstScript =
	earlyPressScript +
	"addEventListener('beforeinstallprompt',function(e){e.preventDefault();window.installPrompt=e});try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}";

const icons =
	'<link rel="icon" href="/assets/images/favicon.svg" type="image/svg+xml"><link rel="icon" href="/assets/images/favicon-32.png" sizes="32x32"><link rel="apple-touch-icon" href="/assets/images/apple-touch-icon.png">';

type Start = {
	head: Head;
	/** What only search engines and messengers read. */
	seo: string;
	/** The address people see, which the links of later pages are made of too. */
	origin: string;
	assets: PageAssets;
	nonce: string;
};

/** Everything before the page's content: sent at once, so that the browser fetches styles and scripts meanwhile. */
export function documentStart({ head, seo, origin, assets, nonce }: Start): string {
	const styles = assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
	const preloads = assets.preloads
		.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low" nonce="${nonce}">`)
		.join('');
	const fonts = assets.fonts
		.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
		.join('');
	const scripts = assets.scripts.map((src) => `<script type="module" src="${src}" nonce="${nonce}"></script>`).join('');
	return `<!doctype html><html lang="${head.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta property="csp-nonce" nonce="${nonce}"><meta name="theme-color" media="(prefers-color-scheme: light)" content="#fffdf8"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1a2430"><meta name="${originMeta}" content="${origin}">${headHtml(head)}${seo}<script nonce="${nonce}">${firstScript}</script>${styles}${fonts}${preloads}${icons}<link rel="manifest" href="/manifest.webmanifest?language=${head.language}">${assets.inline ?? ''}${scripts}</head><body><div id="root">`;
}

/** What the browser goes on with, after the content. `<` is escaped, so that no data can end the script. */
export function documentEnd(boot: Boot, nonce: string): string {
	const json = JSON.stringify(boot).replaceAll('<', '\\u003c');
	return `</div><script type="application/json" id="${bootId}" nonce="${nonce}">${json}</script></body></html>`;
}
