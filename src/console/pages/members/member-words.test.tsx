import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MemberPage } from '#contract/api/member-desk.ts';
import { ApiFailure } from '#contract/client.ts';
import { allLocales, type Locale } from '#i18n/locales.ts';
import { TranslationsProvider } from '#ui/translations.tsx';
import { wordsOf } from '../../../../tests/support/words-of.ts';
import { MemberFacts } from './member-facts.tsx';
import { MemberLists } from './member-lists.tsx';
import { useActionFailure } from './use-action-failure.ts';

const shown = (locale: Locale, node: React.ReactNode, more: Parameters<typeof wordsOf>[1] = []) =>
	renderToStaticMarkup(
		<TranslationsProvider
			locale={locale}
			messages={wordsOf(locale, ['console', 'console-member', 'error', 'state', ...more])}
		>
			{node}
		</TranslationsProvider>,
	);

function Failure({ code }: { code: 'last-owner' | 'reservations-open' | 'not-found' }) {
	return useActionFailure()(
		new ApiFailure(409, { type: 'about:blank', title: code, status: 409, code, requestId: 'here' }),
	);
}

test.each(allLocales)(
	'who erases for a member is told what is open of the member, not of themselves, in %s',
	(locale) => {
		const { error, console: desk } = wordsOf(locale, ['error', 'console-member']);
		for (const code of ['last-owner', 'reservations-open'] as const)
			expect(shown(locale, <Failure code={code} />)).toBe(desk?.member.action.erase.refused[code]);
		expect(shown(locale, <Failure code="not-found" />)).toBe(error?.['not-found']);
	},
);

test('in English it names the member', () => {
	expect(shown('en', <Failure code="reservations-open" />)).toMatch(/^The member still has upcoming reservations\./);
});

const guest = {
	...{ id: '00000000-0000-4000-8000-000000000000', email: null, phone: '…9901', hasBirth: false, hasAddress: false },
	...{
		passport: null,
		isEmailProved: false,
		pendingEmail: null,
		kind: 'general',
		houses: [],
		country: null,
		language: 'en',
	},
	...{ joinedAt: '2026-11-01T00:00:00Z', secondFactor: { passkeys: 0, hasAuthenticator: false } },
} as unknown as MemberPage;

const none = { total: 0, items: [] };
const at = '2026-11-01T00:00:00Z';
const listed = {
	...guest,
	...{ reservations: { ...none, open: 0 }, consultations: none, videos: none, disputes: none, ratings: none },
	...{ questions: [], consents: [], versions: {}, works: [] },
	mails: (['queued', 'dropped', 'sent', 'kept'] as const).map((status) => ({
		...{ id: status, subject: null, template: 'verify-email', status, at },
	})),
	sessions: [{ id: 'one', device: '', createdAt: at, lastSeenAt: at }],
} as unknown as MemberPage;

test('of a mail without a subject it is told why, and no device is without a name', () => {
	const html = shown('en', <MemberLists member={listed} />, [
		...(['reservation', 'area', 'dispute', 'rating', 'consultation', 'video'] as const),
	]);
	expect(html.match(/\((not written yet|not sent|deleted)\)/g)).toEqual([
		...['(not written yet)', '(not sent)', '(deleted)', '(deleted)'],
	]);
	expect(html).toContain('Unknown device');
});

test('who works for a house is told apart from who does not, with the house', () => {
	const html = shown('ko', <MemberFacts member={{ ...guest, kind: 'staff', houses: ['산책'] }} />);
	expect(html).toContain('협력회원 직원 · 산책');
});

test('what is not there has no button to show it, and no address is called unproved', () => {
	const buttons = (html: string) => html.split('<button').length - 1;
	const none = shown('en', <MemberFacts member={guest} />);
	expect([buttons(none), none.includes('Not verified')]).toEqual([1, false]);
	const some = shown('en', <MemberFacts member={{ ...guest, email: 'l***@mail.example' }} />);
	expect([buttons(some), some.includes('Not verified')]).toEqual([2, true]);
});
