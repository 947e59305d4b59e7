import { useState } from 'react';
import { formatDateWithWeekday, formatWon, weekdays } from '#i18n/format.ts';
import { firstWeekday, formatMonth } from '#i18n/month-names.ts';
import { dayNumber } from '#ui/calendar-weeks.ts';
import { type CalendarDay, MonthCalendar } from '#ui/month-calendar.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { Specimen } from '../specimen.tsx';
import { useLocale } from '../words.ts';

export function Calendars() {
	return (
		<>
			<Specimen name="available, lowest, unavailable, chosen">
				<Calendar start={['2026-10-17']} />
			</Specimen>
			<Specimen name="a stay: chosen, between, chosen">
				<Calendar start={['2026-10-13', '2026-10-16']} />
			</Specimen>
			<Specimen name="loading">
				<Calendar start={[]} isLoading />
			</Specimen>
		</>
	);
}

/** Weekends cost more, the middle of the month least, and Mondays are closed. */
function wonOf(day: string): number | undefined {
	const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
	if (weekday === 1 || dayNumber(day) < 4) return undefined;
	if (weekday === 0 || weekday === 6) return 228_000;
	return dayNumber(day) > 12 && dayNumber(day) < 16 ? 169_000 : 189_000;
}

function markOf(day: string, [from = '', to = '']: string[]): CalendarDay['mark'] {
	if (day === from || day === to) return 'chosen';
	return day > from && day < to ? 'between' : undefined;
}

function Calendar({ start, isLoading = false }: { start: string[]; isLoading?: boolean }) {
	const t = useTranslations('product.panel');
	const locale = useLocale();
	const [month, setMonth] = useState('2026-10');
	const [chosen, setChosen] = useState(start);
	const dayOf = (day: string): CalendarDay => {
		// What is still loading has no prices yet.
		const won = isLoading ? undefined : wonOf(day);
		const isLow = won === 169_000;
		const words = [
			formatDateWithWeekday(day, locale),
			won === undefined ? t('unavailable') : formatWon(won),
			isLow && t('lowest'),
		];
		return {
			isOff: won === undefined,
			isLow,
			mark: markOf(day, chosen),
			note: won === undefined ? undefined : String(won / 1_000),
			label: words.filter(Boolean).join(', '),
		};
	};
	return (
		<MonthCalendar
			month={month}
			title={formatMonth(month, locale)}
			firstWeekday={firstWeekday(locale)}
			weekdayNames={weekdays[locale]}
			dayOf={dayOf}
			onChoose={(day) => setChosen([day])}
			onMonth={setMonth}
			firstMonth="2026-10"
			lastMonth="2026-12"
			previousLabel={t('previousMonth')}
			nextLabel={t('nextMonth')}
			isLoading={isLoading}
		/>
	);
}
