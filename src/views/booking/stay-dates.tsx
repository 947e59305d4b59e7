import { daysBetween } from '#domain/availability/schedule.ts';
import { formatDateWithWeekday } from '#i18n/format.ts';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import styles from './booking.module.css';
import type { Choice } from './choice.ts';

/** Both ends of a stay; the one that is still to be chosen is marked. */
export function StayDates({ choice: { on, to } }: { choice: Choice }) {
	const t = useTranslations('product.panel');
	const card = useTranslations('product.card');
	const locale = useWordsLocale();
	const end = (name: string, day: string | undefined, isNext: boolean) => (
		<div data-next={isNext || undefined}>
			<dt>{name}</dt>
			<dd>{day ? <time dateTime={day}>{formatDateWithWeekday(day, locale)}</time> : '–'}</dd>
		</div>
	);
	return (
		<div>
			<dl className={styles.stay}>
				{end(t('checkIn'), on, !on)}
				{end(t('checkOut'), to, on !== undefined && !to)}
			</dl>
			<p className={styles.small} role="status">
				{on && to && card('nights', { nights: daysBetween(on, to).length - 1 })}
				{on && !to && t('chooseCheckOut')}
				{!on && t('chooseCheckIn')}
			</p>
		</div>
	);
}
