import type { ProductContent } from '../content/content.ts';
import { type ContentLocale, contentLocales } from '../kernel/locale-text.ts';
import { fetchings } from '../product/meeting-place.ts';
import { confirmationModes, type ProductText, productTags, regions, spokenLanguages } from '../product/product.ts';
import { cancellationScales } from '../reservation/cancellation.ts';
import type { LineFaultCode } from './bulk-table.ts';
import { countIn, linesIn, spanIn, spanText, timeIn, weekdayNames, weekdaysIn, weekdayText, wordsIn } from './cell.ts';

/** How a cell is written, each with words under `console.bulk.format`. */
type CellFormat =
	| ('code' | 'product' | 'house' | 'kind' | 'read-only' | 'words' | 'points' | 'number' | 'won' | 'position')
	| ('choice' | 'choices' | 'weekdays' | 'times' | 'step-times' | 'spans' | 'rules' | 'yes-no' | 'day' | 'time');

/** A column of a file. Its name is the same in every language: files are for programs too. */
export type Column = {
	name: string;
	/** What the editor calls it. */
	field: string;
	format: CellFormat;
	locale?: ContentLocale;
	choices?: readonly string[];
};

export type ProductColumn = Column & {
	/** Where its value stands in the content: what is wrong at or below it is wrong here. */
	at: string;
	read: (value: ProductContent) => string;
	/** With what the cell says, or what is wrong with it. */
	write: (value: ProductContent, cell: string) => ProductContent | LineFaultCode;
};

const blankText: ProductText = {
	...{ title: '', summary: '', description: '', included: [], excluded: [], steps: [], meetingPoint: '' },
	goodToKnow: [],
};

type Texts = ProductContent['texts'];
const isBlank = (text: ProductText): boolean => Object.values(text).every((part) => Object.keys(part).length === 0);

/** A language of which nothing is left is not there any more. */
function withPart(value: ProductContent, locale: ContentLocale, part: Partial<ProductText>): ProductContent {
	const text: ProductText = { ...(value.texts[locale] ?? blankText), ...part };
	const { [locale]: _, ...others } = value.texts;
	return { ...value, texts: (isBlank(text) ? others : { ...value.texts, [locale]: text }) as Texts };
}

