import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Suspense, use, useCallback, useEffect, useMemo } from 'react';
import type { CallApi } from '#contract/api.ts';
import type { Viewer } from '#domain/member/access.ts';
import type { ShownCurrency } from '#domain/product/currency.ts';
import type { Locale } from '#i18n/locales.ts';
import { TranslationsProvider } from '#ui/translations.tsx';
import { ApiContext, useApi } from '#views/api-context.ts';
import { type LoadWords, LoadWordsContext } from '#views/load-words-context.ts';
import { LinkContext } from '#views/page-link.tsx';
import { SecondCurrencyContext } from '#views/price/use-second-currency.ts';
import { besideWon, useCurrencyChoice } from './currency-choice.ts';
import { profileQuery } from './data/profile-query.ts';
import { guardedAddress } from './guarded-address.ts';
import { useLanguageChoice } from './language-choice.ts';
import { LanguageOfferHost } from './language-offer-host.tsx';
import { WishHost } from './parts/wish/wish-host.tsx';
import { type SiteLocation, screenOf } from './router/navigation.ts';
import { PageLink } from './router/page-link.tsx';
import { Router, useRouter } from './router/router.tsx';
import { type Outcome, Screen } from './screen.tsx';
import { destinationOf, loadScreen } from './screens.ts';
import { Layout } from './shell/layout.tsx';
import { useMemberShell } from './shell/member-shell-host.ts';
import { SiteContext } from './shell/site-context.tsx';
import { useLogout } from './shell/use-logout.ts';
import { forgetFailedWords, hasWords, loadWords, wordsOf } from './words.ts';

export type SiteProps = {
	client: QueryClient;
	callApi: CallApi;
	initial: SiteLocation;
	/** The stored choice as the server saw it; the browser's own storage has the last word. */
	mirroredChoice: Locale | undefined;
	storedCurrency: ShownCurrency | undefined;
	viewer: Viewer | null;
	firstOutcome: Outcome;
	requestId: string;
	/** Lets go of what came with the page and nothing has shown. The browser's alone. */
	unpinData?: () => void;
};

/** What views ask for late; after a failure again. */
const loadLateWords: LoadWords = async (locale, files) => {
	forgetFailedWords();
	await loadWords(locale, files);
	return wordsOf(locale, files);
};

/** The whole public site, the same tree on the server and in the browser. */
export function Site({ client, callApi, initial, mirroredChoice, ...known }: SiteProps) {
	const { viewer } = known;
	const choice = useLanguageChoice(mirroredChoice);
	const load = useCallback(
		(location: SiteLocation) =>
			loadScreen(destinationOf(location, choice), { search: location.search, client, callApi }),
		[choice, client, callApi],
	);
	const resolve = useCallback((address: string) => guardedAddress(address, viewer), [viewer]);
	return (
		<ApiContext value={callApi}>
			<LinkContext value={PageLink}>
				<LoadWordsContext value={loadLateWords}>
					<QueryClientProvider client={client}>
						<Router initial={initial} load={load} resolve={resolve}>
							<Suspense fallback={null}>
								<LocalisedSite {...known} choice={choice} firstKey={initial.key} />
							</Suspense>
						</Router>
					</QueryClientProvider>
				</LoadWordsContext>
			</LinkContext>
		</ApiContext>
	);
}

type LocalisedProps = Pick<SiteProps, 'storedCurrency' | 'viewer' | 'firstOutcome' | 'requestId' | 'unpinData'> & {
	choice: Locale | undefined;
	firstKey: string;
};

const noRates = {};

function LocalisedSite({ choice, firstKey, unpinData, ...known }: LocalisedProps) {
	const { storedCurrency, viewer, firstOutcome, requestId } = known;
	const { location } = useRouter();
	const isLeft = screenOf(location) !== firstKey;
	useEffect(() => void (isLeft && unpinData?.()), [isLeft, unpinData]);
	const destination = useMemo(
		() => destinationOf({ pathname: location.pathname }, choice),
		[location.pathname, choice],
	);
	const { locale } = destination;
	if (!hasWords(locale, [])) use(loadWords(locale, []));
	const { logOut, hasFailed, dismissFailure } = useLogout();
	// The footer's facts must not hold up the page: an ordinary query, there from the server's rendering on.
	const { data: profile = null } = useQuery(profileQuery(useApi(), locale));
	const rates = profile?.rates ?? noRates;
	const { currency, chooseCurrency } = useCurrencyChoice(storedCurrency, locale);
	const ratesAsOf = profile?.ratesAsOf ?? null;
	const site = useMemo(
		() => ({ locale, viewer, ratesAsOf, currency, chooseCurrency }),
		[locale, viewer, ratesAsOf, currency, chooseCurrency],
	);
	const second = useMemo(() => besideWon({ currency, rates, locale }), [currency, rates, locale]);
	return (
		<SiteContext value={site}>
			<SecondCurrencyContext value={second}>
				<TranslationsProvider locale={locale} messages={wordsOf(locale, [])}>
					<Layout profile={profile} onLogout={logOut}>
						<Screen destination={destination} firstKey={firstKey} firstOutcome={firstOutcome} requestId={requestId} />
					</Layout>
					<BesideScreen hasLogoutFailed={hasFailed} onClose={dismissFailure} />
					<WishHost />
					<LanguageOfferHost hasChoice={choice !== undefined} code={destination.code} />
				</TranslationsProvider>
			</SecondCurrencyContext>
		</SiteContext>
	);
}

/** Of members alone. */
function BesideScreen(props: { hasLogoutFailed: boolean; onClose: () => void }) {
	const ofMember = useMemberShell();
	return ofMember && <ofMember.BesideScreen {...props} />;
}
