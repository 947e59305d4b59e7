import type { Changes } from '#domain/event/changes.ts';
import { factNames } from '#domain/event/fact-names.ts';
import { dutiesIn } from '#domain/organisation/duties.ts';
import { dayTextIn, isDay } from './day-text.ts';
import { dutyNamesIn } from './duty-names.ts';
import { factCodesIn } from './fact-codes.ts';
import { formatDate, formatTime, formatWon } from './format.ts';
import type { Messages } from './messages.ts';
import type { TranslatorOf } from './translator.ts';

type Field = keyof Messages['console']['audit']['field'];

/** The facts, and those of the fields that change whose word is not theirs. */
const texts = ['textKo', 'textEn', 'textRu', 'textTh', 'textVn', 'textId'] as const;
const fields: readonly Field[] = [...factNames, ...texts, 'isOn', 'languages', 'order', 'asOf'];
const isField = (name: string): name is Field => (fields as readonly string[]).includes(name);

type Plain = string | number | boolean | null;

const korea = 'Asia/Seoul';
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A detail of the trail as its reader would write it: amounts, days and moments, and the codes that have words. What has none stands as it is kept. */
export function factTextIn(wordsOf: TranslatorOf, kind: string): (name: string, value: Plain) => string {
	const t = wordsOf('console.audit');
	const codes = factCodesIn(wordsOf, kind);
	const dayText = dayTextIn(wordsOf);
	const dutyNames = dutyNamesIn(wordsOf);
	/* What it was before is of the same sort as what it became. */
	const sortOf = (name: string) => {
		if (name !== 'before') return name;
		if (kind === 'staff.role-changed') return 'role';
		return kind === 'staff.duties-changed' ? 'duties' : name;
	};
	return (name, value) => {
		const sort = sortOf(name);
		// None at all is something that was said too.
		if (sort === 'duties' && typeof value === 'string') return dutyNames(dutiesIn(value));
		if (value === null || value === '') return '–';
		if (kind === 'product.days-changed' && isDay(name)) return dayText(String(value));
		if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
		if (typeof value === 'number') return sort === 'won' || sort === 'commissionWon' ? formatWon(value) : String(value);
		if (isDay(value)) return formatDate(value);
		if (moment.test(value)) return `${formatDate(value, korea)} ${formatTime(value, korea)}`;
		// Several stand one after the other, as codes have no spaces. What somebody typed is no code.
		const words = value.split(' ').map((code) => codes[sort]?.(code));
		return words.every((word) => word !== undefined) ? words.join(', ') : value;
	};
}

/** What a detail is called; a field that has no word yet is at least named. */
export function fieldNamesIn(wordsOf: TranslatorOf): (name: string) => string {
	const t = wordsOf('console.audit');
	return (name) => {
		if (isField(name)) return t(`field.${name}`);
		// Of a calendar it is told day by day.
		return isDay(name) ? formatDate(name) : name;
	};
}

/** What a field was and became, or that it is not told. */
export function changeTextIn(wordsOf: TranslatorOf, kind: string): (name: string, change: Changes[string]) => string {
	const t = wordsOf('console.audit');
	const said = factTextIn(wordsOf, kind);
	return (name, change) =>
		change === 'changed' ? t('hidden') : `${said(name, change.before)} → ${said(name, change.after)}`;
}