/** Names with an underscore: goodToKnow is good_to_know. */
const snake = (word: string): string => word.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`);
const pathOf = (part: string, locale: ContentLocale) => `texts.${locale}.${part}`;

function textColumn(part: 'title' | 'summary' | 'description' | 'meetingPoint', locale: ContentLocale): ProductColumn {
	return {
		...{ name: `${snake(part)}_${locale}`, field: part, locale, at: pathOf(part, locale), format: 'words' },
		read: ({ texts }) => texts[locale]?.[part] ?? '',
		write: (value, cell) => withPart(value, locale, { [part]: cell }),
	};
}

type ListPart = 'included' | 'excluded' | 'steps' | 'goodToKnow' | 'alsoCalled';

function listColumn(part: ListPart, locale: ContentLocale): ProductColumn {
	return {
		...{ name: `${snake(part)}_${locale}`, field: part, locale, at: pathOf(part, locale), format: 'points' },
		read: ({ texts }) => (texts[locale]?.[part] ?? []).join('\n'),
		write(value, cell) {
			const lines = linesIn(cell);
			if (part !== 'alsoCalled' || lines.length > 0) return withPart(value, locale, { [part]: lines });
			const { alsoCalled: _, ...text } = value.texts[locale] ?? blankText;
			return { ...value, texts: { ...value.texts, [locale]: text } };
		},
	};
}

const placeColumn = (locale: ContentLocale): ProductColumn => ({
	...{ name: `place_name_${locale}`, field: 'place', locale, at: `place.name.${locale}`, format: 'words' },
	read: ({ place }) => place.name[locale] ?? '',
	write(value, cell) {
		const { [locale]: _, ...others } = value.place.name;
		return { ...value, place: { ...value.place, name: cell === '' ? others : { ...others, [locale]: cell } } };
	},
});

const typed = (count: number | null | undefined): string =>
	count === null || count === undefined ? '' : String(count);

type Counted = {
	name: string;
	field: string;
	at: string;
	format?: 'number' | 'won';
	/** Left out, the cell may be empty. */
	isNeeded?: true;
	of: (value: ProductContent) => number | null | undefined;
	put: (value: ProductContent, count: number | undefined) => ProductContent;
};

const countColumn = ({ of, put, isNeeded, ...column }: Counted): ProductColumn => ({
	...{ format: 'number', ...column },
	read: (value) => typed(of(value)),
	write(value, cell) {
		if (cell === '') return isNeeded ? 'required' : put(value, undefined);
		const count = countIn(cell);
		return count === undefined ? 'not-a-number' : put(value, count);
	},
});

type Part = 'price' | 'schedule' | 'care';
/** A number within a part of the content; without one the part has no such field. */
function within(part: Part, field: string, more: Partial<Pick<Counted, 'isNeeded' | 'format'>> & { name: string }) {
	return countColumn({
		...{ field, at: `${part}.${field}`, ...more },
		of: (value) => (value[part] as Record<string, number | undefined>)[field],
		put(value, count) {
			const { [field]: _, ...others } = value[part] as Record<string, unknown>;
			return { ...value, [part]: count === undefined ? others : { ...others, [field]: count } };
		},
	});
}

type Plain = 'minutes' | 'nights' | 'depositFromWon' | 'minPersons' | 'maxPersons';
const plainCount = (field: Plain, more: Partial<Pick<Counted, 'isNeeded' | 'format'>> = {}) =>
	countColumn({
		...{ name: snake(field), field, at: field, ...more },
		of: (value) => value[field],
		put: (value, count) => ({ ...value, [field]: count ?? null }),
	});

type Chosen = { name: string; field: string; at?: string; choices: readonly string[] };

const choiceColumn = (
	{ at, ...column }: Chosen,
	of: (value: ProductContent) => string,
	put: (value: ProductContent, choice: string) => ProductContent,
): ProductColumn => ({
	...{ ...column, at: at ?? column.field, format: 'choice' },
	read: of,
	write(value, cell) {
		if (cell === '') return 'required';
		const choice = cell.toLowerCase();
		return column.choices.includes(choice) ? put(value, choice) : 'not-a-choice';
	},
});

const choicesColumn = (
	{ at, ...column }: Chosen,
	of: (value: ProductContent) => readonly string[],
	put: (value: ProductContent, choices: string[]) => ProductContent,
): ProductColumn => ({
	...{ ...column, at: at ?? column.field, format: 'choices' },
	read: (value) => of(value).join(' '),
	write(value, cell) {
		const words = [...new Set(wordsIn(cell.toLowerCase()))];
		return words.every((word) => column.choices.includes(word)) ? put(value, words) : 'not-a-choice';
	},
});

function positionColumn(field: 'latitude' | 'longitude', most: number): ProductColumn {
	return {
		...{ name: field, field, at: `place.${field}`, format: 'position' },
		read: ({ place }) => String(place[field]),
		write(value, cell) {
			if (cell === '') return 'required';
			const degrees = /^-?\d{1,3}(\.\d+)?$/.test(cell) ? Number(cell) : Number.NaN;
			return Math.abs(degrees) <= most ? { ...value, place: { ...value.place, [field]: degrees } } : 'not-a-number';
		},
	};
}

const scheduled = (value: ProductContent, part: Partial<ProductContent['schedule']>): ProductContent => ({
	...value,
	schedule: { ...value.schedule, ...part },
});

const weekdaysColumn: ProductColumn = {
	...{ name: 'weekdays', field: 'weekdays', at: 'schedule.weekdays', format: 'weekdays', choices: weekdayNames },
	read: ({ schedule }) => weekdayText(schedule.weekdays).join(' '),
	write(value, cell) {
		const weekdays = weekdaysIn(wordsIn(cell));
		return weekdays ? scheduled(value, { weekdays }) : 'not-a-choice';
	},
};

const timesColumn: ProductColumn = {
	...{ name: 'times', field: 'times', at: 'schedule.times', format: 'times' },
	read: ({ schedule }) => schedule.times.join(' '),
	write(value, cell) {
		const times = wordsIn(cell).map(timeIn);
		if (times.includes(undefined)) return 'not-a-time';
		return scheduled(value, { times: [...new Set(times as string[])].sort() });
	},
};

const closedColumn: ProductColumn = {
	...{ name: 'closed_days', field: 'closed', at: 'schedule.closed', format: 'spans' },
	read: ({ schedule }) => (schedule.closed ?? []).map(spanText).join(' '),
	write(value, cell) {
		const spans = wordsIn(cell).map(spanIn);
		if (spans.includes(undefined)) return 'not-a-day';
		const { closed: _, ...schedule } = value.schedule;
		return { ...value, schedule: { ...schedule, ...(spans.length > 0 && { closed: spans as [] }) } };
	},
};

const stepTimesColumn: ProductColumn = {
	...{ name: 'step_times', field: 'stepTimes', at: 'stepTimes', format: 'step-times' },
	read: ({ stepTimes }) => stepTimes.map((time) => time ?? '-').join('\n'),
	write(value, cell) {
		const times = linesIn(cell).map((line) => (line === '-' ? null : timeIn(line)));
		return times.includes(undefined) ? 'not-a-time' : { ...value, stepTimes: times as (string | null)[] };
	},
};

const ruleReasons = ['weekend', 'weekday', 'peak', 'low-season'] as const;
type Rule = NonNullable<ProductContent['price']['rules']>[number];

const ruleText = ({ reason, percent, weekdays, season }: Rule): string =>
	[reason, percent, weekdays && weekdayText(weekdays).join(','), season && spanText(season)]
		.filter((part) => part !== undefined && part !== '')
		.join(' ');

/** “peak 20 fri,sat 07-15~08-20”: why, how many percent, then on which weekdays and in which season, where not always. */
function ruleIn(line: string): Rule | undefined {
	const [reason, percent = '', ...rest] = line
		.toLowerCase()
		.replace(/\s*,\s*/g, ',')
		.split(/\s+/);
	const known = ruleReasons.find((one) => one === reason);
	const number = /^[+-]?\d{1,3}%?$/.test(percent) ? Number.parseInt(percent, 10) : undefined;
	if (!known || number === undefined || rest.length > 2) return undefined;
	const spans = rest.filter((word) => /^\d/.test(word)).map(spanIn);
	const days = rest.filter((word) => /^[a-z]/.test(word)).map((word) => weekdaysIn(word.split(',').filter(Boolean)));
	const [season] = spans;
	const [weekdays] = days;
	const isRead = spans.length + days.length === rest.length && spans.length <= 1 && days.length <= 1;
	if (!isRead || spans.includes(undefined) || days.includes(undefined)) return undefined;
	return { reason: known, percent: number, ...(weekdays && { weekdays }), ...(season && { season }) };
}

const rulesColumn: ProductColumn = {
	...{ name: 'price_rules', field: 'rules', at: 'price.rules', format: 'rules', choices: ruleReasons },
	read: ({ price }) => (price.rules ?? []).map(ruleText).join('\n'),
	write(value, cell) {
		const rules = linesIn(cell).map(ruleIn);
		if (rules.includes(undefined)) return 'wrong';
		const { rules: _, ...price } = value.price;
		return { ...value, price: { ...price, ...(rules.length > 0 && { rules: rules as Rule[] }) } };
	},
};

const sedatingColumn: ProductColumn = {
	...{ name: 'is_sedating', field: 'isSedating', at: 'care.isSedating', format: 'yes-no', choices: ['yes', 'no'] },
	read: ({ care }) => (care.isSedating ? 'yes' : ''),
	write(value, cell) {
		const word = cell.toLowerCase();
		if (!['', 'yes', 'no'].includes(word)) return 'not-a-choice';
		const { isSedating: _, ...care } = value.care;
		return { ...value, care: { ...care, ...(word === 'yes' && { isSedating: true }) } };
	},
};

const hasWords = ['meal', 'heat', 'alcohol', 'flight'] as const;

/**
 * What a product holds that fits into a cell. Not in a file: options of tickets and their names, meeting places elsewhere,
 * pictures and photographs. They stay as they are.
 */
export const productColumns: readonly ProductColumn[] = [
	...contentLocales.flatMap((locale) => [
		...(['title', 'summary', 'description'] as const).map((part) => textColumn(part, locale)),
		...(['included', 'excluded', 'steps'] as const).map((part) => listColumn(part, locale)),
		...[textColumn('meetingPoint', locale), listColumn('goodToKnow', locale), listColumn('alsoCalled', locale)],
		placeColumn(locale),
	]),
	choiceColumn(
		{ name: 'region', field: 'region', choices: regions },
		({ region }) => region,
		(value, region) => ({ ...value, region: region as ProductContent['region'] }),
	),
	{
		...{ name: 'address_ko', field: 'hangul', at: 'place.hangul', format: 'words' },
		read: ({ place }) => place.hangul,
		write: (value, hangul) => ({ ...value, place: { ...value.place, hangul } }),
	},
	positionColumn('latitude', 90),
	positionColumn('longitude', 180),
	choiceColumn(
		{ name: 'pick_up', field: 'fetched', at: 'place.fetched', choices: ['never', ...fetchings] },
		({ place }) => place.fetched ?? 'never',
		(value, fetched) => {
			const { fetched: _, ...place } = value.place;
			return { ...value, place: { ...place, ...(fetched !== 'never' && { fetched: fetched as 'always' }) } };
		},
	),
	within('price', 'won', { name: 'price', format: 'won', isNeeded: true }),
	within('price', 'childWon', { name: 'child_price', format: 'won' }),
	within('price', 'infantWon', { name: 'infant_price', format: 'won' }),
	within('price', 'fromAge', { name: 'from_age' }),
	within('price', 'holds', { name: 'holds' }),
	within('price', 'bags', { name: 'bags' }),
	rulesColumn,
	...[weekdaysColumn, timesColumn],
	within('schedule', 'capacity', { name: 'capacity', isNeeded: true }),
	within('schedule', 'leadHours', { name: 'lead_hours', isNeeded: true }),
	within('schedule', 'horizonDays', { name: 'horizon_days', isNeeded: true }),
	closedColumn,
	...[plainCount('minutes'), plainCount('nights'), stepTimesColumn],
	choiceColumn(
		{ name: 'confirmation', field: 'confirmation', choices: confirmationModes },
		({ confirmation }) => confirmation,
		(value, choice) => ({ ...value, confirmation: choice as 'instant' }),
	),
	choiceColumn(
		{ name: 'cancellation', field: 'cancellation', choices: Object.keys(cancellationScales) },
		({ cancellation }) => cancellation,
		(value, scale) => ({ ...value, cancellation: scale as ProductContent['cancellation'] }),
	),
	plainCount('depositFromWon', { isNeeded: true, format: 'won' }),
	plainCount('minPersons', { isNeeded: true }),
	plainCount('maxPersons', { isNeeded: true }),
	choicesColumn(
		{ name: 'languages', field: 'languages', choices: spokenLanguages },
		({ languages }) => languages,
		(value, languages) => ({ ...value, languages: languages as ProductContent['languages'] }),
	),
	choicesColumn(
		{ name: 'tags', field: 'tags', choices: productTags },
		({ tags }) => tags,
		(value, tags) => ({ ...value, tags: tags as ProductContent['tags'] }),
	),
	within('care', 'fastingHours', { name: 'fasting_hours' }),
	within('care', 'noHeatHours', { name: 'no_heat_hours' }),
	within('care', 'noAlcoholHours', { name: 'no_alcohol_hours' }),
	within('care', 'noFlightHours', { name: 'no_flight_hours' }),
	within('care', 'stayDays', { name: 'stay_days' }),
	sedatingColumn,
	choicesColumn(
		{ name: 'contains', field: 'has', at: 'care.has', choices: hasWords },
		({ care }) => care.has ?? [],
		(value, words) => {
			const { has: _, ...care } = value.care;
			return { ...value, care: { ...care, ...(words.length > 0 && { has: words as ['meal'] }) } };
		},
	),
];

/** Before them: which product it is. How it stands and its state are only told. */
export const productHead = [
	{ name: 'code', field: 'code', format: 'code' },
	{ name: 'house', field: 'house', format: 'house' },
	{ name: 'kind', field: 'kind', format: 'kind' },
	{ name: 'state', field: 'state', format: 'read-only' },
] as const satisfies readonly Column[];
