import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Plan } from '#contract/api/slot.ts';
import type { WaitingParty } from '#contract/api/waiting.ts';
import type { Role } from '#domain/organisation/organisation.ts';
import { TranslationsProvider } from '#ui/translations.tsx';
import { ApiContext } from '#views/api-context.ts';
import { viewerOf } from '../../../../tests/support/viewers.ts';
import { wordsOf } from '../../../../tests/support/words-of.ts';
import { ReaderProvider } from '../../viewer.tsx';
import { WaitingLine } from './waiting-line.tsx';

const day = '2026-12-10';
const party: WaitingParty = {
	...{ id: '00000000-0000-4000-8000-000000000001', name: 'Linh Nguyen', phone: '+84901234567', email: null },
	...{ language: 'vn', places: 3, since: '2026-11-18T00:30:00.000Z', position: 1, offerUntil: null },
	order: { on: day, to: null, time: '09:00', persons: { adult: 2, child: 1, infant: 1 }, units: 1, choices: {} },
};

type Given = { parties?: WaitingParty[]; inLine?: number; onHold?: number; role?: Role; isStopped?: boolean };

function shown({ parties = [party], inLine = 1, onHold = 0, role = 'desk', isStopped = false }: Given = {}): string {
	const slot = {
		...{ time: '09:00', capacity: 10, usualCapacity: 10, taken: 10, onHold, isStopped, isBusy: false },
		...{ isFormer: false, inLine: { parties: inLine, places: 3 * inLine } },
	};
	const facts = { isPlanned: true, isException: false, isOpened: false, isStopped: false, why: '', changedAt: null };
	const plan: Plan = {
		...{ productId: 'tour', usual: { weekdays: [], times: ['09:00'], capacity: 10 } },
		days: [{ on: day, ...facts, slots: [slot] }],
	};
	const client = new QueryClient();
	client.setQueryData(['GET /api/console/products/:id/waiting', 'tour', day, '09:00'], {
		...{ pages: [{ items: parties, total: parties.length, nextCursor: null }], pageParams: [undefined] },
	});
	const viewer = {
		...viewerOf('one', 'GR0200'),
		works: [{ organisationId: '00000000-0000-4000-8000-0000000000aa', role, status: 'approved' as const }],
	};
	return renderToStaticMarkup(
		<QueryClientProvider client={client}>
			<ApiContext value={() => Promise.reject(new Error('not called'))}>
				<ReaderProvider value={{ viewer, locale: 'en', chooseLocale: async () => undefined }}>
					<TranslationsProvider locale="en" messages={wordsOf('en', ['console', 'console-calendar', 'error'])}>
						<WaitingLine plan={plan} day={day} time="09:00" />
					</TranslationsProvider>
				</ReaderProvider>
			</ApiContext>
		</QueryClientProvider>,
	);
}

test('who waits stands there by number and name, with the party, the language, since when and the telephone', () => {
	const html = shown();
	for (const said of ['No. 1 Linh Nguyen', '4 people · 3 places', 'Vietnamese', 'Waiting since 2026.11.18 09:30'])
		expect(html).toContain(said);
	expect(html).toContain('href="tel:+84901234567"');
	expect(html).not.toContain('mailto:');
});

test('who is offered places has no number, and stands there also when nobody waits any more', () => {
	const html = shown({
		parties: [{ ...party, position: null, offerUntil: '2026-11-19T03:00:00.000Z' }],
		...{ inLine: 0, onHold: 3 },
	});
	expect(html).toContain('Offered until 2026.11.19 12:00');
	expect(html).not.toContain('No. 1');
	expect(html).toContain('Waiting list');
	expect(shown({ inLine: 0 })).not.toContain('Waiting list');
});

test('nobody is promised a place of a start whose sale is stopped', () => {
	const [promise, stopped] = ['whoever joined first is offered them automatically', 'until you open it again'];
	expect([shown().includes(promise), shown().includes(stopped)]).toEqual([true, false]);
	const html = shown({ isStopped: true });
	expect([html.includes(promise), html.includes(stopped)]).toEqual([false, true]);
});

test('whoever answers guests takes somebody off; a guide reads the line', () => {
	expect(shown()).toContain('aria-label="Take off the list: Linh Nguyen"');
	expect(shown({ role: 'guide' })).not.toContain('Take off the list: ');
});
