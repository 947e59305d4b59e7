import { pagePath } from '#contract/page-address.ts';
import type { AreaSlug } from '#domain/area/areas.ts';
import type { ContentLocale, LocaleText } from '#domain/kernel/locale-text.ts';
import { greetingName } from '#domain/member/name.ts';
import type { Order } from '#domain/reservation/order.ts';
import { orderData, textIn } from './order-data.ts';
import type { NewMail } from './queue-mails.ts';

/** Places became free for somebody who waits. */
export type OfferFacts = {
	waitingId: string;
	area: AreaSlug;
	/** Tells rooms and vehicles from people. */
	kind?: string;
	productId: string;
	title: LocaleText;
	providerName: LocaleText;
	order: Order;
	/** How many places are held for them; left out, the mail names no number. */
	places?: number;
	offerUntil: Date;
	member: {
		id: string;
		email: string;
		locale: ContentLocale;
		firstName: string;
		lastName: string;
		ownName: string | null;
	};
};

type Waited = Omit<OfferFacts, 'places' | 'offerUntil'>;

/** What every mail about a wait says. */
function waited(facts: Waited) {
	const { member } = facts;
	return {
		to: { memberId: member.id, address: member.email, locale: member.locale },
		data: {
			...orderData(facts, facts.order),
			area: facts.area,
			product: textIn(facts.title, member.locale),
			chosen: '',
			provider: textIn(facts.providerName, member.locale),
			name: greetingName(member),
		},
	};
}

/** The offer is taken back: its house sells nothing for a while, or nothing on that date any more. */
export function takenBackMail({ isDateOff, ...facts }: Waited & { isDateOff: boolean }, origin: string): NewMail {
	const { to, data } = waited(facts);
	const template = isDateOff ? 'waiting-date-off' : 'waiting-taken-back';
	return { ...to, template, data: { ...data, link: origin + pagePath('myReservations') } };
}

/** Their house, or an operator, has said that they wait no longer, and why. */
export function takenOffMail({ reason, ...facts }: Waited & { reason: string }, origin: string): NewMail {
	const { to, data } = waited(facts);
	const link = origin + pagePath('productDetail', { area: facts.area, id: facts.productId });
	return { ...to, template: 'waiting-taken-off', data: { ...data, reason, link } };
}

export function waitingMail(facts: OfferFacts, origin: string): NewMail {
	const { offerUntil } = facts;
	const { to, data } = waited(facts);
	const until = offerUntil.toISOString();
	const link = `${origin}${pagePath('reserveLink', { id: facts.productId })}?waiting=${facts.waitingId}`;
	return {
		...to,
		template: 'waiting-offer',
		data: { ...data, seats: facts.places ?? 0, until, uselessAfter: until, link },
	};
}
