import type { QueryClient } from '#ui/query/query-client.ts';
import { HomeFrame } from '../features/home/home-frame.tsx';
import {
	LazySharedTrip,
	sharedTripFile,
	sharedTripPageQuery,
	sharedTripTitle,
	sharedTripWords,
} from '../features/trip/lazy-shared-trip.tsx';
import type { PageContext } from '../page-module.ts';
import { usePage } from '../use-page.ts';
import { moduleFiles } from '../words.ts';

/** `/?trip=…`: the link by which somebody shares a trip. */
const secretIn = ({ search }: PageContext): string | null => search.get('trip');

export const isOfOne = (page: PageContext) => secretIn(page) !== null;

export function queries(page: PageContext) {
	const secret = secretIn(page);
	return secret === null ? [] : [sharedTripPageQuery(page, secret)];
}

export const files = (page: PageContext) =>
	isOfOne(page) ? [sharedTripFile, ...moduleFiles(page.locale, sharedTripWords)] : [];

export function title(page: PageContext, client: QueryClient): string | undefined {
	const secret = secretIn(page);
	if (secret === null) return undefined;
	return sharedTripTitle(page, client.getQueryData(sharedTripPageQuery(page, secret).queryKey));
}

export default function HomePage() {
	const page = usePage();
	const secret = secretIn(page);
	return secret === null ? <HomeFrame /> : <LazySharedTrip page={page} secret={secret} />;
}
