import type { DayException, SlotException } from '#domain/availability/schedule.ts';
import type { TranslatorOf } from './translator.ts';

export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

/** What differs on one day of a calendar, in words; it is kept as `keepDays` writes it. */
export function dayTextIn(wordsOf: TranslatorOf): (kept: string) => string {
	const t = wordsOf('console.audit.day');
	const differs = ({ isStopped, capacity }: SlotException) => [
		...(isStopped ? [t('stopped')] : []),
		...(capacity === undefined ? [] : [t('capacity', { count: capacity })]),
	];
	return (kept) => {
		const { isOpen, times, slots = {}, ...day } = JSON.parse(kept) as DayException;
		const said = [
			...(isOpen ? [t('open')] : []),
			...(times ? [t('times', { times: times.join(', ') })] : []),
			...differs(day),
			...Object.entries(slots).map(([time, slot]) => `${time} ${differs(slot).join(', ')}`.trim()),
		];
		return said.join(' · ') || t('usual');
	};
}
