import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiFailure } from '#contract/client.ts';
import { TranslationsProvider } from '#ui/translations.tsx';
import { wordsOf } from '../../../tests/support/words-of.ts';
import { type OpenReservation, ReservationContext } from '../reservation/reservation-context.ts';
import { DisputeCard } from './dispute-card.tsx';

const id = '0b54c1b2-98f5-4d8e-9a57-3f0f3f5d7a11';
const failure = new ApiFailure(500, {
	...{ type: 'about:blank', title: '', code: 'internal', status: 500, requestId: '9f2c41aa' },
});

/** The card after the dispute could not be read; `isTrying`: while it is asked for once more. */
async function afterFailure({ isTrying = false, isPaused = false }): Promise<string> {
	const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: isTrying } } });
	const queryKey = ['GET /api/reservations/:id/dispute', id];
	await client.query({ queryKey, queryFn: () => Promise.reject(failure) }).catch(() => undefined);
	return renderToStaticMarkup(
		<QueryClientProvider client={client}>
			<TranslationsProvider locale="en" messages={wordsOf('en', ['dispute', 'state'])}>
				<ReservationContext value={{ reservation: { id } } as unknown as OpenReservation}>
					<DisputeCard isPaused={isPaused} />
				</ReservationContext>
			</TranslationsProvider>
		</QueryClientProvider>,
	);
}

test('a dispute that could not be read says so, with the number to quote', async () => {
	const html = await afterFailure({});
	expect(html).toContain('role="alert"');
	expect(html).toContain('9f2c41aa');
	expect(html).not.toContain('aria-busy');
});

test('while it is asked for once more the card and its button stay, and the button says that it is busy', async () => {
	const html = await afterFailure({ isTrying: true });
	expect(html).toContain('role="alert"');
	expect(html).toMatch(/<button[^>]*aria-busy="true"/);
});

test('a page that shows a copy says nothing of a dispute, least of all that it failed', async () => {
	expect(await afterFailure({ isPaused: true })).toBe('');
	expect(await afterFailure({ isPaused: true, isTrying: true })).toBe('');
});
