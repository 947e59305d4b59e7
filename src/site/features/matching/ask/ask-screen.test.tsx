import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Me } from '#contract/api/member.ts';
import { allLocales, type Locale } from '#i18n/locales.ts';
import { Router } from '#site/router/router.tsx';
import { SiteContext } from '#site/shell/site-context.tsx';
import { CurrentPage } from '#site/use-page.ts';
import { TranslationsProvider } from '#ui/translations.tsx';
import { wordsOf } from '../../../../../tests/support/words-of.ts';
import { AskScreen } from './ask-screen.tsx';

const joined: Me = {
	...{ id: 'm', email: 'nok@example.com', isEmailVerified: false, pendingEmail: null, group: 'GR0300' },
	...{ cooperative: null, businesses: [], firstName: 'Nok', lastName: 'Jaidee', ownName: null },
	...{ birthOn: '1992-04-12', gender: 'female', phone: '+66812345678', country: 'TH', address: null },
	...{ passportMasked: null, photo: null, language: 'th', joinedOn: '2026-11-17' },
};

function screen(me: Me | null, { locale = 'en' as Locale, area = '' } = {}): string {
	const initial = { pathname: `/${locale}/matching/inquire`, search: '', hash: '', key: 'k', isReturn: false };
	const page = { params: {}, search: new URLSearchParams(), locale, callApi: (() => Promise.reject()) as never };
	const site = { locale, viewer: null, ratesAsOf: null, currency: 'KRW', chooseCurrency: () => undefined } as const;
	return renderToStaticMarkup(
		<QueryClientProvider client={new QueryClient()}>
			<Router initial={initial} load={async () => undefined} resolve={(address) => address}>
				<SiteContext value={site}>
					<CurrentPage value={page}>
						<TranslationsProvider
							locale={locale}
							messages={wordsOf(locale, ['matching-ask', 'product', 'reservation', 'error', 'area', 'shell'])}
						>
							<AskScreen
								{...{ me, country: '', earlier: null }}
								about={area === '' ? null : { area, kind: '' }}
								textQuery={() => ({ queryKey: [] })}
								text={() => null}
							/>
						</TranslationsProvider>
					</CurrentPage>
				</SiteContext>
			</Router>
		</QueryClientProvider>,
	);
}

test('a visitor is asked for nothing that the account will tell', () => {
	expect(screen(null)).not.toContain('name="contact.email"');
	expect(screen(null)).toContain('we fill in the e-mail and phone number from your account');
	expect(screen(joined)).toContain('name="contact.email"');
});

test('who has just joined reads before sending that a link is to be opened, and where it went', () => {
	expect(screen(joined)).toContain('as soon as you open the link we sent to nok@example.com');
	expect(screen(joined)).toContain('Send the link again');
	expect(screen({ ...joined, isEmailVerified: true })).not.toContain('Send the link again');
	expect(screen(null)).not.toContain('Send the link again');
});

test('the way from an area has it chosen', () => {
	expect(screen(null)).not.toMatch(/checked="" [^>]*name="area"|name="area"[^>]*checked=""/);
	expect(screen(null, { area: 'wellness' })).toMatch(/value="wellness"[^>]*checked=""|checked=""[^>]*value="wellness"/);
});

test.each(allLocales)('no word is missing in %s', (locale) => {
	expect(screen(joined, { locale, area: 'medical' })).not.toMatch(/\{[a-z]|undefined/);
});
