import type { Editing } from '#contract/api/content.ts';
import type { ContentValue } from '#contract/api/content-values.ts';
import type { FaultCode } from '#contract/faults.ts';
import { type PriceList, rulesTooLow } from '#domain/product/price.ts';
import type { ProductTag, Region, SpokenLanguage } from '#domain/product/product.ts';
import type { CancellationScaleId } from '#domain/reservation/cancellation.ts';
import { allLocales, type Locale } from '#i18n/locales.ts';
import type { Faults } from '#ui/form/faults.ts';
import { linesIn, textOfLines } from './lines.ts';
import { choicesIn, type OptionValues, optionFaults, optionNamesIn, optionsOf } from './option-values.ts';

export type ProductContent = Extract<ContentValue, { kind: 'product' }>['value'];

/** The parts of a text that are words, and those that are points, one a line. */
const wordParts = ['title', 'summary', 'description', 'meetingPoint'] as const;
export const listParts = ['included', 'excluded', 'steps', 'goodToKnow', 'alsoCalled'] as const;
export type TextPart = (typeof wordParts)[number] | (typeof listParts)[number] | 'place';

/** Numbers are kept as they are typed. */
const priceNumbers = ['won', 'childWon', 'infantWon', 'fromAge', 'holds', 'bags'] as const;
export const careNumbers = ['fastingHours', 'noHeatHours', 'noAlcoholHours', 'noFlightHours', 'stayDays'] as const;
type Typed<Name extends string> = Record<Name, string>;

export type RuleValues = {
	reason: 'weekend' | 'weekday' | 'peak' | 'low-season';
	percent: string;
	weekdays: number[];
	from: string;
	to: string;
};

/** What stands in the editor. What it does not edit (`rest`) goes back as it came. */
export type ProductValues = Typed<'minutes' | 'nights' | 'depositFromWon' | 'minPersons' | 'maxPersons'> & {
	/** The revision it was written on. */
	base: number;
	/** Translations said to be still right although the Korean is newer: `title.ru`. */
	confirmed: string[];
	rest: ProductContent;
	region: Region;
	languages: SpokenLanguage[];
	tags: ProductTag[];
	hangul: string;
	latitude: string;
	longitude: string;
	fetched: 'never' | 'always' | 'sometimes';
	price: Typed<(typeof priceNumbers)[number]>;
	rules: RuleValues[];
	options: OptionValues[];
	schedule: Typed<'capacity' | 'leadHours' | 'horizonDays' | 'times' | 'closed'> & { weekdays: number[] };
	confirmation: 'instant' | 'request';
	cancellation: CancellationScaleId;
	care: Typed<(typeof careNumbers)[number]>;
	isSedating: boolean;
	has: ('meal' | 'heat' | 'alcohol' | 'flight')[];
	stepTimes: string;
	texts: Record<Locale, Record<TextPart, string>>;
};

const typed = (count: number | null | undefined): string =>
	count === null || count === undefined ? '' : String(count);
const numbersOf = <Name extends string>(names: readonly Name[], from: Partial<Record<Name, number | undefined>>) =>
	Object.fromEntries(names.map((name) => [name, typed(from[name])])) as Typed<Name>;

const spanText = ({ from, to }: { from: string; to: string }) => (from === to ? from : `${from}~${to}`);

export function valuesOf({ latest, content }: Pick<Editing, 'latest' | 'content'>): ProductValues {
	if (content.kind !== 'product') throw new Error('no product');
	const { value } = content;
	const { place, price, schedule, care } = value;
	return {
		...{ base: latest, confirmed: [], rest: value, region: value.region, languages: value.languages, tags: value.tags },
		...{ minutes: typed(value.minutes), nights: typed(value.nights), depositFromWon: typed(value.depositFromWon) },
		...{ minPersons: typed(value.minPersons), maxPersons: typed(value.maxPersons) },
		...{ hangul: place.hangul, latitude: typed(place.latitude), longitude: typed(place.longitude) },
		fetched: place.fetched ?? 'never',
		price: numbersOf(priceNumbers, price),
		rules: (price.rules ?? []).map(({ reason, percent, weekdays = [], season }) => ({
			...{ reason, percent: typed(percent), weekdays, from: season?.from ?? '', to: season?.to ?? '' },
		})),
		options: optionsOf(value),
		schedule: {
			...{ weekdays: schedule.weekdays, times: schedule.times.join(' '), capacity: typed(schedule.capacity) },
			...{ leadHours: typed(schedule.leadHours), horizonDays: typed(schedule.horizonDays) },
			closed: (schedule.closed ?? []).map(spanText).join(' '),
		},
		...{ confirmation: value.confirmation, cancellation: value.cancellation },
		...{ care: numbersOf(careNumbers, care), isSedating: care.isSedating ?? false, has: care.has ?? [] },
		stepTimes: value.stepTimes.map((time) => time ?? '-').join('\n'),
		texts: Object.fromEntries(
			allLocales.map((locale) => [locale, textValues(value, locale)]),
		) as ProductValues['texts'],
	};
}

