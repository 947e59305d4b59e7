import { duties as allDuties, type Duty } from '#domain/organisation/duties.ts';
import type { TranslatorOf } from './translator.ts';

/** Duties by name, in the order of the list; those of who was never narrowed are all. */
export function dutyNamesIn(wordsOf: TranslatorOf): (duties: readonly Duty[] | null) => string {
	const t = wordsOf('staff.duty');
	return (duties) => {
		if (duties === null) return t('all');
		if (duties.length === 0) return t('none');
		return allDuties
			.filter((duty) => duties.includes(duty))
			.map((duty) => t(`name.${duty}`))
			.join(', ');
	};
}
