import type { ComponentProps } from 'react';
import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { formatDate, formatDateWithWeekday, weekdays } from '#i18n/format.ts';
import { firstWeekday, formatMonth } from '#i18n/month-names.ts';
import { DateField } from '#ui/date-field.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import type { DateFault } from '#ui/typed-date.ts';

type Own = 'min' | 'max' | 'formatHint' | 'openLabel' | 'names' | 'faultText';
type Props = Omit<ComponentProps<typeof DateField>, Own> & {
	/** How many days ahead can be chosen, from today on in Korea. */
	daysAhead: number;
	/** How many days back, where a day that has been can be meant. */
	daysBack?: number;
	/** Where another field bounds it more narrowly: its first and its last day. */
	from?: string | undefined;
	to?: string | undefined;
};

/** A day, mostly from today on, in the reader's language. */
export function DayField({ daysAhead, daysBack = 0, from, to, ...field }: Props) {
	const t = useTranslations('shell.calendar');
	const locale = useWordsLocale();
	const today = koreanDay(new Date());
	const min = from ?? addDays(today, -daysBack);
	const max = to ?? addDays(today, daysAhead);
	const faultText = (fault: DateFault) => {
		if (fault === 'no-day') return t('noDay', { format: t('format') });
		return fault === 'too-early' ? t('tooEarly', { date: formatDate(min) }) : t('tooLate', { date: formatDate(max) });
	};
	return (
		<DateField
			{...field}
			{...{ min, max, faultText }}
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
