import { areaOf, kinds } from '../area/areas.ts';
import { findClaims } from '../area/medical-claims.ts';
import { type ContentLocale, contentLocales } from '../kernel/locale-text.ts';
import { isCompanyText } from '../page/page-text.ts';
import { earliestDay } from '../page/text-change.ts';
import { rulesTooLow } from '../product/price.ts';
import { isFullyStated } from '../promotion/promotion-statement.ts';
import { isUnplaced } from './blank-content.ts';
import type { AnyContent, NoticeContent, PageTextContent, ProductContent, PromotionContent } from './content.ts';
import { isWritten, textFields } from './content-texts.ts';

/** Looked at before something goes out. What is needed keeps it in; the rest is advice. */
export const publishChecks = [
	'texts',
	'all-languages',
	'place',
	'price',
	'duration',
	'schedule',
	'steps',
	'persons',
	'option-names',
	'languages',
	'pictures',
	'picture-texts',
	'food',
	'licences',
	'claims',
	'period',
	'statement',
	'products',
	'code',
	'effective-day',
] as const;
type PublishCheck = (typeof publishChecks)[number];
/** `words`: what stands there and may not. */
export type CheckResult = { check: PublishCheck; isMet: boolean; isNeeded: boolean; words?: string[] | undefined };

/** What content does not know of itself. */
export type CheckFacts = {
	now: Date;
	/** The Korean day. */
	today: string;
	/** Of a product: its kind, its photographs, how many of those are described in every language. */
	kind?: string;
	photographs?: number;
	describedPhotographs?: number;
	/** Of a product whose kind demands papers of its house: whether all of them are in force. */
	areLicencesInForce?: boolean;
	/** What it says is said of health services, of which the law lets nobody boast. */
	isOfHealth?: boolean;
	/** What its photographs show, in words. */
	pictureTexts?: readonly string[];
	/** Of a promotion: the products it names that are there and its owner's, and whether another has its code. */
	knownProducts?: ReadonlySet<string>;
	/** Of a page's text: which. */
	slug?: string;
	isCodeTaken?: boolean;
};

const needed = (check: PublishCheck, isMet: boolean): CheckResult => ({ check, isMet, isNeeded: true });
const advised = (check: PublishCheck, isMet: boolean): CheckResult => ({ check, isMet, isNeeded: false });

/** Which every reader can fall back on (`shownLocale`). */
const common = ['en', 'ko'] as const satisfies readonly ContentLocale[];

/** A part that a guest who is fetched has no need of. */
const isSpared = (content: AnyContent, field: string) =>
	field === 'meetingPoint' && content.kind === 'product' && content.value.place.fetched === 'always';

const isWholeIn = (content: AnyContent, locale: ContentLocale): boolean =>
	textFields(content).every(
		({ field, isNeeded, in: values }) =>
			!isNeeded || isSpared(content, field) || isWritten(values[locale], values[locale]),
	);

/** The languages that a reader gets the whole of it in. */
export const wholeLocales = (content: AnyContent): ContentLocale[] =>
	contentLocales.filter((locale) => isWholeIn(content, locale));

const inAll = (content: AnyContent): boolean => contentLocales.every((locale) => isWholeIn(content, locale));

function productChecks(value: ProductContent, facts: CheckFacts): CheckResult[] {
	const kind = kinds[facts.kind ?? ''];
	const { price, schedule, place, minPersons, maxPersons, stepTimes, texts } = value;
	const steps = Object.values(texts).map((text) => text?.steps.length ?? 0);
	const optionIds = (price.choices ?? []).flatMap(({ options }) => options.map(({ id }) => id));
	const isNamed = common.some((locale) => optionIds.every((id) => isWritten(texts[locale]?.options?.[id], undefined)));
	const isFood = value.tags.includes('halal-food') || value.tags.includes('vegetarian');
	return [
		needed(
			'place',
			place.hangul.trim() !== '' &&
				common.some((locale) => isWritten(place.name[locale], undefined)) &&
				!isUnplaced(place),
		),
		needed(
			'price',
			price.won > 0 && price.unit === kind?.unit && (price.childWon ?? 0) >= 0 && rulesTooLow(price).length === 0,
		),
		needed('duration', kind?.booking === 'nights' || value.minutes !== null || value.nights !== null),
		needed(
			'schedule',
			schedule.weekdays.length > 0 &&
				schedule.capacity > 0 &&
				(kind?.booking === 'time') === schedule.times.length > 0 &&
				new Set(schedule.times).size === schedule.times.length,
		),
		needed(
			'steps',
			steps.every((count) => count <= stepTimes.length),
		),
		needed('persons', minPersons <= maxPersons && maxPersons <= (kind?.maxPersons ?? 0)),
		needed('option-names', isNamed),
		needed('languages', value.languages.length > 0),
		needed('pictures', value.pictures.length + (facts.photographs ?? 0) > 0),
		...(facts.areLicencesInForce === undefined ? [] : [needed('licences', facts.areLicencesInForce)]),
		// Without a photograph there is nothing to describe, and nothing done.
		...((facts.photographs ?? 0) === 0
			? []
			: [advised('picture-texts', (facts.describedPhotographs ?? 0) >= (facts.photographs ?? 0))]),
		advised('food', isFood || value.care.has?.includes('meal') !== true),
	];
}

