import type { PaymentStatus } from '#domain/reservation/payment.ts';
import type { PaymentState } from '#domain/reservation/payment-state.ts';
import { holdsPlaces, type ReservationStatus } from '#domain/reservation/reservation.ts';
import { voucherStanding } from '#domain/reservation/voucher-standing.ts';
import { defaultLocale, isLocale, type Locale } from '#i18n/locales.ts';
import { deskCheckPath, keptAddress } from './kept-address.ts';
import type { KeptStore } from './kept-store.ts';
import { deskOfflinePage, type KeptVoucher, type OfflineWords, offlinePage, offlinePolicy } from './offline-page.ts';

type Options = { store: KeptStore; words: Record<Locale, OfflineWords>; address: string };

type Named = {
	title: string;
	code: string;
	status: ReservationStatus;
	order: { on: string; time: string | null };
	/** Copies of an older release have none. */
	pay?: Pick<PaymentState, 'state'>;
	payment?: PaymentStatus;
};

/** What its voucher would say of itself. */
function stateOf({ status, pay, payment }: Named): KeptVoucher['state'] {
	if (!holdsPlaces(status)) return 'cancelled';
	const standing = pay ? voucherStanding(pay) : 'good';
	return standing === 'unpaid' && payment === 'part' ? payment : standing;
}

/** The language of the address; without one, that of what was kept, for whoever kept it reads it. */
const languageOf = (address: string, keys: readonly string[]): Locale => {
	const codes = [address, ...keys].map((one) => one.split(/[/?]/)[1]);
	return codes.find(isLocale) ?? defaultLocale;
};

/** Each voucher once: in the language of the page if it was opened in it. */
async function vouchersIn(store: KeptStore, keys: readonly string[], locale: Locale): Promise<KeptVoucher[]> {
	const found = new Map<string, KeptVoucher>();
	const ofPageFirst = keys.toSorted(
		(a, b) => Number(b.startsWith(`/${locale}/`)) - Number(a.startsWith(`/${locale}/`)),
	);
	for (const key of ofPageFirst) {
		const { id, code, isVoucher } = keptAddress(key) ?? {};
		if (id === undefined || !isVoucher || found.has(id)) continue;
		const calls = (await store.records()).find((record) => record.key === key)?.calls ?? [];
		const answer = await store.find(calls[0] ?? `/api/reservations/${id}?language=${code}`);
		if (!answer) continue;
		const named = (await answer.json()) as Named;
		const { title, code: number, order } = named;
		found.set(id, { href: key, title, code: number, ...order, state: stateOf(named) });
	}
	const isLast = ({ state }: KeptVoucher) => Number(state === 'cancelled');
	return [...found.values()].sort((a, b) => isLast(a) - isLast(b) || a.on.localeCompare(b.on));
}

const newNonce = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(12))));

const isOfDesk = (address: string): boolean => /^\/console(?:[/?]|$)/.test(address);

/** What the console speaks to who works here, as its kept page has it; Korean where none is kept, as at its door. */
export const deskLocaleIn = (document: string): Locale => {
	const locale = /<html[^>]* data-locale="(\w+)"/.exec(document)?.[1];
	return isLocale(locale) ? locale : 'ko';
};

async function deskOffline({ store, words }: Options, nonce: string): Promise<string> {
	const kept = await store.find(deskCheckPath);
	const locale = deskLocaleIn((await kept?.text()) ?? '');
	return deskOfflinePage({ locale, words: words[locale], check: kept && deskCheckPath, nonce });
}

/** In place of a page that is not kept: what is, and the way to it. */
export async function answerOffline(asked: Options): Promise<Response> {
	const nonce = newNonce();
	const html = await (isOfDesk(asked.address) ? deskOffline(asked, nonce) : siteOffline(asked, nonce));
	return new Response(html, {
		headers: {
			'content-type': 'text/html; charset=utf-8',
			'content-security-policy': offlinePolicy(nonce),
			'cache-control': 'no-store',
			'x-content-type-options': 'nosniff',
		},
	});
}

async function siteOffline({ store, words, address }: Options, nonce: string): Promise<string> {
	const keys = (await store.records()).map(({ key }) => key);
	const locale = languageOf(address, keys);
	const isList = (key: string) => keptAddress(key)?.id === undefined && !key.includes('?') && key !== deskCheckPath;
	const lists = keys.filter(isList);
	return offlinePage({
		locale,
		words: words[locale],
		vouchers: await vouchersIn(store, keys, locale),
		list: lists.find((key) => key.startsWith(`/${locale}/`)) ?? lists[0],
		zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
		nonce,
	});
}
