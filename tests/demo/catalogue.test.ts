import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import type { DemoProduct, DemoProvider } from '#demo/demo-product.ts';
import { areaSlugs, areas, kinds } from '#domain/area/areas.ts';
import { addDays, slotsOn } from '#domain/availability/schedule.ts';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import type { PriceList } from '#domain/product/price.ts';
import { loadDemo } from '#server/db/seed/load-demo.ts';

const products = await loadDemo<DemoProduct>('products');
const providers = await loadDemo<DemoProvider>('providers');

const optionIds = ({ choices = [] }: PriceList) => choices.flatMap(({ options }) => options.map(({ id }) => id)).sort();

/** Whatever keeps a product from being complete and true to its kind. */
function faultsOf(product: DemoProduct): string[] {
	const faults: string[] = [];
	const need = (isRight: boolean, fault: string) => void (isRight || faults.push(`${product.id}: ${fault}`));
	const kind = kinds[product.kind];
	need(kind !== undefined, `unknown kind ${product.kind}`);
	need(kind?.unit === product.price.unit, `is priced by ${product.price.unit}, its kind by ${kind?.unit}`);
	need(product.price.unit === 'person' || (product.price.holds ?? 0) > 0, 'does not say how many a unit holds');
	need(
		providers.some(({ id }) => id === product.provider),
		`unknown provider ${product.provider}`,
	);
	need(
		product.persons.min >= 1 &&
			product.persons.max >= product.persons.min &&
			product.persons.max <= (kind?.maxPersons ?? 0),
		'persons do not fit',
	);
	need(
		kind?.booking === 'time' ? product.schedule.times.length > 0 : product.schedule.times.length === 0,
		'start times do not fit its kind',
	);
	need(
		product.pictures.every((name) => /^[a-z]+-(dawn|day|dusk|night|spring|summer|autumn|winter)-\d$/.test(name)),
		'a picture’s name',
	);
	need(
		(product.price.choices ?? []).every(({ options }) => options.length > 1 && options[0]?.addWon === 0),
		'the usual option of a choice adds something, or there is no other',
	);
	for (const locale of contentLocales) {
		const text = product.texts[locale];
		need(text.title.length > 0 && text.title.length <= 120, `${locale} title`);
		need(text.steps.length === product.stepTimes.length, `${locale} steps and times`);
		for (const list of ['included', 'excluded', 'steps', 'goodToKnow'] as const)
			need(
				text[list].length === product.texts.ko[list].length && text[list].every((line) => line.trim() !== ''),
				`${locale} ${list}`,
			);
		need(
			[text.summary, text.description, text.meetingPoint, product.place.name[locale]].every(
				(words) => words.trim() !== '',
			),
			`${locale} texts`,
		);
		need(
			isDeepStrictEqual(Object.keys(text.options ?? {}).sort(), optionIds(product.price)) &&
				Object.values(text.options ?? {}).every((name) => name.trim() !== ''),
			`${locale} names of options`,
		);
		need(JSON.stringify(text) === JSON.stringify(text).normalize('NFC'), `${locale} is not NFC`);
	}
	return faults;
}

test('there are at least 36 products of at least 12 providers, and every kind has one', () => {
	expect(products.length).toBeGreaterThanOrEqual(36);
	expect(providers.length).toBeGreaterThanOrEqual(12);
	const missing = areaSlugs
		.flatMap((area) => areas[area].kinds.map(({ slug }) => slug))
		.filter((slug) => !products.some(({ kind }) => kind === slug));
	expect(missing, 'kinds without a product in demo/products').toEqual([]);
});

test('every product is complete in six languages and true to its kind', () => {
	expect(products.flatMap(faultsOf)).toEqual([]);
});

test('a product that is not is told', () => {
	const [first] = products;
	if (!first) throw new Error('no products');
	const broken = {
		...first,
		kind: 'hotel',
		stepTimes: [],
		texts: { ...first.texts, th: { ...first.texts.th, included: [] } },
	};
	expect(faultsOf(broken).length).toBeGreaterThanOrEqual(4);
});

test('every option of a choice has a name in six languages; one without is told', () => {
	const chosen = products.filter(({ price }) => price.choices);
	expect(chosen.map(({ id }) => id)).toEqual([
		'dokkaebi-kitchen-show',
		'gimpo-airport-car',
		'incheon-airport-minibus',
		'incheon-airport-pick-up',
		'incheon-airport-van',
		'ktx-seoul-busan',
		'night-airport-van',
		'seoul-jeju-flight',
	]);
	for (const product of chosen)
		for (const locale of contentLocales) {
			const [, ...others] = Object.entries(product.texts[locale].options ?? {});
			const text = { ...product.texts[locale], options: Object.fromEntries(others) };
			const broken: DemoProduct = { ...product, texts: { ...product.texts, [locale]: text } };
			expect(faultsOf(broken)).toEqual([`${product.id}: ${locale} names of options`]);
		}
});

test('each product has a picture of its own', () => {
	const own = products.map(({ pictures }) => pictures[0]);
	expect(own.filter((name, at) => own.indexOf(name) !== at)).toEqual([]);
});

test('every clinic has its registration, and every provider speaks in six languages', () => {
	const medical = new Set(
		products.filter(({ kind }) => areas[kinds[kind]?.area ?? 'travel'].isHealth).map(({ provider }) => provider),
	);
	expect(providers.filter(({ id, patientRegistration }) => medical.has(id) && !patientRegistration)).toEqual([]);
	expect(
		providers.filter(({ name, intro, trade }) =>
			contentLocales.some((locale) => !name[locale] || !intro[locale] || !trade[locale]),
		),
	).toEqual([]);
});

test('ratings are of the last year, by guests in their own language, with one to five stars', () => {
	for (const { id, ratings } of products) {
		expect(ratings.length, id).toBeGreaterThanOrEqual(3);
		for (const { stars, daysAgo, text, country } of ratings) {
			expect(
				Object.values(stars).every((star) => star >= 1 && star <= 5),
				id,
			).toBe(true);
			expect(daysAgo > 0 && daysAgo <= 366 && text !== '' && /^[A-Z]{2}$/.test(country), id).toBe(true);
		}
	}
});

test('however old the installation is, products can be reserved: each within a year, most of them within a month', () => {
	for (const now of ['2026-11-15', '2029-03-01', '2035-07-20'].map((day) => new Date(`${day}T03:00:00Z`))) {
		const today = now.toISOString().slice(0, 10);
		const firstFree = (product: DemoProduct) => {
			// A season may be further away than the horizon; then it opens when the horizon reaches it.
			for (let at = 0; at <= 366; at += 1) {
				const day = addDays(today, at);
				if (slotsOn({ ...product.schedule, horizonDays: 366 }, day, now).length > 0) return at;
			}
			return Number.POSITIVE_INFINITY;
		};
		const waits = products.map(firstFree);
		expect(waits.every(Number.isFinite)).toBe(true);
		expect(waits.filter((wait) => wait <= 31).length / waits.length).toBeGreaterThan(0.85);
	}
});
