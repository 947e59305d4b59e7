import type { Trip } from '#contract/api/trip.ts';
import { daysBetween } from '#domain/availability/schedule.ts';
import { formatDate, formatWon } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useDeadlineText } from './deadline-text.ts';
import { isFurther, type Visited } from './is-further.ts';
import styles from './trip-board.module.css';

type Days = { from: string; to: string };

/** “6 days in Seoul and Busan”. */
export function useTripTitle(): (trip: Days & Visited) => string {
	const t = useTranslations('trip');
	const list = new Intl.ListFormat(locales[useLocale()].tag);
	return (trip) =>
		t('title', {
			days: daysBetween(trip.from, trip.to).length,
			places: isFurther(trip) ? t('korea') : list.format(trip.regions.map((region) => t(`region.${region}`))),
		});
}

/** “2026.10.16 – 2026.10.21”: no date stands without its year, a day and a month alone are read either way round. */
export const spanOfDays = ({ from, to }: Days): string =>
	from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;

/** Where and how long, with whom, and what it costs. */
export function TripHead({ trip, headingId }: { trip: Trip; headingId: string }) {
	const t = useTranslations('trip');
	const words = useTranslations('reservation');
	const titleOf = useTripTitle();
	const deadline = useDeadlineText();
	const { persons, reservations, providers, money } = trip;
	const { adult: adults, child: children, infant: infants } = persons;
	const facts = [
		spanOfDays(trip),
		words('persons', { adults, children, infants }),
		t('facts', { reservations, providers }),
	];
	return (
		<div className={styles.head}>
			<div>
				<h2 id={headingId} className={styles.title}>
					{titleOf(trip)}
				</h2>
				<p className={styles.facts}>{facts.join('\u00a0· ')}</p>
			</div>
			<dl className={styles.money}>
				<Sum label={t('money.total')} won={money.total} />
				<Sum label={t('money.paid')} won={money.paid} />
				{money.late && <Sum label={t('money.late', { since: deadline(money.late.by) })} won={money.late.won} />}
				{money.due && <Sum label={t('money.due', { until: deadline(money.due.by) })} won={money.due.won} />}
			</dl>
		</div>
	);
}

function Sum({ label, won }: { label: string; won: number }) {
	return (
		<div className={styles.sum}>
			<dt>{label}</dt>
			<dd>{formatWon(won)}</dd>
		</div>
	);
}