function textValues({ texts, place }: ProductContent, locale: Locale): Record<TextPart, string> {
	const text = texts[locale];
	const words = wordParts.map((part) => [part, text?.[part] ?? '']);
	const lists = listParts.map((part) => [part, textOfLines(text?.[part] ?? [])]);
	return Object.fromEntries([...words, ...lists, ['place', place.name[locale] ?? '']]);
}

/** Thousands may be set off, as they are wherever prices are read. */
const plain = (text: string) => text.trim().replace(/(?<=\d)[,\u00a0\u202f ](?=\d{3}(?!\d))/g, '');
const isCount = (text: string) => /^\d{1,9}$/.test(plain(text));
const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
const isMonthDay = (text: string) => /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text);
const wordsIn = (text: string) => text.split(/[\s,]+/).filter(Boolean);
/** Of a step without a time of its own. */
const isNoTime = (line: string) => line === '' || line === '-';
const spanIn = (word: string) => {
	const [from = '', to = from] = word.split('~');
	return { from, to };
};

const neededCounts = ['minPersons', 'maxPersons', 'depositFromWon'] as const;
const neededTimes = ['capacity', 'leadHours', 'horizonDays'] as const;

/** What cannot be saved even as a draft: a number that is none, a time that is none. What is missing is said by the checks. */
export function faultsOf(values: ProductValues): Faults {
	const { price, schedule, rules, care } = values;
	const counted = (field: string, text: string, isNeeded = false): [string, FaultCode][] => {
		if (text.trim() === '') return isNeeded ? [[field, 'required']] : [];
		return isCount(text.trim()) ? [] : [[field, 'invalid-input']];
	};
	const position = (field: 'latitude' | 'longitude', most: number): [string, FaultCode][] =>
		values[field].trim() !== '' && Math.abs(Number(values[field])) <= most ? [] : [[field, 'invalid-input']];
	return Object.fromEntries([
		...priceNumbers.flatMap((name) => counted(`price.${name}`, price[name], name === 'won')),
		...tooLow(values),
		...rules.flatMap((rule, at) => ruleFaults(rule, `rules.${at}`)),
		...optionFaults(values.options),
		...neededTimes.flatMap((name) => counted(`schedule.${name}`, schedule[name], true)),
		...timeFaults(wordsIn(schedule.times)),
		...(wordsIn(schedule.closed)
			.map(spanIn)
			.every(({ from, to }) => isMonthDay(from) && isMonthDay(to))
			? []
			: [['schedule.closed', 'date-wrong'] as const]),
		...counted('minutes', values.minutes),
		...counted('nights', values.nights),
		...(isCount(values.minPersons) && isCount(values.maxPersons) && count(values.minPersons) > count(values.maxPersons)
			? [['minPersons', 'least-over-most'] as const]
			: []),
		...neededCounts.flatMap((name) => counted(name, values[name], true)),
		...careNumbers.flatMap((name) => counted(`care.${name}`, care[name])),
		...position('latitude', 90),
		...position('longitude', 180),
		...(stepLines(values.stepTimes).every((line) => isNoTime(line) || isTime(line))
			? []
			: [['stepTimes', 'invalid-input'] as const]),
	]);
}

function timeFaults(times: readonly string[]): [string, FaultCode][] {
	if (!times.every(isTime)) return [['schedule.times', 'invalid-input']];
	return new Set(times).size === times.length ? [] : [['schedule.times', 'time-twice']];
}

/** Beside each of the rules that together take too much off. */
const tooLow = (values: ProductValues): [string, FaultCode][] =>
	rulesTooLow(priceIn(values) as PriceList).map((at) => [`rules.${at}.percent`, 'rules-too-low']);

function ruleFaults({ percent, from, to }: RuleValues, at: string): [string, FaultCode][] {
	const isPercent = /^-?\d{1,3}$/.test(percent.trim()) && Number(percent) >= -90 && Number(percent) <= 300;
	const isSeason = (from === '' && to === '') || (isMonthDay(from) && isMonthDay(to));
	return [
		...(isPercent ? [] : [[`${at}.percent`, 'invalid-input'] as [string, FaultCode]]),
		...(isSeason ? [] : [[`${at}.from`, 'date-wrong'] as [string, FaultCode]]),
	];
}

