import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ReservationDetail } from '#contract/api/reservation.ts';
import { allLocales, type Locale } from '#i18n/locales.ts';
import { TranslationsProvider } from '#ui/translations.tsx';
import { wordsOf } from '../../../tests/support/words-of.ts';
import { ClockCard } from './clock-card.tsx';
import { type OpenReservation, ReservationContext } from './reservation-context.ts';

const words = Object.fromEntries(
	allLocales.map((locale) => [locale, wordsOf(locale, ['error', 'reservation', 'reservation-my'])]),
) as Record<Locale, ReturnType<typeof wordsOf>>;

const now = Date.parse('2026-10-12T00:00:00.000Z');
const money = {
	total: 400_000,
	kept: 0,
	paid: 0,
	refunded: 0,
	refundDue: 0,
	balanceDue: 400_000,
	inCheck: 0,
	takenOff: 0,
};
const paid = { ...money, paid: 400_000, balanceDue: 0 };
const sent = { ...money, inCheck: 80_000 };
const plan = { deposit: 80_000, depositBy: '2026-10-14T09:00:00.000Z', balance: 320_000, balanceBy: null };
const steps = [
	{ until: '2026-10-13T00:00:00.000Z', percent: 100 },
	{ until: '2026-10-15T00:00:00.000Z', percent: 50 },
];
const states = {
	requested: { status: 'requested', money, plan, refund: { percent: 100, steps } },
	unpaid: { status: 'confirmed', money, plan, refund: { percent: 100, steps } },
	part: { status: 'confirmed', money: { ...money, paid: 100 }, plan, refund: { percent: 100, steps } },
	free: { status: 'confirmed', money: paid, plan, refund: { percent: 100, steps } },
	onSite: {
		status: 'confirmed',
		money,
		plan: { ...plan, deposit: 0, balance: 400_000 },
		refund: { percent: 100, steps },
	},
	sentFree: { status: 'confirmed', money: sent, plan, refund: { percent: 100, steps } },
	sentCharged: { status: 'confirmed', money: sent, plan, refund: { percent: 50, steps: steps.slice(1) } },
	charged: { status: 'confirmed', money: paid, plan, refund: { percent: 50, steps: steps.slice(1) } },
	reduced: {
		status: 'confirmed',
		money: { ...paid, total: 300_000, kept: 50_000 },
		plan,
		refund: { percent: 50, steps: steps.slice(1) },
	},
} as const;

function textOf(locale: Locale, role: string, state: object): string {
	const startsAt = '2026-10-17T00:00:00.000Z';
	const reservation = { role, startsAt, history: [], ...state } as unknown as ReservationDetail;
	const html = renderToStaticMarkup(
		<TranslationsProvider locale={locale} messages={words[locale]}>
			<ReservationContext value={{ reservation, now } as unknown as OpenReservation}>
				<ClockCard />
			</ReservationContext>
		</TranslationsProvider>,
	);
	return html.replaceAll(/aria-label="([^"]*)"/g, '>$1<').replaceAll(/<[^>]*>/g, ' ');
}

/** How each language speaks to the reader; Korean leaves the guest out and is told apart by who is named. */
const you: Record<Exclude<Locale, 'ko'>, RegExp> = {
	en: /\byour?\b/i,
	ru: /(?<!\p{L})ва[мсш]/iu,
	th: /คุณ/,
	vn: /(?<!\p{L})bạn(?!\p{L})/iu,
	id: /\bAnda\b/,
};

const told = allLocales.filter((locale) => locale !== 'ko');
const cases = told.flatMap((locale) => Object.entries(states).map(([name, state]) => ({ locale, name, state })));

test.each(cases)('in $locale the house reads of its guest, not of itself: $name', ({ locale, state }) => {
	for (const role of ['provider', 'operator']) {
		const text = textOf(locale, role, state);
		expect(text).not.toBe('');
		expect(text).not.toMatch(you[locale]);
	}
});

test('the guest and the house each read their own sentence', () => {
	expect(textOf('en', 'member', states.requested)).toContain('withdrawing your request is free. ');
	expect(textOf('en', 'provider', states.requested)).toContain('the guest can withdraw the request free of charge.');
	expect(textOf('en', 'provider', states.requested)).toContain(
		'If the provider cancels, the guest gets a full refund.',
	);
	expect(textOf('ko', 'provider', states.requested)).toContain('제공자가 취소하면 예약자에게 전액 환불됩니다.');
	expect(textOf('en', 'member', states.charged)).toContain('never more than you have paid');
	expect(textOf('en', 'member', states.free)).toContain('Full refund of the ₩400,000 you have paid.');
	expect(textOf('en', 'provider', states.onSite)).toContain('The guest pays on site');
});

test('nobody has paid what is still being looked for: it comes back once it is found', () => {
	const free = textOf('en', 'member', states.sentFree);
	expect(free).toContain('Full refund of ₩80,000 once your transfer is found.');
	for (const text of [free, textOf('en', 'member', states.sentCharged)]) {
		expect(text).toContain('Your transfer of ₩80,000 is still being checked.');
		expect(text).not.toContain('have paid');
	}
});

test('of a part that was paid, the part comes back; the sums of the policy are told for when the rest is paid', () => {
	const part = textOf('en', 'member', states.part);
	expect(part).toContain('Full refund of the ₩100 you have paid.');
	expect(part).toMatch(/Once the remaining ₩79,900 has been paid, the following applies:[ ]+₩80,000 refunded in full/);
	expect(textOf('en', 'member', states.free)).not.toContain('the following applies');
});

test('what was kept when the party was made smaller is told with what would be kept now', () => {
	const text = textOf('en', 'member', states.reduced);
	expect(text).toContain('₩200,000');
	expect(text).toContain('The cancellation fee is ₩150,000');
	expect(text).toContain('Together with the ₩50,000 fee for an earlier change, ₩200,000 is kept in total.');
	const free = { ...states.reduced, refund: { percent: 100, steps } };
	expect(textOf('en', 'member', free)).toContain('Refund of ₩400,000, less the ₩50,000 fee for an earlier change.');
	expect(textOf('en', 'member', free)).not.toContain('Full refund of the');
});
