import { expect, test } from 'vitest';
import { kinds } from '../area/areas.ts';
import { blankProduct } from './blank-content.ts';
import type { AnyContent, ProductContent } from './content.ts';
import { type CheckFacts, checksOf, isReady, wholeLocales } from './publish-checks.ts';

const facts: CheckFacts = {
	now: new Date('2026-11-17T00:00:00Z'),
	today: '2026-11-17',
	kind: 'day-tour',
	photographs: 0,
};
const text = {
	title: 'Walk',
	summary: 'A walk',
	description: 'We walk',
	included: ['Guide'],
	excluded: [],
	steps: ['Go'],
	meetingPoint: 'The gate',
	goodToKnow: [],
};
const tour: ProductContent = {
	region: 'seoul',
	place: { name: { en: 'Jongno' }, hangul: '서울 종로구', latitude: 37.5, longitude: 127 },
	minutes: 240,
	nights: null,
	languages: ['en'],
	tags: [],
	price: { unit: 'person', won: 90_000 },
	schedule: { weekdays: [1], times: ['09:00'], capacity: 6, leadHours: 12, horizonDays: 90 },
	confirmation: 'instant',
	cancellation: 'day-tour',
	depositFromWon: 0,
	minPersons: 1,
	maxPersons: 6,
	care: {},
	stepTimes: ['09:00'],
	pictures: ['palace-dawn-1'],
	texts: { en: text },
};
const lacking = (content: AnyContent, more: Partial<CheckFacts> = {}) =>
	checksOf(content, { ...facts, ...more })
		.filter(({ isMet, isNeeded }) => !isMet && isNeeded)
		.map(({ check }) => check);
const ofTour = (changes: Partial<ProductContent>, more: Partial<CheckFacts> = {}) =>
	lacking({ kind: 'product', value: { ...tour, ...changes } }, more);

test('a product that is whole in a language everybody can fall back on goes out', () => {
	const checks = checksOf({ kind: 'product', value: tour }, facts);
	expect([isReady(checks), checks.filter(({ isMet }) => !isMet).map(({ check }) => check)]).toEqual([
		true,
		['all-languages'],
	]);
});

test.each<[string, Partial<ProductContent>, string[]]>([
	['without a word', { texts: {} }, ['texts']],
	['in Russian alone', { texts: { ru: text } }, ['texts']],
	['without a summary', { texts: { en: { ...text, summary: ' ' } } }, ['texts']],
	['for nothing', { price: { unit: 'person', won: 0 } }, ['price']],
	['counted otherwise than its kind', { price: { unit: 'room', won: 1 } }, ['price']],
	['that never takes place', { schedule: { ...tour.schedule, weekdays: [] } }, ['schedule']],
	['with a time twice', { schedule: { ...tour.schedule, times: ['09:00', '09:00'] } }, ['schedule']],
	['with a time missing', { schedule: { ...tour.schedule, times: [] } }, ['schedule']],
	['with more steps than times', { stepTimes: [] }, ['steps']],
	['nowhere', { place: { ...tour.place, hangul: '' } }, ['place']],
	['for more than its kind takes', { maxPersons: 999 }, ['persons']],
	['without a picture', { pictures: [] }, ['pictures']],
	['of no length', { minutes: null }, ['duration']],
	[
		'with an option that has no name',
		{ price: { ...tour.price, choices: [{ group: 'class', options: [{ id: 'first', addWon: 0 }] }] } },
		['option-names'],
	],
])('a product %s stays in', (_, changes, expected) => {
	expect(ofTour(changes)).toEqual(expected);
});

test('a product whose rules would give it away on some day stays in', () => {
	const rule = { reason: 'low-season', percent: -60 } as const;
	const value = { ...tour, price: { ...tour.price, rules: [rule, rule] } };
	expect(lacking({ kind: 'product', value } as AnyContent)).toEqual(['price']);
});

test('a product stays in until somebody has said where on the map it is', () => {
	const blank = blankProduct({ ko: '산책', en: 'Walk' }, kinds['day-tour'] as never, {
		region: 'seoul',
		languages: ['en'],
	});
	const { latitude, longitude } = (blank.value as ProductContent).place;
	expect(ofTour({ place: { ...tour.place, latitude, longitude } })).toEqual(['place']);
});

test('what demands papers of its house stays in without them; of other kinds nothing is said', () => {
	expect(ofTour({}, { areLicencesInForce: false })).toEqual(['licences']);
	expect(ofTour({}, { areLicencesInForce: true })).toEqual([]);
	const named = (more: Partial<CheckFacts>) =>
		checksOf({ kind: 'product', value: tour }, { ...facts, ...more }).some(({ check }) => check === 'licences');
	expect([named({}), named({ areLicencesInForce: true })]).toEqual([false, true]);
});

