import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Job } from '#contract/api/running.ts';
import { TranslationsProvider } from '#ui/translations.tsx';
import { ApiContext } from '#views/api-context.ts';
import { viewerOf } from '../../../../tests/support/viewers.ts';
import { wordsOf } from '../../../../tests/support/words-of.ts';
import { ReaderProvider } from '../../viewer.tsx';
import { Jobs } from './jobs.tsx';

const at = '2026-11-19T00:00:00.000Z';
const job = (changes: Partial<Job>): Job => ({
	...{ id: '1', task: 'tell-proofs', state: 'given-up', attempts: 13, maxAttempts: 13, canRun: true, setAside: null },
	...{ lastError: 'tell-proofs failed: ECONNREFUSED', runAt: at, createdAt: at },
	...changes,
});

function shown(...items: Job[]): string {
	const client = new QueryClient();
	const pages = [{ items, total: items.length, nextCursor: null }];
	client.setQueryData(['GET /api/jobs', 'failed'], { pages, pageParams: [undefined] });
	return renderToStaticMarkup(
		<QueryClientProvider client={client}>
			<ApiContext value={() => Promise.reject(new Error('not called'))}>
				<ReaderProvider
					value={{ viewer: viewerOf('one', 'GR0100'), locale: 'en', chooseLocale: async () => undefined }}
				>
					<TranslationsProvider locale="en" messages={wordsOf('en', ['console', 'console-running', 'error'])}>
						<Jobs />
					</TranslationsProvider>
				</ReaderProvider>
			</ApiContext>
		</QueryClientProvider>,
	);
}

const setButton = 'aria-label="Set aside: ';

test('what was given up can be tried again or set aside; what erases or tells something once says why it cannot', () => {
	expect(shown(job({}))).toContain(`${setButton}Announce new transfer receipts"`);
	const mail = shown(job({ task: 'send-mail', lastError: 'send-mail failed: EAUTH' }));
	expect(mail).not.toContain(setButton);
	expect(mail).toContain('so it cannot be set aside');
	expect(mail).toContain('aria-label="Try again: Send an e-mail"');
	expect(shown(job({ state: 'failing' }))).not.toContain(setButton);
});

test('what was set aside says by whom, when and why, also when somebody has gone', () => {
	const aside = (by: string | null) => shown(job({ state: 'set-aside', setAside: { by, reason: 'too-late', at } }));
	expect(aside('Mina Kim')).toContain('Set aside on 2026.11.19 09:00 by Mina Kim: Too late to be of use');
	expect(aside(null)).toContain('by a former operator: ');
	expect(aside(null)).not.toContain(setButton);
});

test('an empty list says so', () => {
	expect(shown()).toContain('No failed jobs.');
});
