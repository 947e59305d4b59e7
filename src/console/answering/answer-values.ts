import type { AnswerableProduct, AnsweringQuestion, AnswerTemplate } from '#contract/api/matching-answer.ts';
import type { AnswerForm } from '#contract/api/matching-fields.ts';
import type { FaultCode } from '#contract/faults.ts';
import { type AreaSlug, areaOf } from '#domain/area/areas.ts';
import { findClaims } from '#domain/area/medical-claims.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { answerDays, type OfferedDate, type PhraseUse } from '#domain/matching/answer.ts';
import { changesBetween, type VersionChange } from '#domain/matching/compare-answers.ts';
import { lineKindOf } from '#domain/matching/product-line.ts';
import { type AgreedKind, type AgreedLine, agreedFaults, agreedKinds } from '#domain/reservation/agreed-price.ts';
import { formatThousands } from '#i18n/format.ts';
import { numberIn } from '#i18n/typed-number.ts';
import { writtenLanguage } from '#i18n/written-language.ts';
import type { Faults } from '#ui/form/faults.ts';
import { blankLine, type LineValues, linesIn, typedLine } from '#views/price/price-values.ts';
import type { AnswerDesk, GivenAnswer } from './answer-desk.ts';

/** An answer as it is typed. */
export type AnswerValues = {
	text: string;
	phrases: PhraseUse[];
	lines: LineValues[];
	/** Empty where nothing can be reserved: words alone. */
	productId: string;
	dates: OfferedDate[];
	places: string;
	days: string;
};
export const answerParts = ['text', 'phrases', 'lines', 'productId', 'dates', 'places', 'days'] as const;

type Persons = AnsweringQuestion['persons'];
type Unit = Pick<AnswerableProduct, 'unit' | 'holds'>;

/** How many of what is counted a party needs: each person, or so many rooms and vehicles as hold them. */
export function unitsFor({ adult, child }: Persons, { unit, holds }: Unit): number {
	const persons = Math.max(1, adult + child);
	if (unit === 'person') return persons;
	return holds ? Math.ceil(persons / holds) : 1;
}

/** Nobody is asked to wade through what their trade has not. */
const clinical: readonly AgreedKind[] = ['consultation', 'tests', 'procedure', 'anaesthesia', 'medicine', 'aftercare'];
const touring: readonly AgreedKind[] = ['guide', 'vehicle', 'tickets'];
export const kindsFor = (area: AreaSlug): AgreedKind[] =>
	agreedKinds.filter((kind) => !(areaOf(area).isHealth ? touring : clinical).includes(kind));

export const lineOf = (of: AgreedKind): LineValues => ({ ...blankLine, of });

/** A product of one's own as a line: its kind is read in every language, its name stands beside the price. */
export function lineFromProduct(product: AnswerableProduct, persons: Persons): LineValues {
	const of = lineKindOf(product);
	return {
		...{ of, name: of === 'other' ? product.title.slice(0, 80) : '', isNotIncluded: false },
		quantity: String(unitsFor(persons, product)),
		won: formatThousands(product.fromWon),
	};
}

/** An empty answer to a question. */
export const blankAnswer = (question: Pick<AnsweringQuestion, 'persons'>): AnswerValues => ({
	...{ text: '', phrases: [], lines: [], productId: '', dates: [], days: String(answerDays.usual) },
	places: String(unitsFor(question.persons, { unit: 'person', holds: null })),
});

const keptDays = (validUntil: string | null, answeredAt: string): string => {
	if (validUntil === null) return String(answerDays.usual);
	const days = Math.round((Date.parse(validUntil) - Date.parse(answeredAt)) / dayMs);
	return String(Math.min(answerDays.most, Math.max(answerDays.least, days)));
};

/** What the next version begins with: the latest. */
export const valuesOfAnswer = (own: GivenAnswer): AnswerValues => ({
	text: own.text?.text ?? '',
	phrases: own.phrases,
	lines: own.lines.map(typedLine),
	productId: own.product?.id ?? '',
	dates: own.dates,
	places: String(own.places),
	days: keptDays(own.validUntil, own.versions.at(-1)?.at ?? own.answeredAt),
});

/**
 * A line that was counted by the places of the template is counted by those of the question: each traveller's ticket, each
 * room. One that was not, such as a guide for all, stays. Of a template for one only the product itself is sure to be counted.
 */
function templateLine(
	line: AgreedLine,
	{ product, from, to }: { product: AnswerableProduct; from: number; to: number },
) {
	const isCounted = line.quantity === from && (from > 1 || line.of === lineKindOf(product));
	return typedLine(isCounted ? { ...line, quantity: to } : line);
}

