import { kinds } from '#domain/area/areas.ts';
import { type ContentLocale, type LocaleText, shownLocale } from '#domain/kernel/locale-text.ts';
import type { Order } from '#domain/reservation/order.ts';
import type { OrderData } from './reservation-templates.ts';

/** A text as its reader is shown it; empty where there is none. */
export const textIn = (texts: LocaleText, locale: ContentLocale): string =>
	texts[shownLocale(texts, locale) ?? 'ko'] ?? '';

/** An order as mails carry it. */
export const orderData = ({ kind = '' }: { kind?: string }, { on, to, time, persons, units }: Order): OrderData => ({
	on,
	to: to ?? '',
	time: time ?? '',
	adults: persons.adult,
	children: persons.child,
	infants: persons.infant,
	unit: kinds[kind]?.unit ?? 'person',
	units,
});
