import type { Order } from '#domain/reservation/order.ts';
import { movedTo, type ProposedDate } from '#domain/reservation/proposal.ts';
import { lessTakenOff, type Money } from '#domain/reservation/reservation.ts';
import { formatWon } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import type { MailFact } from './mail-parts.ts';
import type { mailWords } from './mail-words.ts';
import { when } from './reservation-facts.ts';
import type { DatesData } from './reservation-templates.ts';

type ToldDate = { on: string; to: string; time: string; won: number };

export const toldDates = (order: Order, dates: readonly ProposedDate[], money: Pick<Money, 'takenOff'>): ToldDate[] =>
	dates.map((date) => ({
		on: date.on,
		to: movedTo(order, date).to ?? '',
		time: date.time ?? '',
		won: lessTakenOff(money, date.total),
	}));

/** Each with what the reservation costs then. */
export const datesFacts = ({ dates }: DatesData, t: ReturnType<typeof mailWords>, locale: Locale): MailFact[] =>
	(JSON.parse(dates || '[]') as ToldDate[]).map(({ won, ...date }, at) => {
		const told = when(t('facts.proposedDate', { number: at + 1 }), date, { t, locale });
		return { ...told, second: [told.second, formatWon(won)].filter(Boolean).join(' · ') };
	});