const isBefore = (one: string | null, other: string | null) => one === null || other === null || one < other;
const isInOrder = (from: string | null, to: string | null) =>
	(from === null) === (to === null) && (from ?? '') <= (to ?? '');

const noticeChecks = ({ publishedAt, endsAt, touchesFrom, touchesTo }: NoticeContent, { now }: CheckFacts) => [
	needed(
		'period',
		isBefore(publishedAt ?? now.toISOString(), endsAt) &&
			isBefore(now.toISOString(), endsAt) &&
			isInOrder(touchesFrom, touchesTo),
	),
];

function promotionChecks(
	value: PromotionContent,
	{ now, knownProducts, isCodeTaken = false }: CheckFacts,
): CheckResult[] {
	const { startsAt, endsAt, serviceFrom, serviceTo, area } = value;
	const isDiscount = 'percent' in value.discount ? value.discount.percent <= 90 : value.discount.won > 0;
	return [
		needed(
			'period',
			startsAt < endsAt && endsAt > now.toISOString() && (serviceFrom ?? '') <= (serviceTo ?? '9999-12-31'),
		),
		needed('price', isDiscount),
		needed(
			'products',
			value.productIds.every((id) => knownProducts?.has(id)) &&
				value.kinds.every((slug) => areaOf(area).kinds.some((one) => one.slug === slug)),
		),
		needed('statement', isFullyStated(value)),
		needed('code', !isCodeTaken),
	];
}

/** Not in the past, and no sooner than those who agreed can be told. */
const mayBegin = ({ effectiveOn, isAdverse = false }: PageTextContent, { slug = '', today }: CheckFacts): boolean =>
	(effectiveOn ?? today) >= earliestDay(slug, isAdverse, today);

/** Ways to a door are no claims, whatever number it has. */
const isDirection = (field: string) => field === 'meetingPoint' || field === 'place';

/** More are not named: who takes these out sees the others. */
const mostWords = 8;

/** Words of the medical advertising law, in whichever part and language; none are looked for where health is no matter. */
function claimChecks(content: AnyContent, { isOfHealth = false, pictureTexts = [] }: CheckFacts): CheckResult[] {
	if (!isOfHealth) return [];
	const said = textFields(content)
		.filter(({ field }) => !isDirection(field))
		.flatMap((field) =>
			Object.values(field.in).flatMap((value) => (typeof value === 'string' ? value : Object.values(value))),
		);
	const words = new Set([...said, ...pictureTexts].flatMap(findClaims).map(({ text }) => text));
	return [{ ...needed('claims', words.size === 0), ...(words.size > 0 && { words: [...words].slice(0, mostWords) }) }];
}

/** Everything that is looked at before it goes out, and whether it is there. */
export function checksOf(content: AnyContent, facts: CheckFacts): CheckResult[] {
	const isLegal = content.kind === 'page-text';
	const texts = (isLegal ? common.every : common.some).call(common, (locale) => isWholeIn(content, locale));
	const own = (): CheckResult[] => {
		switch (content.kind) {
			case 'product':
				return productChecks(content.value, facts);
			case 'notice':
				return noticeChecks(content.value, facts);
			case 'promotion':
				return promotionChecks(content.value, facts);
			case 'page-text':
				// What a page says of the company begins when it goes out, if its day has passed.
				return isCompanyText(facts.slug ?? '') ? [] : [needed('effective-day', mayBegin(content.value, facts))];
			default:
				return [];
		}
	};
	return [needed('texts', texts), ...claimChecks(content, facts), ...own(), advised('all-languages', inAll(content))];
}

export const isReady = (checks: readonly CheckResult[]): boolean =>
	checks.every(({ isMet, isNeeded }) => isMet || !isNeeded);
