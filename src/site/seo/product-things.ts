import type { AvailableDay, ProductDetail } from '#contract/api/product.ts';
import { areaOf } from '#domain/area/areas.ts';
import { schemaTypes } from '#domain/area/schema-types.ts';
import { minuteMs } from '#domain/kernel/durations.ts';
import { locales } from '#i18n/locales.ts';
import { productQuestions } from '../features/product/detail/product-questions.ts';
import { addressOf, geoOf, isoDuration, namedAgency, pictureAddress } from './schema-parts.ts';
import type { SeoPage, Thing } from './seo-facts.ts';
import { shortText } from './short-text.ts';

type Place = Pick<SeoPage, 'url' | 'origin' | 'locale' | 'say'>;

/** Who receives the guest: a business of its own kind where the kind says so, and then at the product's address. */
function providerOf(product: ProductDetail, origin: string): Thing {
	const { provider, address } = product;
	const business = schemaTypes[product.kind]?.business;
	const about = { name: provider.name, description: shortText(provider.intro) };
	if (!business) return { '@type': 'Organization', ...about };
	return {
		'@type': business,
		...about,
		image: pictureAddress(origin, product.pictures[0] ?? ''),
		address: addressOf(address),
		geo: geoOf(address),
		priceRange: '₩₩',
		knowsLanguage: provider.languages.map((language) => locales[language].tag),
	};
}

function offerOf(product: ProductDetail, { url, origin }: Place): Thing {
	return {
		'@type': 'Offer',
		url,
		price: product.fromWon,
		priceCurrency: 'KRW',
		availability: 'https://schema.org/InStock',
		seller: namedAgency(origin),
	};
}

/** Real ratings only, and none of a treatment: the law on medical advertising does not let stars recommend one. */
function ratingOf({ area, rating }: ProductDetail): { aggregateRating?: Thing } {
	if (areaOf(area).isHealth || rating.count === 0) return {};
	return {
		aggregateRating: {
			'@type': 'AggregateRating',
			ratingValue: rating.average,
			ratingCount: rating.count,
			bestRating: 5,
			worstRating: 1,
		},
	};
}

/** What only one of the types knows; a type that is not asked says nothing. */
function ownOf(type: string, product: ProductDetail, place: Place): Record<string, unknown> {
	const category = place.say('product')(`kind.${product.kind}` as 'kind.hotel');
	if (type === 'Product')
		return {
			sku: product.id,
			category,
			brand: { '@type': 'Brand', name: product.provider.name },
			...ratingOf(product),
		};
	if (type === 'TouristTrip' && product.steps.length > 0)
		return {
			provider: providerOf(product, place.origin),
			itinerary: {
				'@type': 'ItemList',
				itemListElement: product.steps.map(({ text }, at) => ({ '@type': 'ListItem', position: at + 1, name: text })),
			},
		};
	if (type === 'HotelRoom') return { address: addressOf(product.address), geo: geoOf(product.address) };
	if (type === 'Service' || type === 'TaxiService' || type === 'TrainTrip' || type === 'Flight')
		return {
			provider: providerOf(product, place.origin),
			...(type === 'Service' && { serviceType: category, areaServed: { '@type': 'Country', name: 'KR' } }),
		};
	return {};
}

function mainThing(product: ProductDetail, place: Place): Thing {
	const types = schemaTypes[product.kind]?.thing ?? ['Product'];
	return {
		'@type': types,
		'@id': `${place.url}#offered`,
		name: product.title,
		description: shortText(product.summary),
		url: place.url,
		image: product.pictures.map((name) => pictureAddress(place.origin, name)),
		offers: offerOf(product, place),
		...Object.assign({}, ...types.map((type) => ownOf(type, product, place))),
	};
}

const mostEvents = 5;

/** The next performances that can still be reserved. */
function eventsOf(product: ProductDetail, days: readonly AvailableDay[], place: Place): Thing[] {
	if (!schemaTypes[product.kind]?.isEvent) return [];
	const slots = days.flatMap(({ on, won, slots }) =>
		slots.flatMap(({ time, left }) => (time !== null && left > 0 ? [{ on, won, time }] : [])),
	);
	return slots.slice(0, mostEvents).map(({ on, won, time }) => {
		const startsAt = `${on}T${time}:00+09:00`;
		const endsAt = new Date(Date.parse(startsAt) + (product.minutes ?? 60) * minuteMs);
		return {
			'@type': 'Event',
			name: product.title,
			description: shortText(product.summary),
			startDate: startsAt,
			endDate: endsAt.toISOString(),
			duration: isoDuration(product),
			eventStatus: 'https://schema.org/EventScheduled',
			eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
			image: product.pictures.map((name) => pictureAddress(place.origin, name)),
			location: {
				'@type': 'Place',
				name: product.place,
				address: addressOf(product.address),
				geo: geoOf(product.address),
			},
			organizer: { '@type': 'Organization', name: product.provider.name, url: place.url },
			offers: { ...offerOf(product, place), price: won },
		};
	});
}

/** The business beside what it offers, where the offer itself does not name it. */
function businessOf(product: ProductDetail, place: Place): Thing[] {
	const { business, thing } = schemaTypes[product.kind] ?? { thing: [] };
	return business && !thing.includes('Service') ? [providerOf(product, place.origin)] : [];
}

/** The questions stand on the page, word for word. */
const questionsOf = (product: ProductDetail, { say, url }: Place): Thing => ({
	'@type': 'FAQPage',
	'@id': `${url}#questions`,
	mainEntity: productQuestions(product, say('product')).map(({ question, answer }) => ({
		'@type': 'Question',
		name: question,
		acceptedAnswer: { '@type': 'Answer', text: answer },
	})),
});

export const productThings = (product: ProductDetail, days: readonly AvailableDay[], place: Place): Thing[] => [
	mainThing(product, place),
	...businessOf(product, place),
	...eventsOf(product, days, place),
	questionsOf(product, place),
];
