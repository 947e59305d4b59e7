import { readFileSync } from 'node:fs';
import { joinAddress, splitAddress } from '#i18n/address.ts';
import { internationalPhone } from '#i18n/format-phone.ts';
import { allLocales, defaultLocale, type Locale, languageKey, localeOfStored, locales } from '#i18n/locales.ts';
import type { Messages } from '#i18n/messages.ts';
import type { AgencyContact } from './agency-contact.ts';
import { cookieOf } from './cookie.ts';

type Words = Messages['state'] & { tel: string };

const read = (locale: Locale, noun: string) =>
	JSON.parse(readFileSync(new URL(`../../i18n/messages/${locale}/${noun}.json`, import.meta.url), 'utf8'));

const wordsIn = (locale: Locale): Words => ({ ...read(locale, 'state'), tel: read(locale, 'profile').phone });

/** Read once at start: when this page is needed, little else may be relied on. */
const words = Object.fromEntries(allLocales.map((locale) => [locale, wordsIn(locale)])) as Record<Locale, Words>;

/** For a page that is drawn in the browser, which needs them when it cannot load any. */
export function failureWords(locale: Locale) {
	const { failureTitle, failureText, failureId, retry } = words[locale];
	return { failureTitle, failureText, failureId, retry };
}

const dark = '--ink:#f4ecdc;--soft:#c9c0ae;--paper:#121a24;--action:#ee8358;--on:#20120a;--line:#4a5868';
const style = `:root{color-scheme:light dark;--ink:#1b2430;--soft:#444d5a;--paper:#faf6ec;--action:#c0411a;--on:#fffdf8;--line:#877f6d}
@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}:root[data-theme=dark]{color-scheme:dark;${dark}}:root[data-theme=light]{color-scheme:light}
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem 5%;box-sizing:border-box;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 'Source Sans 3','Noto Sans Thai',system-ui,sans-serif;text-align:center}
svg{width:4rem;height:4rem}h1{font:500 2rem/1.25 Georgia,'Noto Serif Thai',serif;margin:.5rem 0 .75rem;text-wrap:balance}p{margin:0 auto 1.5rem;max-width:34rem;text-wrap:pretty}
nav{display:flex;flex-wrap:wrap;gap:.75rem;justify-content:center}nav a{padding:.8rem 1.6rem;border-radius:8px;border:1px solid var(--line);color:inherit;font-weight:640;text-decoration:none}nav a:first-child{background:var(--action);border-color:var(--action);color:var(--on)}
a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}small{display:block;margin-top:1.5rem;color:var(--soft);overflow-wrap:anywhere}address{margin-top:1.5rem;color:var(--soft);font-style:normal;font-size:.9375rem}address a{color:inherit}`;

/** The kept appearance, as on every page. */
const themeScript =
	"try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}";

const mark =
	'<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M1 15.500C8 15.200 15 11.600 20 5.500c5 6.100 12 9.700 19 10-1 1.600-2.500 2.400-4.500 2.300C29 17.500 24 15 20 11.500 16 15 11 17.500 5.500 17.800 3.500 17.900 2 17.100 1 15.500z" fill="#c0411a"/><path d="M8.500 19v12M31.500 19v12" stroke="currentColor" stroke-width="2.600" stroke-linecap="round"/><path d="M4 33.500h32" stroke="currentColor" stroke-width="3.600" stroke-linecap="round"/><circle cx="20" cy="24.500" r="4.200" fill="#6fa596"/></svg>';

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function contactHtml({ companyName, address, phone }: AgencyContact, { tel }: Words): string {
	const dialled = internationalPhone(phone);
	const number = `<a href="tel:${escapeHtml(dialled.replace(/[^+\d]/g, ''))}">${escapeHtml(tel.replace('{phone}', dialled))}</a>`;
	return `<address>${escapeHtml(companyName)} · ${number}<br>${escapeHtml(address)}</address>`;
}

type Asked = {
	url: string;
	cookie: string | undefined;
	nonce: string;
	/** Undefined where nothing is kept of it. */
	requestId: string | undefined;
	contactIn: (locale: Locale) => AgencyContact | undefined;
};

/** The page that needs nothing: for a browser whose page could not be made, or was not even tried under load. */
export function failurePage({ url, cookie, nonce, requestId, contactIn }: Asked): string {
	const { code } = splitAddress(url.split('?')[0] ?? '/');
	const locale = code ?? localeOfStored(cookieOf(cookie, languageKey)) ?? defaultLocale;
	const { failureTitle, failureText, failureId, retry, goHome } = words[locale];
	const contact = contactIn(locale);
	const ways = `<nav><a href="">${retry}</a><a href="${joinAddress({ code, path: '/' })}">${goHome}</a></nav>`;
	const number = requestId === undefined ? '' : `<small>${failureId.replace('{id}', requestId)}</small>`;
	return `<!doctype html><html lang="${locales[locale].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${failureTitle} — Maru</title><script nonce="${nonce}">${themeScript}</script><style nonce="${nonce}">${style}</style></head><body><main>${mark}<h1>${failureTitle}</h1><p>${failureText}</p>${ways}${number}${contact ? contactHtml(contact, words[locale]) : ''}</main></body></html>`;
}