/** What a template fills in; how many places and which days are of one question and one product. */
export function withTemplate(
	values: AnswerValues,
	template: AnswerTemplate,
	{ products, question: { persons } }: Pick<AnswerDesk, 'products'> & { question: { persons: Persons } },
): AnswerValues {
	const product = products.find(({ id }) => id === template.productId);
	const places = product && unitsFor(persons, product);
	const isOther = product !== undefined && product.id !== values.productId;
	return {
		...values,
		text: template.text,
		phrases: template.phrases,
		lines: template.lines.map((line) =>
			product && places ? templateLine(line, { product, from: template.places, to: places }) : typedLine(line),
		),
		days: String(template.validDays),
		...(product && { productId: product.id, places: String(places) }),
		...(isOther && { dates: [] }),
	};
}

/** The language of what was written: told by its letters, else the writer's own. */
export function localeOf(text: string, own: ContentLocale): ContentLocale {
	const tag = writtenLanguage(text);
	if (tag === undefined) return own === 'ko' || own === 'ru' || own === 'th' ? 'en' : own;
	return tag === 'vi' ? 'vn' : tag;
}

type Body = Omit<AnswerForm, 'key'>;

export const bodyOf = (values: AnswerValues, own: ContentLocale): Body => ({
	text: values.text.trim(),
	locale: localeOf(values.text, own),
	phrases: values.phrases,
	lines: linesIn(values),
	productId: values.productId === '' ? null : values.productId,
	dates: values.dates,
	places: numberIn(values.places),
	validDays: numberIn(values.days),
});

/** What a clinic may not say, wherever it says it: in the text, or in the words of a line. */
export const claimsIn = (values: AnswerValues, area: AreaSlug): string[] =>
	areaOf(area).isHealth
		? [values.text, ...values.lines.map(({ name }) => name)].flatMap((words) =>
				findClaims(words).map(({ text }) => text),
			)
		: [];

/** What is wrong, in the order of the page; the same rules as the server's. */
export function answerFaults(values: AnswerValues, area: AreaSlug): Faults {
	const { isHealth } = areaOf(area);
	const claiming = (words: string) => isHealth && findClaims(words).length > 0;
	const lines = values.lines.flatMap(({ won, isNotIncluded, name }, at): [string, FaultCode][] => [
		...(!isNotIncluded && won.trim() === '' ? [[`lines.${at}.won`, 'required'] as [string, FaultCode]] : []),
		...(claiming(name) ? [[`lines.${at}.name`, 'medical-claim'] as [string, FaultCode]] : []),
	]);
	const agreed = values.lines.length > 0 ? agreedFaults(linesIn(values)) : [];
	const found: [string, FaultCode][] = [
		...(values.lines.length > 0 && values.productId === ''
			? [['productId', 'own-product'] as [string, FaultCode]]
			: []),
		...agreed.map(({ at, code }): [string, FaultCode] => [at === 'lines' ? 'lines.0.won' : at, code]),
		...lines,
		...(values.places.trim() === '' ? [['places', 'required'] as [string, FaultCode]] : []),
		...(values.text.trim() === '' && values.phrases.length === 0 ? [['text', 'required'] as [string, FaultCode]] : []),
		...(claiming(values.text) ? [['text', 'medical-claim'] as [string, FaultCode]] : []),
	];
	return Object.fromEntries(found);
}

/** What her page will mark as new, while the next version is written. */
export function changesSince(own: GivenAnswer, values: AnswerValues, locale: ContentLocale): VersionChange[] {
	const after = bodyOf(values, locale);
	const before = { ...own, text: own.text?.text ?? '', productId: own.product?.id ?? null };
	return changesBetween(before, after);
}

/** The offered dates that have fewer places left than are to be kept; of days nobody keeps places for nothing is said. */
export function shortDates(
	{ dates, places }: Pick<AnswerValues, 'dates' | 'places'>,
	product: Pick<AnswerableProduct, 'free'> | undefined,
): (OfferedDate & { left: number })[] {
	const wanted = numberIn(places);
	if (!product || wanted === 0) return [];
	return dates.flatMap((date) => {
		const day = product.free.find(({ on }) => on === date.on);
		const slot = day?.slots.find(({ time }) => time === date.time);
		return slot && slot.left < wanted ? [{ ...date, left: slot.left }] : [];
	});
}

export const isSameDate = (one: OfferedDate, other: OfferedDate): boolean =>
	one.on === other.on && one.time === other.time;

/** In the order of the calendar. */
export const withDate = (dates: readonly OfferedDate[], date: OfferedDate): OfferedDate[] =>
	[...dates.filter((one) => !isSameDate(one, date)), date].sort((one, other) =>
		`${one.on} ${one.time ?? ''}` < `${other.on} ${other.time ?? ''}` ? -1 : 1,
	);
