import type { Editing } from '#contract/api/content.ts';
import type { ContentValue } from '#contract/api/content-values.ts';
import type { FaultCode } from '#contract/faults.ts';
import { minuteMs } from '#domain/kernel/durations.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { tidyCode } from '#domain/promotion/promotion.ts';
import { allLocales, type Locale } from '#i18n/locales.ts';
import type { Faults } from '#ui/form/faults.ts';

export type PromotionContent = Extract<ContentValue, { kind: 'promotion' }>['value'];

const textParts = ['title', 'lead', 'body', 'audience', 'scope'] as const;
type TextPart = (typeof textParts)[number];

/** What it is for: everything of its area, some kinds, or products by name. */
export const scopes = ['all', 'kinds', 'products'] as const;
type Scope = (typeof scopes)[number];

/** What stands in the editor; numbers are kept as they are typed, times are Korean. */
export type PromotionValues = {
	/** The revision it was written on. */
	base: number;
	confirmed: string[];
	rest: PromotionContent;
	by: 'percent' | 'won';
	amount: string;
	of: Scope;
	productIds: string[];
	kinds: string[];
	startDay: string;
	startTime: string;
	/** The last minute that counts. */
	endDay: string;
	endTime: string;
	serviceFrom: string;
	serviceTo: string;
	how: 'itself' | 'code';
	code: string;
	minPersons: string;
	memberLimit: string;
	totalLimit: string;
	picture: string;
	texts: Record<Locale, Record<TextPart, string>>;
};

const korea = 'Asia/Seoul';
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: korea, hour: '2-digit', minute: '2-digit', hour12: false });
const timeOf = (moment: Date) => clock.format(moment);
const typed = (count: number | null): string => (count === null ? '' : String(count));

export function valuesOf({ latest, content }: Pick<Editing, 'latest' | 'content'>): PromotionValues {
	if (content.kind !== 'promotion') throw new Error('no promotion');
	const { value } = content;
	const { discount, productIds, kinds, texts } = value;
	const [start, end] = [new Date(value.startsAt), new Date(Date.parse(value.endsAt) - minuteMs)];
	return {
		...{ base: latest, confirmed: [], rest: value, picture: value.picture, productIds, kinds },
		...('percent' in discount
			? { by: 'percent' as const, amount: String(discount.percent) }
			: { by: 'won' as const, amount: String(discount.won) }),
		of: productIds.length > 0 ? 'products' : kinds.length > 0 ? 'kinds' : 'all',
		...{ startDay: koreanDay(start), startTime: timeOf(start), endDay: koreanDay(end), endTime: timeOf(end) },
		...{ serviceFrom: value.serviceFrom ?? '', serviceTo: value.serviceTo ?? '' },
		...{ how: value.code === null ? ('itself' as const) : ('code' as const), code: value.code ?? '' },
		minPersons: String(value.minPersons),
		...{ memberLimit: typed(value.memberLimit), totalLimit: typed(value.totalLimit) },
		texts: Object.fromEntries(
			allLocales.map((locale) => [
				locale,
				Object.fromEntries(textParts.map((part) => [part, texts[locale]?.[part] ?? ''])),
			]),
		) as PromotionValues['texts'],
	};
}

const plain = (text: string) => text.trim().replace(/(?<=\d)[,\u00a0\u202f ](?=\d{3}(?!\d))/g, '');
const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text.trim());
const isWithin = (text: string, least: number, most: number) =>
	/^\d{1,9}$/.test(plain(text)) && Number(plain(text)) >= least && Number(plain(text)) <= most;
const momentOf = (day: string, time: string) => new Date(`${day}T${time.trim()}:00+09:00`);
const endOf = ({ endDay, endTime }: PromotionValues) => new Date(momentOf(endDay, endTime).getTime() + minuteMs);

/** What cannot be saved even as a draft. What is missing is said by the checks. */
export function faultsOf(values: PromotionValues): Faults {
	const { by, amount, startDay, startTime, endDay, endTime, how, code, serviceFrom, serviceTo } = values;
	const limit = (field: 'memberLimit' | 'totalLimit'): [string, FaultCode][] =>
		values[field].trim() === '' || isWithin(values[field], 1, 1_000_000) ? [] : [[field, 'invalid-input']];
	const found: [string, FaultCode | false][] = [
		['amount', !isWithin(amount, 1, by === 'percent' ? 90 : 100_000_000) && 'invalid-input'],
		['startDay', startDay === '' && 'required'],
		['startTime', !isTime(startTime) && 'invalid-input'],
		['endDay', endDay === '' && 'required'],
		['endTime', !isTime(endTime) && 'invalid-input'],
		['serviceTo', serviceFrom !== '' && serviceTo !== '' && serviceTo < serviceFrom && 'date-wrong'],
		['code', how === 'code' && !/^[A-Z0-9-]{3,30}$/.test(tidyCode(code)) && 'invalid-input'],
		['minPersons', !isWithin(values.minPersons, 1, 99) && 'invalid-input'],
	];
	const faults: [string, FaultCode][] = found.flatMap(([field, fault]) => (fault ? [[field, fault]] : []));
	const isBackwards =
		faults.every(([field]) => !/^(start|end)/.test(field)) && momentOf(startDay, startTime) >= endOf(values);
	return Object.fromEntries([
		...faults,
		...(isBackwards ? [['endDay', 'date-wrong'] as const] : []),
		...limit('memberLimit'),
		...limit('totalLimit'),
	]);
}

const count = (text: string): number => Number(plain(text));
const countOrNull = (text: string): number | null => (text.trim() === '' ? null : count(text));

/** The rule as it stands in the form, for saving and for trying it. Only where nothing is wrong. */
export const ruleIn = (values: PromotionValues) => ({
	area: values.rest.area,
	productIds: values.of === 'products' ? values.productIds : [],
	kinds: values.of === 'kinds' ? values.kinds : [],
	discount: values.by === 'percent' ? { percent: count(values.amount) } : { won: count(values.amount) },
	minPersons: count(values.minPersons),
	memberLimit: countOrNull(values.memberLimit),
	totalLimit: countOrNull(values.totalLimit),
});

/** What is sent. Only where nothing is wrong. */
export const contentOf = (values: PromotionValues): ContentValue => ({
	kind: 'promotion',
	value: {
		...ruleIn(values),
		code: values.how === 'code' ? tidyCode(values.code) : null,
		...{ startsAt: momentOf(values.startDay, values.startTime).toISOString(), endsAt: endOf(values).toISOString() },
		...{ serviceFrom: values.serviceFrom || null, serviceTo: values.serviceTo || null, picture: values.picture },
		texts: Object.fromEntries(
			allLocales.flatMap((locale) => {
				const text = Object.entries(values.texts[locale]).map(([part, words]) => [part, words.trim()] as const);
				const isKept = values.rest.texts[locale] !== undefined || text.some(([, words]) => words !== '');
				return isKept ? [[locale, Object.fromEntries(text)]] : [];
			}),
		) as PromotionContent['texts'],
	},
});
