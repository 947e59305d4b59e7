import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { allLocales, type Locale } from '#i18n/locales.ts';
import { TranslationsProvider } from '#ui/translations.tsx';
import { GuestListAfter } from '#views/move/guest-list-after.tsx';
import { type OpenReservation, ReservationContext } from '#views/reservation/reservation-context.ts';
import { wordsOf } from '../../../tests/support/words-of.ts';
import { GuestListCard } from './guest-list-card.tsx';

const words = Object.fromEntries(
	allLocales.map((locale) => [locale, wordsOf(locale, ['error', 'reservation', 'reservation-my'])]),
) as Record<Locale, ReturnType<typeof wordsOf>>;

const people = (adult: number) => ({ adult, child: 0, infant: 0 });

function textOf(part: ReactNode, changes: object, locale: Locale = 'en'): string {
	const reservation = {
		role: 'member',
		moves: ['cancel'],
		isErased: false,
		order: { persons: people(24) },
		...changes,
	};
	const html = renderToStaticMarkup(
		<TranslationsProvider locale={locale} messages={words[locale]}>
			<ReservationContext value={{ reservation } as unknown as OpenReservation}>{part}</ReservationContext>
		</TranslationsProvider>,
	);
	return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('before other persons come, who wrote a guest list reads that it will not fit them', () => {
	const after = (adult: number, changes: object = {}) =>
		textOf(<GuestListAfter persons={people(adult)} />, { guestCount: 24, ...changes });
	expect(after(22)).toBe(' Your guest list has 24 names, 2 more than will come. Please shorten it after the change. ');
	expect(after(30)).toBe(' Your guest list has 24 names. Please add 6 more after the change. ');
	for (const text of [
		after(24),
		after(22, { guestCount: 0 }),
		after(22, { guestCount: 22 }),
		after(22, { guestCount: null }),
		after(22, { role: 'operator' }),
	])
		expect(text).toBe('');
});

test('after it, the card says how many names are missing or too many', () => {
	const card = (guestCount: number) => textOf(<GuestListCard />, { guestCount });
	expect(card(20)).toContain('20 of 24 guests named so far. 4 names are still missing.');
	expect(card(23)).toContain('1 name is still missing.');
	expect(card(26)).toContain('26 names for 24 guests: 2 too many. Please shorten the list.');
	for (const count of [0, 24]) expect(card(count)).not.toContain('missing');
});

test.each(allLocales)('both are said in %s with their numbers', (locale) => {
	const told = [
		textOf(<GuestListAfter persons={people(7)} />, { guestCount: 16 }, locale),
		textOf(<GuestListAfter persons={people(25)} />, { guestCount: 16 }, locale),
	];
	for (const text of told) expect(text).toMatch(/16.*9/);
});
