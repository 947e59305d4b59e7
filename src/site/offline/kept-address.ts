import { joinAddress, splitAddress } from '#i18n/address.ts';
import type { Locale } from '#i18n/locales.ts';

/** A page that a member may have with them without network: their reservations, one of them, its voucher, the check at a desk. */
export type KeptAddress = {
	/** The one spelling under which its document is kept. */
	key: string;
	code: Locale | undefined;
	/** Of one reservation; undefined for the list. */
	id: string | undefined;
	isVoucher: boolean;
	/** Where a camera led with somebody's voucher: the document is the same for every token. */
	isCheck: boolean;
};

/** As the page table has them; read there, the table would make the worker twice as large. A test compares. */
const listPath = '/my/reserve';
const onePath = /^\/my\/reserve\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** The desk's own page for it, where partners work: one for every language, and for every token. */
export const deskCheckPath = '/console/check';
const isDesk = (key: string) => key === deskCheckPath;

/** What changes nothing of what is kept: a list that lies over the page, and the word that it was just sent. */
const passing = new Set(['wishes', 'sent']);

/** The list as it opens; looked at in another way (past, others' reservations) it is not kept. */
function listKey(pathname: string, names: readonly string[]): string | undefined {
	if (names.length === 0) return pathname;
	return names.length === 1 && names[0] === 'c' ? `${pathname}?c=` : undefined;
}

/** Undefined for every address that is never kept. */
export function keptAddress(address: string): KeptAddress | undefined {
	const { pathname, searchParams } = new URL(address, 'http://localhost');
	const { code, path } = splitAddress(pathname);
	const names = [...new Set(searchParams.keys())].filter((name) => !passing.has(name));
	if (pathname === deskCheckPath)
		return names.every((name) => name === 'c')
			? { key: deskCheckPath, code, id: undefined, isVoucher: false, isCheck: true }
			: undefined;
	if (path === listPath) {
		const key = listKey(pathname, names);
		return key === undefined ? undefined : { key, code, id: undefined, isVoucher: false, isCheck: names.length === 1 };
	}
	const id = onePath.exec(path)?.[1];
	if (id === undefined) return undefined;
	const isVoucher = names.includes('voucher');
	return { key: isVoucher ? `${pathname}?voucher=1` : pathname, code, id, isVoucher, isCheck: false };
}

/** The pages that are kept with an opened one, so that one can go back and forth: itself first. */
export function keptTogether({ key, code, id, isVoucher, isCheck }: KeptAddress, canCheck: boolean): string[] {
	if (isDesk(key)) return [key];
	const list = joinAddress({ code, path: listPath });
	// A code leads to the address without a language.
	const checks = canCheck ? [`${list}?c=`, `${listPath}?c=`] : [];
	if (id === undefined) return [...new Set([key, ...(isCheck ? [list] : []), ...checks])];
	const one = joinAddress({ code, path: `${listPath}/${id}` });
	return [key, ...(isVoucher ? [one] : []), list];
}
