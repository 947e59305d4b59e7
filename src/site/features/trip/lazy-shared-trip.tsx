import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import type { SharedTrip } from '#contract/api/trip.ts';
import { allLocales, type Locale } from '#i18n/locales.ts';
import type { WordFile } from '#i18n/messages.ts';
import { translatorIn } from '#i18n/translator.ts';
import type { PageContext } from '#site/page-module.ts';
import { hasWords, loadWords, wordsOf } from '#site/words.ts';
import { Spinner } from '#ui/spinner.tsx';
import { TranslationsProvider, useTranslations } from '#ui/translations.tsx';
import { sharedTripQuery } from './trip-queries.ts';

/** The main page shows a trip only to those who came by a link: nobody else loads its code and its words. */
const loadView = () => import('./shared-trip.tsx');
export const sharedTripFile = 'src/site/features/trip/shared-trip.tsx';
export const sharedTripWords: readonly WordFile[] = ['trip', 'reservation'];

let loadedView: ComponentType<{ trip: SharedTrip }> | undefined;

async function prepareView(locale: Locale): Promise<void> {
	const [view] = await Promise.all([loadView(), loadWords(locale, sharedTripWords)]);
	loadedView = view.SharedTripView;
}

/** With the trip comes what shows it, so that the server's HTML has it. */
export function sharedTripPageQuery({ callApi, locale }: PageContext, secret: string) {
	const { queryKey, queryFn } = sharedTripQuery(callApi, { secret, language: locale });
	return queryOptions({
		queryKey,
		queryFn: async (context) => {
			if (typeof queryFn !== 'function') throw new Error('a query without a function');
			const [trip] = await Promise.all([queryFn(context), prepareView(locale)]);
			return trip;
		},
	});
}

/** “Linh’s trip”, once its words are here. */
export function sharedTripTitle({ locale }: PageContext, trip: SharedTrip | undefined): string | undefined {
	if (!trip || !hasWords(locale, sharedTripWords)) return undefined;
	return translatorIn(locale, wordsOf(locale, sharedTripWords))('trip')('shared.title', { name: trip.by });
}

export function LazySharedTrip({ page, secret }: { page: PageContext; secret: string }) {
	const t = useTranslations('state');
	return (
		<Suspense fallback={<Spinner label={t('loading')} slowLabel={t('stillLoading')} />}>
			<Loaded page={page} secret={secret} />
		</Suspense>
	);
}

function Loaded({ page, secret }: { page: PageContext; secret: string }) {
	const { data } = useSuspenseQuery(sharedTripPageQuery(page, secret));
	// There already where its data is; React knows a lazy one only from its second rendering on.
	const isHere = loadedView !== undefined && hasWords(page.locale, sharedTripWords);
	const View = isHere ? ViewInWords : lazyViews[page.locale];
	return <View locale={page.locale} trip={data} />;
}

type ViewProps = { locale: Locale; trip: SharedTrip };

function ViewInWords({ locale, trip }: ViewProps) {
	if (!loadedView) throw new Error('the view of a shared trip was not loaded');
	const View = loadedView;
	return (
		<TranslationsProvider locale={locale} messages={wordsOf(locale, sharedTripWords)}>
			<View trip={trip} />
		</TranslationsProvider>
	);
}

/** One a language: what is lazy here is the view and its words together. */
const lazyViews = Object.fromEntries(
	allLocales.map((locale) => [locale, lazy(() => prepareView(locale).then(() => ({ default: ViewInWords })))]),
) as Record<Locale, LazyExoticComponent<typeof ViewInWords>>;