test('a guest who is fetched needs no meeting point; a photograph is a picture', () => {
	const texts = { en: { ...text, meetingPoint: '' } };
	expect(ofTour({ texts })).toEqual(['texts']);
	expect(ofTour({ texts, place: { ...tour.place, fetched: 'always' } })).toEqual([]);
	expect(ofTour({ pictures: [] }, { photographs: 1 })).toEqual([]);
});

test('a promotion has a period to come, products that are there, and says what the law wants said', () => {
	const words = { title: 't', lead: 'l', body: 'b', audience: 'a', scope: 's' };
	const promotion = {
		area: 'medical' as const,
		productIds: ['skin'],
		kinds: [],
		discount: { percent: 10 },
		code: null,
		startsAt: '2026-12-01T00:00:00.000Z',
		endsAt: '2026-12-31T00:00:00.000Z',
		serviceFrom: null,
		serviceTo: null,
		minPersons: 1,
		memberLimit: null,
		totalLimit: null,
		picture: 'spa-dusk-1',
		texts: { en: words },
	};
	const of = (changes: object) =>
		lacking({ kind: 'promotion', value: { ...promotion, ...changes } }, { knownProducts: new Set(['skin']) });
	expect(of({})).toEqual([]);
	expect(of({ productIds: [] })).toEqual(['statement']);
	expect(of({ productIds: ['gone'] })).toEqual(['products']);
	expect(of({ kinds: ['hotel'] })).toEqual(['products']);
	expect(of({ endsAt: '2026-11-16T00:00:00.000Z', startsAt: '2026-11-01T00:00:00.000Z' })).toEqual(['period']);
	expect(of({ texts: { en: { ...words, scope: '' } } })).toEqual(['texts', 'statement']);
});

test('a text that people agree to is there in Korean and English, and begins today at the earliest', () => {
	const words = { title: 't', body: 'b' };
	const of = (effectiveOn: string | null, texts: object) =>
		lacking({ kind: 'page-text', value: { effectiveOn, texts } });
	expect(of(null, { ko: words, en: words })).toEqual([]);
	expect(of('2026-11-16', { ko: words })).toEqual(['texts', 'effective-day']);
});

test('what a page says of the company begins when it goes out, whatever day it was written for', () => {
	const words = { title: 't', body: 'b' };
	const value = { effectiveOn: '2020-01-01', texts: { ko: words, en: words } };
	const checks = checksOf({ kind: 'page-text', value }, { ...facts, slug: 'introduction' });
	expect(checks.filter(({ isMet, isNeeded }) => isNeeded && !isMet)).toEqual([]);
	expect(lacking({ kind: 'page-text', value })).toEqual(['effective-day']);
});

test('a notice ends after it begins', () => {
	const notice = { topic: 'service' as const, isPinned: false, publishedAt: null, endsAt: null, picture: null };
	const value = { ...notice, touchesFrom: null, touchesTo: null, texts: { ko: { title: 't', body: 'b' } } };
	expect(lacking({ kind: 'notice', value })).toEqual([]);
	expect(lacking({ kind: 'notice', value: { ...value, endsAt: '2026-11-16T00:00:00.000Z' } })).toEqual(['period']);
	expect(lacking({ kind: 'notice', value: { ...value, touchesFrom: '2026-12-01' } })).toEqual(['period']);
});

test('what the law lets no clinic say keeps its product in, in whichever language and part, and is named', () => {
	const value = {
		...tour,
		texts: { en: text, ko: { ...text, summary: '국내 최고 1위', goodToKnow: ['100% 완치 보장'] } },
	};
	const claims = (more: Partial<CheckFacts>) =>
		checksOf({ kind: 'product', value }, { ...facts, ...more }).filter(({ check }) => check === 'claims');
	expect(claims({ isOfHealth: true })).toEqual([
		{ check: 'claims', isMet: false, isNeeded: true, words: ['최고', '1위', '100% 완치'] },
	]);
	expect(claims({})).toEqual([]);
	expect(ofTour({}, { isOfHealth: true })).toEqual([]);
	expect(ofTour({}, { isOfHealth: true, pictureTexts: ['The best clinic'] })).toEqual(['claims']);
	expect(ofTour({ texts: { en: { ...text, meetingPoint: 'No. 1 of the lifts' } } }, { isOfHealth: true })).toEqual([]);
});

test('only what is whole counts as a language of its own; photographs are described where there are some', () => {
	const content = { kind: 'product' as const, value: { ...tour, texts: { ko: { ...text, summary: '' }, en: text } } };
	expect(wholeLocales(content)).toEqual(['en']);
	const told = (more: Partial<CheckFacts>) =>
		checksOf(content, { ...facts, ...more }).find(({ check }) => check === 'picture-texts')?.isMet;
	expect([told({}), told({ photographs: 0 })]).toEqual([undefined, undefined]);
	expect([told({ photographs: 2 }), told({ photographs: 2, describedPhotographs: 2 })]).toEqual([false, true]);
});
