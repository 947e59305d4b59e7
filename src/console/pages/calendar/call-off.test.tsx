import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CalledOff, CallOffStatement } from '#contract/api/call-off.ts';
import { allLocales, type Locale } from '#i18n/locales.ts';
import { TranslationsProvider } from '#ui/translations.tsx';
import { viewerOf } from '../../../../tests/support/viewers.ts';
import { wordsOf } from '../../../../tests/support/words-of.ts';
import { ReaderProvider } from '../../viewer.tsx';
import { CallOffCost } from './call-off-cost.tsx';
import { OneCalledOff } from './called-off.tsx';

const viewer = viewerOf('one', 'GR0200', 'COOPERATIVE_MEMBER');
const shown = (locale: Locale, node: React.ReactNode) =>
	renderToStaticMarkup(
		<QueryClientProvider client={new QueryClient()}>
			<ReaderProvider value={{ viewer, locale: 'ko', chooseLocale: async () => undefined }}>
				<TranslationsProvider
					locale={locale}
					messages={wordsOf(locale, ['console-calendar', 'console', 'error', 'state'])}
				>
					{node}
				</TranslationsProvider>
			</ReaderProvider>
		</QueryClientProvider>,
	);
const textOf = (html: string) =>
	html
		.replace(/<[^>]+>/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();

const party = { id: '00000000-0000-4000-8000-000000000001', code: 'MR-261210-4K7PX', guest: 'Linh Tran' };
const nothing: CallOffStatement = {
	...{ parties: 0, people: 0, requests: 0, wishes: 0, offers: 0, ended: 0, wonBack: 0, pay: [] },
	...{ languages: [], phoned: [], phonedCount: 0, left: [], leftCount: 0, seen: '' },
};
const statement: CallOffStatement = {
	...{ ...nothing, parties: 3, people: 7, requests: 1, wishes: 1, offers: 2, wonBack: 312_000 },
	pay: [
		{ state: 'paid', parties: 2, won: 312_000 },
		{ state: 'unpaid', parties: 1, won: 0 },
	],
	...{ phoned: [{ ...party, phone: '+84901234567' }], phonedCount: 1 },
	...{ left: [{ ...party, why: 'arrived' }], leftCount: 2 },
};

test('the statement says who is reserved, what is refunded, whom to phone and who is left', () => {
	const html = shown('en', <CallOffCost statement={statement} />);
	const text = textOf(html);
	for (const part of [
		'3 reservations · 7 people',
		'2 paid reservations: ₩312,000 is refunded',
		'1 without a payment: nothing to refund',
		'₩312,000 is refunded in all',
		'1 of them is a request without a reply and is declined.',
		'1 change request to this date is declined.',
		'2 places held for the waiting list are withdrawn',
		'2 reservations are not cancelled:',
		'has arrived',
		'and 1 more',
	])
		expect(text).toContain(part);
	expect(html).toContain('href="tel:+84901234567"');
	expect(html).toContain(`href="/console/reservations/${party.id}"`);
});

test('what is not there is not spoken of', () => {
	expect(shown('en', <CallOffCost statement={nothing} />)).toBe('');
});

const called: CalledOff = {
	...{ id: '00000000-0000-4000-8000-000000000002', on: '2026-12-10', time: '09:00', reason: 'A typhoon.' },
	...{ begunAt: '2026-12-09T00:00:00.000Z', endedAt: null, count: 40, done: 12, waiting: 28, left: 0, gone: 0 },
	...{ named: [], phoned: [], phonedCount: 0 },
};
const over: CalledOff = {
	...{ ...called, endedAt: '2026-12-09T00:01:00.000Z', done: 37, waiting: 0, left: 2, gone: 1 },
	named: [{ ...party, why: 'failed' }],
	...{ phoned: [{ ...party, phone: '+84901234567' }], phonedCount: 2 },
};
const product = 'tour';

test('under way it says how far it is, and offers no second try', () => {
	const html = shown('en', <OneCalledOff product={product} called={called} mayRetry />);
	expect(textOf(html)).toContain('Cancelling: 12 of 40');
	expect(html).not.toContain('<button');
});

test('when it is over it links who was left, and lets those who may try again', () => {
	const html = shown('en', <OneCalledOff product={product} called={over} mayRetry />);
	for (const part of [
		'37 of 40 cancelled',
		'2 need your attention:',
		'could not be cancelled',
		'1 was cancelled or moved',
		'A typhoon.',
	])
		expect(textOf(html)).toContain(part);
	expect(html).toContain(`href="/console/reservations/${party.id}"`);
	expect(html).toContain('<button');
	expect(shown('en', <OneCalledOff product={product} called={over} mayRetry={false} />)).not.toContain('Try again');
});

test('whom to phone stays there after it, each with the telephone and the way to the reservation', () => {
	const html = shown('en', <OneCalledOff product={product} called={{ ...over, left: 0 }} mayRetry />);
	expect(textOf(html)).toContain('2 guests have no account. Please call:');
	expect(textOf(html)).toContain('and 1 more');
	expect(html).toContain('href="tel:+84901234567"');
	expect(html).toContain(`href="/console/reservations/${party.id}"`);
	expect(shown('en', <OneCalledOff product={product} called={called} mayRetry />)).not.toContain('tel:');
});

test.each(allLocales)('every sentence of it is there in %s', (locale) => {
	const html = shown(locale, [
		<CallOffCost key="cost" statement={statement} />,
		<OneCalledOff key="over" product={product} called={over} mayRetry />,
	]);
	expect(textOf(html)).not.toMatch(/callOff|\{|undefined/);
});
