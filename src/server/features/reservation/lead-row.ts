import type { LeadFacts } from '#domain/reservation/lead-facts.ts';
import type { Money } from '#domain/reservation/reservation.ts';
import type { ReservationRow } from './reservation-row.repo.ts';

/** What the rule of putting right asks of a row. */
export const leadStanding = ({ status, endsAt, erasedAt, country, phone }: ReservationRow, money: Money) => ({
	...{ status, endsAt, erasedAt, money },
	isLeadKnown: country !== null && phone !== null,
});

/** Only of one whose lead guest is known. */
export const leadFactsOf = ({ lastName, firstName, country, phone, locale, email }: ReservationRow): LeadFacts => ({
	...{ lastName, firstName, email },
	country: country as LeadFacts['country'],
	phone: phone ?? '',
	language: locale,
});

/** As the reservation keeps them; of a guest without an account, the account of the house's making too. */
export const leadColumns = ({ language, ...facts }: Partial<LeadFacts>) => ({
	...facts,
	...(language !== undefined && { locale: language }),
});
