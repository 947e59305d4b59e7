import { useState } from 'react';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { formatDateWithWeekday, weekdays } from '#i18n/format.ts';
import { firstWeekday, formatMonth } from '#i18n/month-names.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { monthOf, shiftMonth } from '#ui/calendar-weeks.ts';
import { MonthCalendar } from '#ui/month-calendar.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ChoicePanel, type PanelProps } from './choice-panel.tsx';

/** No product is offered further ahead. */
const monthsAhead = 12;

type Props = PanelProps & { value: string; onChoose: (day: string) => void };

/** A month to choose a day from; by the Korean calendar, where it is tomorrow earlier. */
export function WhenPanel({ value, onChoose, ...panel }: Props) {
	const t = useTranslations('home.search');
	const locale = useLocale();
	const today = koreanDay(new Date());
	const [month, setMonth] = useState(monthOf(value && value >= today ? value : today));
	return (
		<ChoicePanel {...panel} title={t('chooseDay')} clearLabel={t('anyDay')} onClear={() => onChoose('')}>
			<MonthCalendar
				month={month}
				title={formatMonth(month, locale)}
				firstWeekday={firstWeekday(locale)}
				weekdayNames={weekdays[locale]}
				dayOf={(day) => ({
					isOff: day < today,
					mark: day === value ? 'chosen' : undefined,
					label: [formatDateWithWeekday(day, locale), day < today && t('past')].filter(Boolean).join(', '),
				})}
				onChoose={(day) => {
					onChoose(day);
					panel.onClose();
				}}
				onMonth={setMonth}
				firstMonth={monthOf(today)}
				lastMonth={shiftMonth(monthOf(today), monthsAhead)}
				previousLabel={t('previousMonth')}
				nextLabel={t('nextMonth')}
			/>
		</ChoicePanel>
	);
}
