import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MemberPage } from '#contract/api/member-desk.ts';
import { ApiFailure } from '#contract/client.ts';
import { allLocales, type Locale } from '#i18n/locales.ts';
import { TranslationsProvider } from '#ui/translations.tsx';
import { wordsOf } from '../../../../tests/support/words-of.ts';
import { MemberFacts } from './member-facts.tsx';
import { useActionFailure } from './use-action-failure.ts';

const shown = (locale: Locale, node: React.ReactNode) =>
	renderToStaticMarkup(
		<TranslationsProvider locale={locale} messages={wordsOf(locale, ['console', 'console-member', 'error', 'state'])}>
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
	...{ passport: null, isEmailProved: false, pendingEmail: null, kind: 'general', country: null, language: 'en' },
	...{ joinedAt: '2026-11-01T00:00:00Z', secondFactor: { passkeys: 0, hasAuthenticator: false } },
} as unknown as MemberPage;

test('what is not there has no button to show it, and no address is called unproved', () => {
	const buttons = (html: string) => html.split('<button').length - 1;
	const none = shown('en', <MemberFacts member={guest} />);
	expect([buttons(none), none.includes('Not verified')]).toEqual([1, false]);
	const some = shown('en', <MemberFacts member={{ ...guest, email: 'l***@mail.example' }} />);
	expect([buttons(some), some.includes('Not verified')]).toEqual([2, true]);
});
