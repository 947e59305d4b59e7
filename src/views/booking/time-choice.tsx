import type { AvailableDay } from '#contract/api/product.ts';
import { RadioChips } from '#ui/radio-chips.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { OwnTime } from '#views/clock/own-time.tsx';
import styles from './booking.module.css';
import type { Booking } from './booking.ts';

/** From so few on it is worth saying how many are left: places for people go faster than rooms and vehicles. */
export const isFewLeft = (left: number, { bounds }: Booking): boolean =>
	left <= (bounds.price.unit === 'person' ? 5 : 2);

/** The start times of the day, with what is left in each where that is little. One that is full can be waited for. */
export function TimeChoice({ booking, day }: { booking: Booking; day: AvailableDay | undefined }) {
	const t = useTranslations('product.panel');
	const { choice, choose } = booking;
	const slots = (day?.slots ?? []).flatMap(({ time, left }) => (time === null ? [] : [{ time, left }]));
	if (slots.length === 0) return null;
	return (
		<div>
			<RadioChips
				legend={t('time')}
				options={slots.map(({ time, left }) => ({
					value: time,
					label: time,
					hint: isFewLeft(left, booking) ? t('left', { left, unit: booking.bounds.price.unit }) : undefined,
				}))}
				value={choice.time}
				onChange={(time) => choose({ ...choice, time })}
			/>
			{choice.on && choice.time && (
				<OwnTime at={new Date(`${choice.on}T${choice.time}:00+09:00`)} className={styles.small} />
			)}
		</div>
	);
}