const stepLines = (text: string) => (text.trim() === '' ? [] : text.split('\n').map((line) => line.trim()));

const count = (text: string): number => Number(plain(text));
const countOrNull = (text: string): number | null => (text.trim() === '' ? null : count(text));
/** Only what was filled in. */
const given = <Name extends string>(names: readonly Name[], from: Typed<Name>): Partial<Record<Name, number>> =>
	Object.fromEntries(names.flatMap((name) => (from[name].trim() === '' ? [] : [[name, count(from[name])]]))) as Partial<
		Record<Name, number>
	>;

/** The price list as it stands in the form, for saving and for trying it. */
export function priceIn({
	price,
	rules,
	options,
	rest,
}: Pick<ProductValues, 'price' | 'rules' | 'options' | 'rest'>): ProductContent['price'] {
	const { unit } = rest.price;
	const choices = choicesIn(options);
	const asked = rules.map(({ reason, percent, weekdays, from, to }) => ({
		...{ reason, percent: count(percent) },
		...(weekdays.length > 0 && { weekdays }),
		...(from !== '' && to !== '' && { season: { from, to } }),
	}));
	return {
		...{ unit, won: 0, ...given(priceNumbers, price) },
		...(asked.length > 0 && { rules: asked }),
		...(choices.length > 0 && { choices }),
	};
}

/** What is sent. Only where nothing is wrong. */
export function contentOf(values: ProductValues): ContentValue {
	const { rest, schedule, fetched, care, has, isSedating } = values;
	const texts = Object.fromEntries(
		allLocales.flatMap((locale) => {
			const text = writtenText(values, locale);
			return text ? [[locale, text]] : [];
		}),
	) as ProductContent['texts'];
	const names = Object.fromEntries(
		allLocales.flatMap((locale) => {
			const name = values.texts[locale].place.trim();
			return name === '' ? [] : [[locale, name]];
		}),
	);
	const { fetched: _, ...place } = rest.place;
	const steps = Math.max(0, ...Object.values(texts).map((text) => text?.steps.length ?? 0));
	const stepTimes = stepLines(values.stepTimes).map((line) => (isNoTime(line) ? null : line));
	const closed = wordsIn(schedule.closed).map(spanIn);
	return {
		kind: 'product',
		value: {
			...{ region: values.region, languages: values.languages, tags: values.tags, pictures: rest.pictures },
			place: {
				...{ ...place, name: names, hangul: values.hangul.trim() },
				...{ latitude: Number(values.latitude), longitude: Number(values.longitude) },
				...(fetched !== 'never' && { fetched }),
			},
			...{ minutes: countOrNull(values.minutes), nights: countOrNull(values.nights) },
			price: priceIn(values),
			schedule: {
				...{ weekdays: [...schedule.weekdays].sort(), times: [...wordsIn(schedule.times)].sort() },
				...{ capacity: count(schedule.capacity), leadHours: count(schedule.leadHours) },
				horizonDays: count(schedule.horizonDays),
				...(closed.length > 0 && { closed }),
			},
			...{ confirmation: values.confirmation, cancellation: values.cancellation },
			...{ minPersons: count(values.minPersons), maxPersons: count(values.maxPersons) },
			depositFromWon: count(values.depositFromWon),
			care: { ...given(careNumbers, care), ...(isSedating && { isSedating }), ...(has.length > 0 && { has }) },
			// Every step has a line, with or without a time.
			stepTimes: Array.from({ length: Math.max(steps, stepTimes.length) }, (__, at) => stepTimes[at] ?? null),
			texts,
		},
	};
}

/** A language that nobody has begun is left out. */
function writtenText({ texts, options, rest }: ProductValues, locale: Locale): ProductContent['texts'][Locale] {
	const now = texts[locale];
	const { place: _, ...parts } = now;
	const known = rest.texts[locale];
	const names = optionNamesIn(options, { known: known?.options, locale });
	if (!known && !names && Object.values(parts).every((text) => text.trim() === '')) return undefined;
	const alsoCalled = linesIn(now.alsoCalled);
	return {
		...{ title: now.title.trim(), summary: now.summary.trim(), description: now.description.trim() },
		...{ included: linesIn(now.included), excluded: linesIn(now.excluded), steps: linesIn(now.steps) },
		...{ meetingPoint: now.meetingPoint.trim(), goodToKnow: linesIn(now.goodToKnow) },
		...(names && { options: names }),
		...(alsoCalled.length > 0 && { alsoCalled }),
	};
}
