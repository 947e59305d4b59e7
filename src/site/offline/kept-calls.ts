import type { Locale } from '#i18n/locales.ts';
import { deskCheckPath, type KeptAddress } from './kept-address.ts';

/**
 * The calls to the API behind a kept page: its document brings its data along, but whoever goes there from another kept
 * page asks for it. A test compares them with what the pages really ask for.
 */
export function keptCalls({ key, id, isVoucher, isCheck }: KeptAddress, language: Locale): string[] {
	const checking = ['/api/voucher-key', '/api/desk/voucher-products'];
	if (key === deskCheckPath) return checking;
	const shell = ['/api/members/me', `/api/profile?language=${language}`];
	if (id !== undefined) {
		const one = `/api/reservations/${id}`;
		return [`${one}?language=${language}`, ...(isVoucher ? [`${one}/voucher?language=${language}`] : []), ...shell];
	}
	return [
		`/api/errands?language=${language}&side=guest`,
		`/api/reservations?language=${language}&scope=own&time=upcoming`,
		`/api/trips?language=${language}`,
		`/api/waiting?language=${language}`,
		'/api/calendar',
		...(isCheck ? checking : []),
		...shell,
	];
}
