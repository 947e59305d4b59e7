import { useEffect, useState } from 'react';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { formatDateWithWeekday, formatThousands, formatWon, weekdays } from '#i18n/format.ts';
import { firstWeekday, formatMonth } from '#i18n/month-names.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { Button } from '#ui/button.tsx';
import { monthOf, shiftMonth } from '#ui/calendar-weeks.ts';
import { type CalendarDay, MonthCalendar } from '#ui/month-calendar.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import type { Choice } from './choice.ts';
import { chooseDay, isChoosable, lowestWon, settledChoice } from './choose-day.ts';
import styles from './panel.module.css';
import { StayDates } from './stay-dates.tsx';
import { TimeChoice } from './time-choice.tsx';
import { useDays } from './use-days.ts';
import type { ReservationPanel } from './use-reservation-panel.ts';

/** So many months can be looked through; no product is offered further ahead. */
const monthsAhead = 12;

/** 189 for ₩189,000; small prices keep their hundreds. */
const inThousands = (won: number): string =>
	formatThousands(won < 100_000 ? Math.round(won / 100) / 10 : Math.round(won / 1_000));

function markOf(day: string, { on, to }: Choice): CalendarDay['mark'] {
	if (day === on || day === to) return 'chosen';
	return on && to && day > on && day < to ? 'between' : undefined;
}

/** The month with its prices, and the start times of the day chosen in it. */
export function DayPicker({ panel }: { panel: ReservationPanel }) {
	const t = useTranslations('product.panel');
	const locale = useLocale();
	const { product, bounds, choice, choose } = panel;
	const thisMonth = monthOf(koreanDay(new Date()));
	const [month, setMonth] = useState(choice.on ? monthOf(choice.on) : thisMonth);
	const found = useDays(product.id, month, choice.on);
	const context = { choice, bounds, days: found.days };
	const lowest = lowestWon(found.shown);
	const goneOn = useSettling(panel, found);

	const lookOf = (day: string): CalendarDay => {
		const isOff = !isChoosable(day, context);
		const offer = found.days.get(day);
		const isLow = offer !== undefined && offer.won === lowest;
		const words = [
			formatDateWithWeekday(day, locale),
			isOff ? t('unavailable') : offer && formatWon(offer.won),
			!isOff && isLow && t('lowest'),
		];
		return {
			isOff,
			isLow: isLow && !isOff,
			mark: markOf(day, choice),
			note: offer && !isOff ? inThousands(offer.won) : undefined,
			label: words.filter(Boolean).join(', '),
		};
	};

	return (
		<div className={styles.picker}>
			{bounds.booking === 'nights' && <StayDates choice={choice} />}
			<div>
				<MonthCalendar
					month={month}
					title={formatMonth(month, locale)}
					firstWeekday={firstWeekday(locale)}
					weekdayNames={weekdays[locale]}
					dayOf={lookOf}
					onChoose={(day) => choose(chooseDay(day, context))}
					onMonth={setMonth}
					firstMonth={thisMonth}
					lastMonth={shiftMonth(thisMonth, monthsAhead)}
					previousLabel={t('previousMonth')}
					nextLabel={t('nextMonth')}
					isLoading={found.isLoading && !found.retry}
				/>
				<p className={styles.small}>{t('inThousands')}</p>
				<MonthState {...found} />
			</div>
			{goneOn && !choice.on && (
				<Note tone="warn" isAlert>
					{`${formatDateWithWeekday(goneOn, locale)}: ${t('unavailable')}`}
				</Note>
			)}
			{bounds.booking === 'time' && <TimeChoice panel={panel} day={found.days.get(choice.on ?? '')} />}
		</div>
	);
}

/** Sets a choice right once the days are known, and tells which day had to be taken back. */
function useSettling({ choice, bounds, choose }: ReservationPanel, { days, isStayKnown }: ReturnType<typeof useDays>) {
	const [goneOn, setGoneOn] = useState<string>();
	const settled = isStayKnown ? settledChoice({ choice, bounds, days }) : choice;
	useEffect(() => {
		if (settled === choice) return;
		if (!settled.on) setGoneOn(choice.on);
		choose(settled);
	});
	return goneOn;
}

function MonthState({ shown, isLoading, retry }: Pick<ReturnType<typeof useDays>, 'shown' | 'isLoading' | 'retry'>) {
	const t = useTranslations('product.panel');
	const state = useTranslations('state');
	if (retry)
		return (
			<Note tone="bad" isAlert>
				<p>{state('failureText')}</p>
				<Button size="sm" onClick={retry}>
					{state('retry')}
				</Button>
			</Note>
		);
	return (
		<div role="status" className={styles.monthState}>
			{!isLoading && shown.length === 0 && <Note>{t('noDays')}</Note>}
		</div>
	);
}
