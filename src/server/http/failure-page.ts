import { readFileSync } from 'node:fs';
import { splitAddress } from '#i18n/address.ts';
import { allLocales, defaultLocale, type Locale, languageKey, localeOfStored, locales } from '#i18n/locales.ts';
import type { Messages } from '#i18n/messages.ts';
import { cookieOf } from './cookie.ts';

const wordsIn = (locale: Locale): Messages['state'] =>
	JSON.parse(readFileSync(new URL(`../../i18n/messages/${locale}/state.json`, import.meta.url), 'utf8'));

/** Read once at start: when this page is needed, little else may be relied on. */
const words = Object.fromEntries(allLocales.map((locale) => [locale, wordsIn(locale)])) as Record<
	Locale,
	Messages['state']
>;

const style = `:root{color-scheme:light dark;--ink:#1b2430;--paper:#faf6ec;--action:#c0411a;--on:#fffdf8}
@media(prefers-color-scheme:dark){:root{--ink:#f4ecdc;--paper:#121a24;--action:#ee8358;--on:#20120a}}
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem 5%;box-sizing:border-box;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 'Source Sans 3',system-ui,sans-serif;text-align:center}
h1{font:500 2rem/1.25 Georgia,'Noto Serif Thai',serif;margin:0 0 .75rem}p{margin:0 auto 1.5rem;max-width:34rem}
a{display:inline-block;padding:.8rem 1.6rem;border-radius:8px;background:var(--action);color:var(--on);font-weight:640;text-decoration:none}
a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}small{display:block;margin-top:1.5rem;opacity:.75}`;

type Asked = { url: string; cookie: string | undefined; nonce: string; requestId: string };

/** The page that needs nothing: for a browser whose page could not be made, or was not even tried under load. */
export function failurePage({ url, cookie, nonce, requestId }: Asked): string {
	const locale =
		splitAddress(url.split('?')[0] ?? '/').code ?? localeOfStored(cookieOf(cookie, languageKey)) ?? defaultLocale;
	const { failureTitle, failureText, failureId, retry } = words[locale];
	return `<!doctype html><html lang="${locales[locale].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${failureTitle} — Maru</title><style nonce="${nonce}">${style}</style></head><body><main><h1>${failureTitle}</h1><p>${failureText}</p><a href="">${retry}</a><small>${failureId.replace('{id}', requestId)}</small></main></body></html>`;
}
