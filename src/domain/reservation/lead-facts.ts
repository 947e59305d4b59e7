import type { CountryCode } from '../country/country-codes.ts';
import type { ContentLocale } from '../kernel/locale-text.ts';
import { isToCome, type Money, type ReservationStatus, refundDue } from './reservation.ts';
import type { ReservationRole } from './reservation-policy.ts';

/** What can be put right of the lead guest after it was reserved, as a form asks for it. Birth, gender and passport are asked anew. */
export const leadFacts = ['lastName', 'firstName', 'country', 'phone', 'language', 'email'] as const;
export type LeadFact = (typeof leadFacts)[number];

export type LeadFacts = {
	lastName: string;
	firstName: string;
	country: CountryCode;
	phone: string;
	language: ContentLocale;
	/** Empty where somebody who phoned has none. */
	email: string;
};

/** As some of them are given. */
export type GivenLead = { [Fact in LeadFact]?: LeadFacts[Fact] | undefined };

/**
 * Tickets and vouchers are made out to the name, so that its guest asks for another one. An address is where a reservation
 * without an account can be had from: no house changes it, whatever its right.
 */
const factsOf: Record<ReservationRole, readonly LeadFact[]> = {
	member: ['country', 'phone', 'language', 'email'],
	provider: ['lastName', 'firstName', 'country', 'phone', 'language'],
	operator: leadFacts,
};

type Standing = {
	status: ReservationStatus;
	endsAt: Date;
	erasedAt: Date | null;
	money: Money;
	/** Not since the account behind it was closed, or the guest forgotten. */
	isLeadKnown: boolean;
};

/** What somebody who may act on it can put right now: while it is to come, or money has still to reach its guest. */
export function correctableFacts(role: ReservationRole, standing: Standing, now: Date): readonly LeadFact[] {
	const { erasedAt, isLeadKnown, money } = standing;
	if (!isLeadKnown || erasedAt !== null) return [];
	return isToCome(standing, now) || refundDue(money) > 0 ? factsOf[role] : [];
}

/** Which of those that were given are others than before, in their order. */
export const changedFacts = (before: LeadFacts, given: GivenLead): LeadFact[] =>
	leadFacts.filter((fact) => given[fact] !== undefined && given[fact] !== before[fact]);

/** Whether what was looked at is still what is there. */
export const isSeenNow = (before: LeadFacts, seen: { [Fact in LeadFact]?: string | undefined }): boolean =>
	leadFacts.every((fact) => seen[fact] === undefined || seen[fact] === before[fact]);
