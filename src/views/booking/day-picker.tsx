import { useEffect, useRef, useState } from 'react';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { partyOf } from '#domain/product/price.ts';
import { lowestDayPrice } from '#domain/promotion/best-promotion.ts';
import { formatDateWithWeekday, formatWon, weekdays } from '#i18n/format.ts';
import { firstWeekday, formatMonth } from '#i18n/month-names.ts';
import { Button } from '#ui/button.tsx';
import { monthOf, shiftMonth } from '#ui/calendar-weeks.ts';
import { type CalendarDay, MonthCalendar } from '#ui/month-calendar.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { FailureNumber } from '#views/failure/failure-number.tsx';
import styles from './booking.module.css';
import type { Booking } from './booking.ts';
import type { Choice } from './choice.ts';
import { chooseDay, hasRoomOn, isChoosable, leftFor, lowestWon, settledChoice } from './choose-day.ts';
import { inThousands } from './in-thousands.ts';
import { StayDates } from './stay-dates.tsx';
import { isFewLeft, TimeChoice } from './time-choice.tsx';
import { useDays, useOpeningMonth } from './use-days.ts';

/** So many months can be looked through; no product is offered further ahead. */
const monthsAhead = 12;

function markOf(day: string, { on, to }: Choice): CalendarDay['mark'] {
	if (day === on || day === to) return 'chosen';
	return on && to && day > on && day < to ? 'between' : undefined;
}

/** The month with its prices, and the start times of the day chosen in it. */
export function DayPicker({ booking }: { booking: Booking }) {
	const t = useTranslations('product.panel');
	const locale = useWordsLocale();
	const { bounds, choice, choose } = booking;
	const thisMonth = monthOf(koreanDay(new Date()));
	const [turnedTo, setMonth] = useState(choice.on && monthOf(choice.on));
	const opening = useOpeningMonth(booking, turnedTo ?? thisMonth);
	const month = turnedTo ?? opening;
	const { calendar, show } = useShowing(setMonth);
	const found = useDays(booking, month);
	const context = { choice, bounds, days: found.days };
	// By the price list that holds here: of a change that is the one agreed at booking, not today's.
	const count = partyOf(choice.persons);
	const wonOn = (day: string) => lowestDayPrice(bounds.price, bounds.promotions, { day, count });
	const lowest = lowestWon(found.shown.map(({ on }) => wonOn(on)));
	const goneOn = useSettling(booking, found);

	const lookOf = (day: string): CalendarDay => {
		const isOff = !isChoosable(day, context);
		const offer = isOff ? undefined : found.days.get(day);
		const isFull = offer !== undefined && !hasRoomOn(day, context);
		const isLow = offer !== undefined && !isFull && wonOn(day) === lowest;
		const words = [
			formatDateWithWeekday(day, locale),
			isOff ? t('unavailable') : isFull ? t('full') : offer && formatWon(wonOn(day)),
			isLow && t('lowest'),
		];
		return {
			isOff,
			isLow,
			mark: markOf(day, choice),
			note: isFull ? t('full') : offer && inThousands(wonOn(day), locale),
			label: words.filter(Boolean).join(', '),
		};
	};

	return (
		<div className={styles.picker}>
			{bounds.booking === 'nights' && <StayDates choice={choice} />}
			<div ref={calendar}>
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
				<MonthState {...found} onShow={show} />
			</div>
			{goneOn && !choice.on && (
				<Note tone="warn" isAlert>
					{`${formatDateWithWeekday(goneOn, locale)}: ${t('unavailable')}`}
				</Note>
			)}
			{bounds.booking === 'time' ? (
				<TimeChoice booking={booking} day={found.days.get(choice.on ?? '')} />
			) : (
				<FewLeft booking={booking} left={leftFor(context)} />
			)}
		</div>
	);
}

/** Where there are no times to say it beside. */
function FewLeft({ booking, left }: { booking: Booking; left: number | undefined }) {
	const t = useTranslations('product.panel');
	if (left === undefined || !isFewLeft(left, booking)) return null;
	return <p className={styles.few}>{t('left', { left, unit: booking.bounds.price.unit })}</p>;
}

/** Sets a choice right once the days are known, and tells which day had to be taken back. */
function useSettling({ choice, bounds, choose }: Booking, { days, isStayKnown }: ReturnType<typeof useDays>) {
	const [goneOn, setGoneOn] = useState<string>();
	const settled = isStayKnown ? settledChoice({ choice, bounds, days }) : choice;
	useEffect(() => {
		if (settled === choice) return;
		if (!settled.on) setGoneOn(choice.on);
		choose(settled);
	});
	return goneOn;
}

/** Turns to the month of a day and goes there with the focus, which the button that was pressed takes away with it. */
function useShowing(setMonth: (month: string) => void) {
	const calendar = useRef<HTMLDivElement>(null);
	const [sought, setSought] = useState<{ day: string }>();
	useEffect(() => {
		if (sought) calendar.current?.querySelector<HTMLElement>(`[data-day="${sought.day}"]`)?.focus();
	}, [sought]);
	const show = (day: string) => {
		setMonth(monthOf(day));
		setSought({ day });
	};
	return { calendar, show };
}

type MonthStateProps = ReturnType<typeof useDays> & { onShow: (day: string) => void };

function MonthState({ shown, firstFreeOn, isLoading, error, retry, onShow }: MonthStateProps) {
	const t = useTranslations('product.panel');
	const locale = useWordsLocale();
	const state = useTranslations('state');
	if (retry)
		return (
			<Note tone="bad" isAlert>
				<p>{state('failureText')}</p>
				<FailureNumber error={error} />
				<Button size="sm" onClick={retry}>
					{state('retry')}
				</Button>
			</Note>
		);
	return (
		<>
			<div role="status" className={styles.monthState}>
				{!isLoading && shown.length === 0 && <Note>{t('noDays')}</Note>}
			</div>
			{firstFreeOn && (
				<div className={styles.monthState}>
					<Button size="sm" isFull onClick={() => onShow(firstFreeOn)}>
						{t('firstFree', { date: formatDateWithWeekday(firstFreeOn, locale) })}
					</Button>
				</div>
			)}
		</>
	);
}
