import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { type AreaSlug, areaSlugs, isAreaSlug } from '#domain/area/areas.ts';
import { type HomeSection, homeSections } from '#domain/page/home.ts';
import { formatWon } from '#i18n/format.ts';
import { profileQuery } from '#site/data/profile-query.ts';
import { LazyProviderSheet } from '#site/parts/provider/lazy-provider-sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { PriceTag } from '#views/price/price-tag.tsx';
import { RatingMark } from '#views/rating/rating-mark.tsx';
import { BestProducts, BestWaiting } from '../features/home/best-products.tsx';
import { BestStrip, StripWaiting } from '../features/home/best-strip.tsx';
import { Block } from '../features/home/block.tsx';
import { Hero } from '../features/home/hero.tsx';
import { bestProductsQuery, newNoticesQuery, runningPromotionsQuery } from '../features/home/home-queries.ts';
import { MatchingManual } from '../features/home/matching-manual.tsx';
import { NewNotices } from '../features/home/new-notices.tsx';
import { RunningPromotions } from '../features/home/running-promotions.tsx';
import { HeroSearch } from '../features/home/search/hero-search.tsx';
import { ProvidersWaiting, providersQueryOf, ServiceProviders } from '../features/home/service-providers.tsx';
import { TrustFacts } from '../features/home/trust-facts.tsx';
import { durationText } from '../features/product/duration-text.ts';
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
	if (secret !== null) return [sharedTripPageQuery(page, secret)];
	const { callApi, locale } = page;
	return [
		bestProductsQuery(callApi, locale),
		providersQueryOf(page),
		runningPromotionsQuery(callApi, locale),
		newNoticesQuery(callApi, locale),
	];
}

export const files = (page: PageContext) =>
	isOfOne(page) ? [sharedTripFile, ...moduleFiles(page.locale, sharedTripWords)] : [];

/** `/?provider=…`: a provider's profile. */
export const over = import.meta.env.SSR
	? async (page: PageContext) => (await import('#site/parts/provider/sheet/provider-over.ts')).providerOver(page)
	: undefined;

export function title(page: PageContext, client: QueryClient): string | undefined {
	const secret = secretIn(page);
	if (secret === null) return undefined;
	return sharedTripTitle(page, client.getQueryData(sharedTripPageQuery(page, secret).queryKey));
}

export default function HomePage() {
	const page = usePage();
	const secret = secretIn(page);
	return secret === null ? (
		<Home area={page.search.get('area') ?? ''} />
	) : (
		<LazySharedTrip page={page} secret={secret} />
	);
}

/** The main page: plain parts, each with its own data, which may wait or fail without the others, in the order the agency put them. */
function Home({ area }: { area: string }) {
	const t = useTranslations('product');
	const { locale } = usePage();
	const { data: profile } = useQuery(profileQuery(useApi(), locale));
	const order = profile?.homeOrder ?? homeSections;
	const sections: Record<HomeSection, ReactNode> = {
		best: (
			<Block waiting={<BestWaiting />}>
				<BestProducts
					parts={{
						rating: ({ rating }) => <RatingMark rating={rating} />,
						price: ({ fromWon, promotion, unit, holds }) => (
							<PriceTag won={promotion?.won ?? fromWon} beforeWon={fromWon} unit={unit} holds={holds} isFrom />
						),
						duration: (product) => durationText(product, t),
					}}
				/>
			</Block>
		),
		matching: <MatchingManual />,
		providers: (
			<Block waiting={<ProvidersWaiting />}>
				<ServiceProviders rating={(rating) => <RatingMark rating={rating} />} />
			</Block>
		),
		promotions: (
			<Block waiting={null}>
				<RunningPromotions />
			</Block>
		),
		notices: (
			<Block waiting={null}>
				<NewNotices />
			</Block>
		),
		trust: <TrustFacts />,
	};
	return (
		<>
			<LazyProviderSheet />
			<Hero>
				<HeroSearch area={isAreaSlug(area) ? area : (areaSlugs[0] as AreaSlug)} />
				<Block waiting={<StripWaiting />}>
					<BestStrip
						price={({ fromWon, promotion }) => (
							<span>
								{`${t('card.from')} `}
								<b>{formatWon(promotion?.won ?? fromWon)}</b>
							</span>
						)}
					/>
				</Block>
			</Hero>
			{order.map((section) => (
				<Fragment key={section}>{sections[section]}</Fragment>
			))}
		</>
	);
}
