import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OpenedReport, WrittenMessage } from '#contract/api/message-report.ts';
import { TranslationsProvider } from '#ui/translations.tsx';
import { ApiContext } from '#views/api-context.ts';
import { viewerOf } from '../../../tests/support/viewers.ts';
import { wordsOf } from '../../../tests/support/words-of.ts';
import { ReaderProvider } from '../viewer.tsx';
import { MessageDetail } from './message-detail.tsx';

const id = '00000000-0000-4000-8000-000000000001';
const at = '2026-11-19T00:00:00.000Z';
const written: WrittenMessage = {
	...{ id, from: 'guest', author: { id: null, name: 'Anna' }, house: null, language: null },
	...{ text: '', phrases: [], files: 0, isHidden: false, at },
};
const report: OpenedReport = {
	...{ id, threadId: id, questionId: null, from: 'guest', at, language: null, status: 'open', reports: [] },
	...{ subject: { kind: 'video', id, code: null, isOpen: true }, guest: null, provider: null },
	message: { ...written, authorReads: null },
	...{ files: [], before: [], after: [], decidedAt: null, decidedBy: null, hiddenReason: null, seen: '' },
};
const erased = 'The text of this message has been deleted.';
function pageOf(changes: Partial<OpenedReport>): string {
	const { id: _, files: __, ...message } = { ...written, ...changes.message };
	const shown = { ...report, ...changes, message: { ...message, authorReads: null } } as OpenedReport;
	return renderToStaticMarkup(
		<QueryClientProvider client={new QueryClient()}>
			<ApiContext value={() => Promise.reject(new Error('not called'))}>
				<ReaderProvider
					value={{ viewer: viewerOf('one', 'GR0100'), locale: 'en', chooseLocale: async () => undefined }}
				>
					<TranslationsProvider
						locale="en"
						messages={wordsOf('en', [
							'console',
							'console-message',
							'console-reported',
							'thread',
							'phrase',
							'phrase-book',
							'error',
						])}
					>
						<MessageDetail
							report={shown}
							listAddress="/console/messages"
							onDecided={() => undefined}
							onStale={async () => undefined}
						/>
					</TranslationsProvider>
				</ReaderProvider>
			</ApiContext>
		</QueryClientProvider>,
	);
}

/** How often it says that words were erased. */
const saidErased = (changes: Partial<OpenedReport>): number => pageOf(changes).split(erased).length - 1;

test('whoever reported it stands there with why, with the way to their page while they have an account', () => {
	const page = pageOf({
		reports: [
			{ reason: 'other', at, by: { id, name: 'Linh Nguyen' } },
			{ reason: 'advertising', at, by: { id: id.replace('1', '2'), name: '' } },
		],
	});
	expect(page).toContain('2 reports');
	expect(page).toMatch(/<a [^>]*href="\/console\/members\/00000000-0000-4000-8000-000000000001"[^>]*>Linh Nguyen<\/a>/);
	expect(page).toContain('Former member');
	expect(page.match(/console\/members\//g)).toHaveLength(1);
	expect(pageOf({})).toContain('Not reported by anyone.');
});

test('a message whose words and files are gone says so, the reported one too; what still says something does not', () => {
	expect(saidErased({})).toBe(1);
	expect(saidErased({ before: [{ ...written, text: 'Hello' }], after: [{ ...written, files: 1 }] })).toBe(1);
	expect(saidErased({ before: [written] })).toBe(2);
	expect(saidErased({ message: { ...report.message, text: 'Hello' } })).toBe(0);
	const paper = { id, name: 'a.pdf', mediaType: 'application/pdf', bytes: 1, path: null };
	expect(saidErased({ files: [paper] })).toBe(0);
});
