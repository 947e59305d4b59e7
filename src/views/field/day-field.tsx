import type { ComponentProps } from 'react';
import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { formatDateWithWeekday, weekdays } from '#i18n/format.ts';
import { firstWeekday, formatMonth } from '#i18n/month-names.ts';
import { DateField } from '#ui/date-field.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';

type Own = 'min' | 'max' | 'formatHint' | 'openLabel' | 'names';
type Props = Omit<ComponentProps<typeof DateField>, Own> & {
	/** How many days ahead can be chosen, from today on in Korea. */
	daysAhead: number;
	/** How many days back, where a day that has been can be meant. */
	daysBack?: number;
};

/** A day, mostly from today on, in the reader's language. */
export function DayField({ daysAhead, daysBack = 0, ...field }: Props) {
	const t = useTranslations('shell.calendar');
	const locale = useWordsLocale();
	const today = koreanDay(new Date());
	return (
		<DateField
			{...field}
			min={addDays(today, -daysBack)}
			max={addDays(today, daysAhead)}
			formatHint={t('format')}
			openLabel={t('open')}
			names={{
				firstWeekday: firstWeekday(locale),
				weekdays: weekdays[locale],
				month: (month) => formatMonth(month, locale),
				day: (day) => formatDateWithWeekday(day, locale),
				previousLabel: t('previous'),
				nextLabel: t('next'),
			}}
		/>
	);
}
