import { maskAddress } from '#domain/member/mask-address.ts';
import type { NewMail } from '#server/mail/queue-mails.ts';
import { aboutReservation, type TellFacts } from './reservation-mails.ts';

/**
 * To an address that mails about it do not go to, before or after: that another one stands there. Nothing in it opens anything, and the
 * other address is not told whole: one of them may be a stranger's.
 */
export function toldAddresses(facts: TellFacts, { before, after }: { before: string; after: string }): NewMail[] {
	if (before === after) return [];
	const { id: memberId, email, locale } = facts.member;
	const { area, code, product, provider, on } = aboutReservation(facts, locale, '');
	const data = { area, code, product, provider, on, link: '', before: maskAddress(before), after: maskAddress(after) };
	return [before, after]
		.filter((address) => address !== '' && address !== email)
		.map((address) => ({ memberId, address, locale, template: 'reservation-address-moved', data }));
}
