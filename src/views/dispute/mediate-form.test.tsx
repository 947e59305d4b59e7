import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DisputeView } from '#contract/api/dispute.ts';
import { TranslationsProvider } from '#ui/translations.tsx';
import { wordsOf } from '../../../tests/support/words-of.ts';
import { type OpenReservation, ReservationContext } from '../reservation/reservation-context.ts';
import { MediateForm } from './mediate-form.tsx';

const dispute = { id: 'a', state: 'open', won: 0, outcome: null, wish: 'refund' } as unknown as DisputeView;

const money = { total: 50_000, paid: 30_000, refunded: 0, refundDue: 0, balanceDue: 20_000, kept: 0 };

const formWith = (mostWon: number) =>
	renderToStaticMarkup(
		<QueryClientProvider client={new QueryClient()}>
			<TranslationsProvider locale="en" messages={wordsOf('en', ['dispute', 'state', 'error', 'reservation', 'my'])}>
				<ReservationContext value={{ reservation: { id: 'b', money } } as unknown as OpenReservation}>
					<MediateForm {...{ dispute, mostWon }} keep={() => undefined} />
				</ReservationContext>
			</TranslationsProvider>
		</QueryClientProvider>,
	);

test('a refund is offered as far as there is something to refund', () => {
	const html = formWith(30_000);
	expect(html).toMatch(/<option value="refund" selected="">/);
	expect(html).toContain('Up to ₩30,000');
	expect(html).not.toContain('There is nothing to refund');
});

test('where nothing was paid no refund is offered, and it is said why', () => {
	const html = formWith(0);
	expect(html).not.toContain('value="refund"');
	expect(html).toMatch(/<option value="none" selected="">/);
	expect(html).toContain('There is nothing to refund');
	expect(html).not.toContain('Up to');
});
