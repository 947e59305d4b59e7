import type { Kind } from '../area/area.ts';
import type { AreaSlug } from '../area/areas.ts';
import { dayMs } from '../kernel/durations.ts';
import type { ProductText, Region, SpokenLanguage } from '../product/product.ts';
import type { AnyContent } from './content.ts';
import { productTemplate } from './product-template.ts';

type Names = { ko: string; en: string };

/** A text in each of the languages it was named in. */
function named<Text>(names: Names, textOf: (title: string) => Text): Partial<Record<'ko' | 'en', Text>> {
	return { ...(names.ko && { ko: textOf(names.ko) }), ...(names.en && { en: textOf(names.en) }) };
}

const productText = (title: string): ProductText => ({
	...{ title, summary: '', description: '', included: [], excluded: [], steps: [], meetingPoint: '', goodToKnow: [] },
});

/** The middle of Seoul, until somebody says where. */
const cityHall = { latitude: 37.5663, longitude: 126.9779 };

/** Whether nobody has said yet where on the map it is. */
export const isUnplaced = ({ latitude, longitude }: typeof cityHall): boolean =>
	latitude === cityHall.latitude && longitude === cityHall.longitude;

/** A product as it begins: what its kind usually has, at its provider's address, for nothing until somebody says how much. */
export function blankProduct(
	names: Names,
	kind: Kind,
	house: { region: Region; languages: SpokenLanguage[]; address?: string | null },
): Extract<AnyContent, { kind: 'product' }> {
	const { minutes, nights, minPersons, maxPersons, ...times } = productTemplate(kind);
	return {
		kind: 'product',
		value: {
			...{ region: house.region, languages: house.languages, tags: [], care: {} },
			place: { name: {}, hangul: house.address ?? '', ...cityHall },
			...{ minutes, nights, stepTimes: [], pictures: [] },
			price: { unit: kind.unit, won: 0 },
			schedule: { ...times, horizonDays: 180 },
			...{ confirmation: 'request', cancellation: kind.cancellation, depositFromWon: 0 },
			...{ minPersons, maxPersons },
			texts: named(names, productText),
		},
	};
}

/** Another product that begins as one that is there: its facts and words, under a name of its own. */
export function copiedProduct(
	names: Names,
	{ value }: Extract<AnyContent, { kind: 'product' }>,
): Extract<AnyContent, { kind: 'product' }> {
	const titled = (locale: 'ko' | 'en') =>
		names[locale] && { [locale]: { ...(value.texts[locale] ?? productText('')), title: names[locale] } };
	return { kind: 'product', value: { ...value, texts: { ...value.texts, ...titled('ko'), ...titled('en') } } };
}

export const blankNotice = (names: Names): Extract<AnyContent, { kind: 'notice' }> => ({
	kind: 'notice',
	value: {
		...{ topic: 'service', isPinned: false, publishedAt: null, endsAt: null, picture: null },
		...{ touchesFrom: null, touchesTo: null, texts: named(names, (title) => ({ title, body: '' })) },
	},
});

const monthMs = 30 * dayMs;

/** For a month, a tenth off, until somebody says otherwise. */
export const blankPromotion = (
	names: Names,
	area: AreaSlug,
	now: Date,
): Extract<AnyContent, { kind: 'promotion' }> => ({
	kind: 'promotion',
	value: {
		...{ area, productIds: [], kinds: [], discount: { percent: 10 }, code: null },
		...{ startsAt: now.toISOString(), endsAt: new Date(now.getTime() + monthMs).toISOString() },
		...{ serviceFrom: null, serviceTo: null, minPersons: 1, memberLimit: null, totalLimit: null },
		picture: 'palace-dawn-1',
		texts: named(names, (title) => ({ title, lead: '', body: '', audience: '', scope: '' })),
	},
});
