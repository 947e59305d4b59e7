import { dutiesIn } from '#domain/organisation/duties.ts';
import { formatDate, formatWon } from '#i18n/format.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useDutyNames } from '#views/member/join/use-duty-names.ts';
import { momentOf } from '../../moment.ts';
import { isDay, useDayText } from './day-text.ts';
import { useFactCodes } from './fact-codes.ts';

type Plain = string | number | boolean | null;

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A detail of the trail as its reader would write it: amounts, days and moments, and the codes that have words. What has none stands as it is kept. */
export function useFactText(kind: string): (name: string, value: Plain) => string {
	const t = useTranslations('console.audit');
	const wordsOf = useFactCodes(kind);
	const dayText = useDayText();
	const dutyNames = useDutyNames();
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
		if (moment.test(value)) return momentOf(value);
		// Several stand one after the other, as codes have no spaces. What somebody typed is no code.
		const words = value.split(' ').map((code) => wordsOf[sort]?.(code));
		return words.every((word) => word !== undefined) ? words.join(', ') : value;
	};
}
