import { expect, test } from 'vitest';
import type { DemoProduct } from '#demo/demo-product.ts';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import { meetingPlace, type ProductPlace } from '#domain/product/meeting-place.ts';
import { loadDemo } from '#server/db/seed/load-demo.ts';

const products = await loadDemo<DemoProduct>('products');

type Told = { id: string; place: ProductPlace; text: string };
const told = products.map(({ id, place, texts }): Told => ({ id, place, text: texts.ko.meetingPoint }));

/** “안국역에서 걸어서 5분” tells the way to the place itself. */
const isWay = (text: string) => text.includes('걸어서');
/** Without what stands in brackets: “진부(오대산)역” is “진부역” to a driver. */
const stationsIn = (text: string): string[] => text.replace(/\([^)]*\)/gu, '').match(/[가-힣\d]+(?:역|공항)/gu) ?? [];
/** “서울 종로 광장시장” is called “광장시장”; “경복궁역” is not “경복궁”. */
const names = (text: string, { name }: ProductPlace) =>
	new RegExp(`${name.ko?.split(' ').at(-1)}(?!역)`, 'u').test(text);

/** What the words about meeting and the address for the driver do not agree on. */
function faultsOf({ id, place, text }: Told): string[] {
	const isFetched = /호텔|숙소/u.test(text);
	if (isFetched !== (place.fetched !== undefined)) return [`${id}: is fetched, or is not`];
	const stations = stationsIn(text);
	const spot = meetingPlace(place);
	if (!spot || stations.length === 0 || isWay(text) || names(text, place)) return [];
	const written = `${spot.name.ko} ${spot.hangul}`;
	return stations.some((station) => written.includes(station)) ? [] : [`${id}: ${stations.join()} is not ${written}`];
}

test('the driver is told the address of the place where the guests are told to be', () => {
	expect(told.flatMap(faultsOf)).toEqual([]);
});

const withoutMeeting = ({ meeting: _, ...place }: ProductPlace): ProductPlace => place;

test('one who would be taken to the sight instead of the station is noticed', () => {
	const elsewhere = told.filter(({ place }) => place.meeting);
	expect(elsewhere.map(({ id }) => id)).toEqual([
		'busan-gamcheon-free-day',
		'dmz-paju-day',
		'gyeongbokgung-before-opening',
		'jangtaesan-forest-walk',
		'jeju-east-free-day',
		'jeju-tangerine-and-haenyeo-day',
		'naejangsan-maple-day',
		'nami-island-day',
		'odaesan-two-nights',
	]);
	for (const one of elsewhere) expect(faultsOf({ ...one, place: withoutMeeting(one.place) }), one.id).toHaveLength(1);
});

test('every meeting place lies in Korea, away from where it goes to, and is named in six languages', () => {
	for (const { id, place } of told) {
		for (const spot of [place.meeting, ...Object.values(place.meetingBy ?? {})].filter((one) => one !== undefined)) {
			expect(spot.hangul, id).not.toBe(place.hangul);
			expect(spot.latitude > 33 && spot.latitude < 38.7 && spot.longitude > 125 && spot.longitude < 131, id).toBe(true);
			expect(
				contentLocales.filter((locale) => !spot.name[locale]?.trim()),
				id,
			).toEqual([]);
		}
	}
});

test('a train or a flight back leaves from where the one there arrives; every option named is one of the product', () => {
	const by = products.flatMap(({ id, place, price }) =>
		Object.keys(place.meetingBy ?? {}).map((option) => {
			const options = (price.choices ?? []).flatMap((choice) => choice.options.map((one) => one.id));
			return [id, option, options.includes(option), meetingPlace(place, { route: option })?.name.en];
		}),
	);
	expect(by).toEqual([
		['ktx-seoul-busan', 'busan-seoul', true, 'KTX Busan Station'],
		['seoul-jeju-flight', 'jeju-seoul', true, 'Jeju International Airport, domestic departures, 3F'],
	]);
});
