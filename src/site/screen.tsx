import { useQueryClient } from '@tanstack/react-query';
import { Suspense, use, useEffect, useMemo } from 'react';
import { Spinner } from '#ui/spinner.tsx';
import { TranslationsProvider, useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { pressAgain } from './early-press.ts';
import { HeadKeeper } from './head-keeper.tsx';
import { loadedNotFound } from './not-found-loads.ts';
import { Arrival } from './router/arrival.tsx';
import { screenOf } from './router/navigation.ts';
import { useRouter } from './router/router.tsx';
import { contextOf, type Destination, loadedModule, loadModule } from './screens.ts';
import { Failure } from './shell/failure.tsx';
import { FailureBoundary } from './shell/failure-boundary.tsx';
import { NotFound } from './shell/not-found.tsx';
import { CurrentPage } from './use-page.ts';
import { hasWords, loadWords, wordsOf } from './words.ts';

/** How the server's rendering of the first page ended; what comes later is found out here. */
export type Outcome = 'shown' | 'not-found' | 'failed';

type Props = {
	destination: Destination;
	/** The place the server rendered. Given, not remembered here: one may have gone on before this part came to life. */
	firstKey: string;
	firstOutcome: Outcome;
	requestId: string;
};

/** The screen of the page one is on: loaded on demand, with a spinner while it loads (SPEC section 2). */
export function Screen({ destination, firstKey, firstOutcome, requestId }: Props) {
	const t = useTranslations('state');
	const { location } = useRouter();
	const isFirst = firstKey === location.key;
	const outcome = isFirst ? firstOutcome : 'shown';
	const notFound = (
		<FailureBoundary key="not-found" notFound={null} isLoaded={() => loadedNotFound() !== undefined}>
			<Suspense fallback={<Spinner label={t('loading')} slowLabel={t('stillLoading')} />}>
				<Told destination={{ ...destination, match: undefined }} isFirst={isFirst} what={<NotFound />} />
			</Suspense>
		</FailureBoundary>
	);
	const { route, locale } = destination;
	if (!route || outcome === 'not-found') return notFound;
	if (outcome === 'failed')
		return (
			<>
				<Failure requestId={requestId} onRetry={() => window.location.reload()} />
				<Ready />
			</>
		);
	return (
		<FailureBoundary
			key={screenOf(location)}
			notFound={notFound}
			isLoaded={() => loadedModule(route) !== undefined && hasWords(locale, route.words)}
		>
			<Suspense fallback={<Spinner label={t('loading')} slowLabel={t('stillLoading')} />}>
				<LoadedScreen destination={destination} isFirst={isFirst} />
			</Suspense>
		</FailureBoundary>
	);
}

/** Says in the document that the screen beside it is live: hydration comes in parts, and the screen last. */
function Ready() {
	useEffect(() => {
		document.documentElement.dataset.ready = '';
		pressAgain();
	}, []);
	return null;
}

function Told({ destination, isFirst, what }: { destination: Destination; isFirst: boolean; what: React.ReactNode }) {
	return (
		<>
			{what}
			<HeadKeeper destination={destination} ownTitle={undefined} isFirst={isFirst} />
			<Arrival isFirst={isFirst} />
			<Ready />
		</>
	);
}

function LoadedScreen({ destination, isFirst }: { destination: Destination; isFirst: boolean }) {
	const { location } = useRouter();
	const callApi = useApi();
	const client = useQueryClient();
	// Before anything waits: what is loaded meanwhile is not waited for again, and React then knows no new hooks.
	const context = useMemo(
		() => contextOf(destination, location.search, callApi),
		[destination, location.search, callApi],
	);
	const { route, locale } = destination;
	if (!route) throw new Error('a screen needs a route');
	const module = loadedModule(route) ?? use(loadModule(route));
	if (!hasWords(locale, route.words)) use(loadWords(locale, route.words));
	const Page = module.default;
	return (
		<TranslationsProvider locale={locale} messages={wordsOf(locale, route.words)}>
			<CurrentPage value={context}>
				<Page />
				<HeadKeeper destination={destination} ownTitle={() => module.title?.(context, client)} isFirst={isFirst} />
				<Arrival isFirst={isFirst} />
				<Ready />
			</CurrentPage>
		</TranslationsProvider>
	);
}
