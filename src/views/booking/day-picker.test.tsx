import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AvailableDay } from '#contract/api/product.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { formatMonth } from '#i18n/month-names.ts';
import { monthOf, shiftMonth } from '#ui/calendar-weeks.ts';
import { TranslationsProvider } from '#ui/translations.tsx';
import { wordsOf } from '../../../tests/support/words-of.ts';
import type { Choice } from './choice.ts';
import { DayPicker } from './day-picker.tsx';
import { daysQueryKey } from './days-query.ts';

const thisMonth = monthOf(koreanDay(new Date()));
const gala = shiftMonth(thisMonth, 4);
const day = (on: string): AvailableDay => ({ on, won: 100_000, slots: [{ time: null, left: 9 }] });

/** The month a calendar is open on before anybody touches it. */
function openedOn(on: string | undefined, known: Record<string, { days: AvailableDay[]; firstFreeOn: string | null }>) {
	const client = new QueryClient();
	for (const [month, data] of Object.entries(known)) client.setQueryData([...daysQueryKey('gala'), month], data);
	const choice: Choice = { on, to: undefined, time: undefined, persons: { adult: 1, child: 0, infant: 0 }, units: 1 };
	const price = { unit: 'person', won: 100_000 } as const;
	const bounds = { booking: 'day', price, minPersons: 1, maxPersons: 8, capacity: 9, usualAdults: 1, promotions: [] };
	const booking = { productId: 'gala', bounds, choice, choose: () => undefined };
	const html = renderToStaticMarkup(
		<QueryClientProvider client={client}>
			<TranslationsProvider locale="en" messages={wordsOf('en', ['product', 'product-detail', 'state'])}>
				<DayPicker booking={booking as never} />
			</TranslationsProvider>
		</QueryClientProvider>,
	);
	return /aria-live="polite">([^<]*)</.exec(html)?.[1];
}

test('what is offered once, months from now, opens on its month; all else on this one', () => {
	const once = {
		[thisMonth]: { days: [], firstFreeOn: `${gala}-20` },
		[gala]: { days: [day(`${gala}-20`)], firstFreeOn: null },
	};
	expect(openedOn(undefined, once)).toBe(formatMonth(gala, 'en'));
	const always = { [thisMonth]: { days: [day(koreanDay(new Date()))], firstFreeOn: null } };
	expect(openedOn(undefined, always)).toBe(formatMonth(thisMonth, 'en'));
	expect(openedOn(undefined, {})).toBe(formatMonth(thisMonth, 'en'));
});

test('a day that is chosen already is in the month on show, whatever is free before it', () => {
	const next = shiftMonth(thisMonth, 1);
	const full = { [next]: { days: [], firstFreeOn: `${gala}-20` } };
	expect(openedOn(`${next}-10`, full)).toBe(formatMonth(next, 'en'));
});
