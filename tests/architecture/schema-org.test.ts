import { expect, test } from 'vitest';
import { kinds } from '#domain/area/areas.ts';
import { schemaTypes } from '#domain/area/schema-types.ts';
import { schemaFaults } from '../support/schema-org.ts';

const offer = {
	'@type': 'Offer',
	url: 'https://maru.example/travel/a',
	price: 52_000,
	priceCurrency: 'KRW',
	availability: 'https://schema.org/InStock',
};
const product = {
	'@type': ['Product'],
	name: 'A show',
	description: 'Drums',
	image: ['https://maru.example/a.webp'],
	offers: offer,
	aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.4, ratingCount: 4, bestRating: 5, worstRating: 1 },
};
const event = {
	'@type': 'Event',
	name: 'A show',
	startDate: '2026-11-17T17:00:00+09:00',
	endDate: '2026-11-17T09:30:00.000Z',
	duration: 'PT1H30M',
	eventStatus: 'https://schema.org/EventScheduled',
	eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
	image: 'https://maru.example/a.webp',
	organizer: { '@type': 'Organization', name: 'Maru' },
	location: {
		'@type': 'Place',
		name: 'A theatre',
		address: { '@type': 'PostalAddress', streetAddress: '정동길 37', addressCountry: 'KR' },
	},
	offers: offer,
};

const faultsOf = (...graph: object[]) =>
	schemaFaults(JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }));

test('the reader of schema.org data lets sound data pass', () => {
	expect(faultsOf(product, event)).toEqual([]);
});

test.each([
	['a missing price', { ...product, offers: { ...offer, price: undefined } }, /price is missing/],
	['a price as text', { ...product, offers: { ...offer, price: '52,000' } }, /price is no number/],
	['an address without its host', { ...product, image: ['/a.webp'] }, /image is not as it should be/],
	['a property of another type', { ...product, startDate: '2026-11-17' }, /startDate is not known/],
	['an unknown type', { ...product, '@type': 'Tour' }, /unknown type/],
	[
		'a rating above its scale',
		{ ...product, aggregateRating: { ...product.aggregateRating, ratingValue: 6 } },
		/scale/,
	],
	['a rating nobody gave', { ...product, aggregateRating: { ...product.aggregateRating, ratingCount: 0 } }, /above 0/],
	['a time without its zone', { ...event, startDate: '2026-11-17T17:00:00', endDate: undefined }, /startDate is not/],
	['a duration in words', { ...event, duration: '90 min' }, /duration is not/],
	['an end before the beginning', { ...event, endDate: '2026-11-17T07:00:00.000Z' }, /ends before/],
	['an empty text', { ...product, name: ' ' }, /name is empty/],
	['a part that stands alone', offer, /cannot stand alone/],
])('the reader of schema.org data finds %s', (_, thing, fault) => {
	expect(faultsOf(thing)).toEqual([expect.stringMatching(fault)]);
});

test('every kind of product has its types of schema.org', () => {
	expect(Object.keys(schemaTypes).sort()).toEqual(Object.keys(kinds).sort());
});

test('what is a matter of health is a service of a medical business', () => {
	const health = Object.values(kinds).filter(({ slug }) => schemaTypes[slug]?.business?.includes('MedicalBusiness'));
	expect(new Set(health.map(({ area }) => area)).size).toBe(1);
	for (const { slug } of health) expect(schemaTypes[slug]?.thing).toEqual(['Service']);
});
