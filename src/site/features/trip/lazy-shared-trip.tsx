import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { SharedTrip } from '#contract/api/trip.ts';
import type { WordFile } from '#i18n/messages.ts';
import { translatorIn } from '#i18n/translator.ts';
import { createLatePart, Late } from '#site/late-part.tsx';
import type { PageContext } from '#site/page-module.ts';
import { hasWords, wordsOf } from '#site/words.ts';
import { Spinner } from '#ui/spinner.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { sharedTripQuery } from './trip-queries.ts';

/** The main page shows a trip only to those who came by a link: nobody else loads its code and its words. */
export const sharedTripFile = 'src/site/features/trip/shared-trip.tsx';
export const sharedTripWords: readonly WordFile[] = ['trip', 'reservation'];
const view = createLatePart({
	load: async () => (await import('./shared-trip.tsx')).SharedTripView,
	words: sharedTripWords,
});

/** With the trip comes what shows it, so that the server's HTML has it. */
export function sharedTripPageQuery({ callApi, locale }: PageContext, secret: string) {
	const { queryKey, queryFn } = sharedTripQuery(callApi, { secret, language: locale });
	return queryOptions({
		queryKey,
		queryFn: async (context) => {
			if (typeof queryFn !== 'function') throw new Error('a query without a function');
			const [trip] = await Promise.all([queryFn(context), view.prepare(locale)]);
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
	return (
		<Suspense fallback={<Waiting />}>
			<Loaded page={page} secret={secret} />
		</Suspense>
	);
}

function Waiting() {
	const t = useTranslations('state');
	return <Spinner label={t('loading')} slowLabel={t('stillLoading')} />;
}

function Loaded({ page, secret }: { page: PageContext; secret: string }) {
	const { data } = useSuspenseQuery(sharedTripPageQuery(page, secret));
	return <Late part={view} props={{ trip: data }} waiting={<Waiting />} />;
}
