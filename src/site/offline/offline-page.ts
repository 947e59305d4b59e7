import { koreanInstant } from '#domain/reservation/service-time.ts';
import type { VoucherStanding } from '#domain/reservation/voucher-standing.ts';
import { formatDateWithWeekday } from '#i18n/format.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import type { Messages } from '#i18n/messages.ts';
import { ownClock } from '#i18n/own-clock.ts';

export type OfflineWords = Messages['offline']['page'];

/** A voucher that was kept, as the page without network names it. */
export type KeptVoucher = {
	href: string;
	title: string;
	code: string;
	on: string;
	time: string | null;
	state: VoucherStanding | 'part' | 'cancelled';
};

type Page = {
	locale: Locale;
	words: OfflineWords;
	vouchers: readonly KeptVoucher[];
	/** The device's time zone. */
	zone: string;
	/** The kept list of reservations; undefined where there is none. */
	list: string | undefined;
	nonce: string;
};

/** In the console: its kept check of vouchers; undefined where that was never opened here. */
type DeskPage = Pick<Page, 'locale' | 'words' | 'nonce'> & { check: string | undefined };

/** The one picture of it, put by when the worker is installed. */
export const offlinePicture = '/assets/images/hanriver.webp';

const style = `:root{color-scheme:light dark;--ink:light-dark(#1b2430,#f4ecdc);--ink-2:light-dark(#444d5a,#c6c8c4);--paper:light-dark(#faf6ec,#121a24);--surface:light-dark(#fffdf8,#1a2430);--line:light-dark(#e6dcc6,#2d3a48);--brand:light-dark(#1f5a4e,#8fcdbb);--action:light-dark(#c0411a,#ee8358);--on:light-dark(#fffdf8,#20120a)}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box}body{margin:0;min-height:100dvh;display:grid;place-content:center;justify-items:center;padding:2rem 5%;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 'Source Sans 3 Variable','Source Sans 3','Noto Sans Thai',system-ui,sans-serif;text-align:center}
main{width:min(34rem,100%)}img{width:min(13rem,42vw);height:auto;aspect-ratio:1;border-radius:50%;object-fit:cover;margin-bottom:1.25rem}
h1{font:500 clamp(1.75rem,1.4rem + 1.6vw,2.5rem)/1.25 Georgia,'Noto Serif Thai','Noto Serif KR',serif;margin:0 0 .6rem;text-wrap:balance}p{margin:0 auto 1.5rem;max-width:30rem;color:var(--ink-2);text-wrap:pretty}
h2{font-size:1.0625rem;margin:0 0 .7rem;text-align:start}ul{list-style:none;margin:0 0 1.5rem;padding:0;display:grid;gap:.6rem;text-align:start}
li a{display:block;padding:.9rem 1.1rem;border:1px solid var(--line);border-radius:12px;background:var(--surface);color:inherit;text-decoration:none}li b{display:block;font-weight:640;line-height:1.35}li em{display:inline-block;margin-top:.25rem;padding:.05rem .5rem;border-radius:6px;background:var(--action);color:var(--on);font-size:.875rem;font-style:normal;font-weight:640}li small{display:block;margin-top:.15rem;color:var(--ink-2);font-size:.9375rem}
nav{display:flex;flex-wrap:wrap;gap:.75rem;justify-content:center}nav a{padding:.8rem 1.6rem;border-radius:8px;font-weight:640;text-decoration:none;background:var(--action);color:var(--on)}nav a+a{background:none;color:var(--brand);box-shadow:inset 0 0 0 1px currentColor}
a:focus-visible{outline:3px solid var(--brand);outline-offset:3px}`;

/** The chosen appearance; and the page that was wanted, once there is a network again and nobody has gone on meanwhile. */
const script =
	"try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}addEventListener('online',function(){setTimeout(function(){if(navigator.onLine)location.reload()},1e3)})";

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** By the Korean clock and, where it shows something else, by that of the device. */
function clocksOf({ on, time }: KeptVoucher, { words, zone }: Pick<Page, 'words' | 'zone'>): string | null {
	const own = time && ownClock(koreanInstant(on, time), zone);
	return own ? `${time} KST (${words.own.replace('{time}', own)})` : time && `${time} KST`;
}

function voucherRow(voucher: KeptVoucher, page: Page): string {
	const { href, title, code, on, state } = voucher;
	const told = state === 'good' ? '' : `<em>${escapeHtml(page.words.state[state])}</em>`;
	const when = [formatDateWithWeekday(on, page.locale), clocksOf(voucher, page)].filter(Boolean).join(', ');
	return `<li><a href="${escapeHtml(href)}"><b>${escapeHtml(title)}</b>${told}<small>${escapeHtml(`${when} · ${code}`)}</small></a></li>`;
}

/** The page that needs nothing: in the language of the address, with the way to what was kept. */
export function offlinePage(page: Page): string {
	const { locale, words, vouchers, list, nonce } = page;
	const rows = vouchers.map((voucher) => voucherRow(voucher, page)).join('');
	const kept = rows && `<h2 id="kept">${escapeHtml(words.vouchers)}</h2><ul aria-labelledby="kept">${rows}</ul>`;
	const toList = list && `<a href="${escapeHtml(list)}">${escapeHtml(words.reservations)}</a>`;
	const text = vouchers.length > 0 ? words.text : words.textWithout;
	return frame({ locale, words, nonce, text, kept, ways: `${retryWay(words)}${toList ?? ''}` });
}

/** The same in the console, in its language: the one page of it that needs no network comes first. */
export function deskOfflinePage({ locale, words, check, nonce }: DeskPage): string {
	const toCheck = check ? `<a href="${escapeHtml(check)}">${escapeHtml(words.check)}</a>` : '';
	const text = check ? words.deskText : words.deskTextWithout;
	return frame({ locale, words, nonce, text, kept: '', ways: `${toCheck}${retryWay(words)}` });
}

const retryWay = ({ retry }: OfflineWords): string => `<a href="">${escapeHtml(retry)}</a>`;

type Frame = Pick<Page, 'locale' | 'words' | 'nonce'> & { text: string; kept: string; ways: string };

function frame({ locale, words, nonce, text, kept, ways }: Frame): string {
	return `<!doctype html><html lang="${locales[locale].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(words.title)} — Maru</title><script nonce="${nonce}">${script}</script><style nonce="${nonce}">${style}</style></head><body><main><img src="${offlinePicture}" alt="" width="600" height="450"><h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(text)}</p>${kept}<nav>${ways}</nav></main></body></html>`;
}

/** Nothing but itself: neither scripts nor addresses of others. */
export const offlinePolicy = (nonce: string): string =>
	`default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
