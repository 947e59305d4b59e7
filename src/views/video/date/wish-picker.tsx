import { useId } from 'react';
import { dayMs, hourMs } from '#domain/kernel/durations.ts';
import { koreanDay, koreanMidnight } from '#domain/kernel/korean-date.ts';
import { clinicHours, mostWishes, timesOf } from '#domain/video/wished-times.ts';
import { formatDateWithWeekday, formatTime } from '#i18n/format.ts';
import { hoursAhead, koreanZone, ownClock } from '#i18n/own-clock.ts';
import { Button } from '#ui/button.tsx';
import { FieldNote } from '#ui/field-note.tsx';
import { Select } from '#ui/select.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useOwnZone } from '#views/clock/own-time.tsx';
import styles from './wish-picker.module.css';

const daysShown = 60;

/** A wish as it is picked: its Korean day, then its time (an ISO moment), each '' until it is. */
export type Wish = { day: string; at: string };
export const noWish: Wish = { day: '', at: '' };

type Props = {
	wishes: readonly Wish[];
	minutes: number;
	now: Date;
	/** Whose times they are: a house may name one that is nearer. */
	by: 'member' | 'house';
	error: (index: number) => string | undefined;
	onChange: (wishes: Wish[]) => void;
};

/** Up to three times, by the Korean clock and by one's own, only where the clinic is open. */
export function WishPicker({ wishes, minutes, now, by, error, onChange }: Props) {
	const t = useTranslations('video.request');
	const set = (index: number, wish: Wish) => onChange(wishes.map((one, at) => (at === index ? wish : one)));
	const shown = wishes.find(({ day }) => day !== '')?.day;
	return (
		<div className={styles.wishes}>
			{wishes.map((wish, index) => (
				<WishRow
					// biome-ignore lint/suspicious/noArrayIndexKey: a wish is its place in the list
					key={index}
					{...{ wish, index, minutes, now, by }}
					error={error(index)}
					onChange={(next) => set(index, next)}
					onRemove={wishes.length > 1 ? () => onChange(wishes.filter((_, at) => at !== index)) : undefined}
				/>
			))}
			{wishes.length < mostWishes && (
				<Button variant="quiet" onClick={() => onChange([...wishes, noWish])}>
					{t('addTime')}
				</Button>
			)}
			{shown && <TwoClocks day={shown} chosen={wishes.map(({ at }) => at)} />}
		</div>
	);
}

type RowProps = {
	wish: Wish;
	index: number;
	minutes: number;
	now: Date;
	by: Props['by'];
	error: string | undefined;
	onChange: (wish: Wish) => void;
	onRemove: (() => void) | undefined;
};

function WishRow({ wish, index, minutes, now, by, error, onChange, onRemove }: RowProps) {
	const t = useTranslations('video.request');
	const locale = useWordsLocale();
	const zone = useOwnZone();
	const noteId = useId();
	const days = Array.from({ length: daysShown }, (_, ahead) => koreanDay(new Date(now.getTime() + ahead * dayMs)));
	const open = days.filter((day) => timesOf(day, { now, minutes, by }).length > 0);
	const times = wish.day === '' ? [] : timesOf(wish.day, { now, minutes, by });
	const timeOf = (at: Date) => {
		const home = ownClock(at, zone);
		return home === undefined
			? t('timeKst', { time: formatTime(at, koreanZone) })
			: t('timeBoth', { time: formatTime(at, koreanZone), own: home });
	};
	return (
		<fieldset
			className={styles.wish}
			aria-describedby={error ? noteId : undefined}
			data-wrong={error ? true : undefined}
		>
			<legend>{t('wish', { number: index + 1 })}</legend>
			<Select
				id={`times.${index}`}
				name={`day-${index}`}
				label={t('day')}
				isLabelShown
				value={wish.day}
				placeholder={t('chooseDay')}
				options={open.map((day) => ({ value: day, label: formatDateWithWeekday(day, locale) }))}
				onChange={(day) => onChange({ day, at: '' })}
			/>
			<Select
				name={`time-${index}`}
				label={t('time')}
				isLabelShown
				isDisabled={wish.day === ''}
				value={wish.at}
				placeholder={t('chooseTime')}
				options={times.map((at) => ({ value: at.toISOString(), label: timeOf(at) }))}
				onChange={(at) => onChange({ ...wish, at })}
			/>
			{onRemove && (
				<Button variant="link" size="sm" onClick={onRemove}>
					{t('removeTime')}
				</Button>
			)}
			{error && <FieldNote id={noteId} error={error} />}
		</fieldset>
	);
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** A day in Korea above the same hours at home; green is when the clinic is open. */
function TwoClocks({ day, chosen }: { day: string; chosen: readonly string[] }) {
	const t = useTranslations('video.request');
	const locale = useWordsLocale();
	const zone = useOwnZone();
	const open = clinicHours(day);
	const midnight = koreanMidnight(day).getTime();
	const ahead = hoursAhead(new Date(midnight), zone);
	const isChosen = (hour: number) =>
		chosen.some((at) => at !== '' && Math.floor((Date.parse(at) - midnight) / hourMs) === hour);
	const markOf = (hour: number) =>
		isChosen(hour) ? 'chosen' : open && hour >= open.from && hour < open.to ? 'open' : undefined;
	const rows = [
		{ name: t('seoul'), hourAt: (hour: number) => hour },
		...(ahead === 0 ? [] : [{ name: t('home'), hourAt: (hour: number) => (((hour - ahead) % 24) + 24) % 24 }]),
	];
	return (
		<div className={styles.clocks} aria-hidden="true">
			<p className={styles.clocksTitle}>{t('clocks', { date: formatDateWithWeekday(day, locale) })}</p>
			{rows.map(({ name, hourAt }) => (
				<div key={name} className={styles.clockRow}>
					<span>{name}</span>
					<div className={styles.hours}>
						{hours.map((hour) => (
							<i key={hour} data-mark={markOf(hour)}>
								{Math.floor(hourAt(hour))}
							</i>
						))}
					</div>
				</div>
			))}
			<p className={styles.clocksNote}>{t('clocksNote')}</p>
		</div>
	);
}
