import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { CountryCode } from '#domain/country/country-codes.ts';
import { loadCountries } from '#i18n/countries.ts';
import { CannotRate } from '../features/rating/form/cannot-rate.tsx';
import { RatingScreen } from '../features/rating/form/rating-screen.tsx';
import { ratingFormQuery } from '../features/rating/rating-queries.ts';
import type { PageContext } from '../page-module.ts';
import { usePage } from '../use-page.ts';

/** The address names a product; of several reservations of it, `?reservation=` names one. */
const query = ({ callApi, locale: language, params: { area = '', id = '' }, search }: PageContext) =>
	ratingFormQuery(callApi, { area, productId: id, reservationId: search.get('reservation') ?? undefined, language });

/** The one name that is shown: the browser does not need all the others. */
const countryQuery = (page: PageContext) =>
	queryOptions({
		queryKey: ['rating author country', page.locale, page.params.id],
		queryFn: async ({ client }) => {
			const { author } = await client.query(query(page));
			return (await loadCountries(page.locale))[author.country as CountryCode] ?? author.country;
		},
	});

export const queries = (page: PageContext) => [query(page), countryQuery(page)];

export default function RatingFormPage() {
	const page = usePage();
	const { data } = useSuspenseQuery(query(page));
	const { data: country } = useSuspenseQuery(countryQuery(page));
	const { block, reservation, product } = data;
	if (block !== null || reservation === null)
		return <CannotRate block={block ?? 'not-completed'} title={product.title} />;
	return <RatingScreen key={reservation.id} data={data} reservation={reservation} country={country} />;
}
