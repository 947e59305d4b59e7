import type { Transfer } from '#contract/api/transfer.ts';
import { fareTo, hoursOf, type Span } from '#domain/transfer/fares.ts';
import { formatTime, formatWon } from '#i18n/format.ts';
import { koreanZone } from '#i18n/own-clock.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useOwnZone } from '#views/clock/own-time.tsx';
import { struckWon } from '#views/price/struck-won.tsx';
import band from './hour-band.module.css';
import { seasonDay } from './season-day.ts';
import styles from './transfer.module.css';
import type { TransferState } from './use-transfer-choice.ts';

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** What the chosen vehicle costs over the day, in Korean time; and when that is by the reader's clock. */
export function HourBand({ state }: { state: TransferState }) {
	const t = useTranslations('transfer');
	const locale = useLocale();
	const { vehicle, route, hour } = state.choice;
	const spans = hoursOf(state.ridesOf(vehicle), route);
	const zone = useOwnZone() ?? koreanZone;
	const own = formatTime(`2026-01-15T${clock(hour)}:00+09:00`, zone);
	const season = state.ride?.price.rules?.find((rule) => rule.season);
	return (
		<section className={styles.section}>
			<h2 className={styles.title}>
				{t('byHour')} <small>{t('koreanTime')}</small>
			</h2>
			<ul className={band.band}>
				{spans.map((span) => (
					<Hours key={span.from} span={span} route={route} least={leastOf(spans, route)} />
				))}
			</ul>
			<p className={styles.note}>
				{t('bandNote', { vehicle: t(`vehicle.${vehicle}`) })}
				{own !== clock(hour) && ` ${t('ownHour', { korean: clock(hour), own })}`}
				{season?.season &&
					` ${t('season', {
						from: seasonDay(season.season.from, locale),
						to: seasonDay(season.season.to, locale),
						percent: season.percent,
					})}`}
			</p>
		</section>
	);
}

const fareIn = ({ of }: Span<Transfer>, route: string) => of && fareTo(of, route);

const leastOf = (spans: readonly Span<Transfer>[], route: string) =>
	Math.min(...spans.flatMap((span) => fareIn(span, route)?.won ?? []));

function Hours({ span, route, least }: { span: Span<Transfer>; route: string; least: number }) {
	const t = useTranslations('transfer');
	const fare = fareIn(span, route);
	const tone = fare === undefined ? 'none' : fare.won > least ? 'more' : 'usual';
	return (
		<li data-hours={span.to - span.from} data-tone={tone}>
			<span>{`${clock(span.from)}–${clock(span.to)}`}</span>
			{fare && fare.beforeWon > fare.won && <span>{struckWon(fare.beforeWon, t('before'))}</span>}
			<b>{fare === undefined ? t('noneThen') : formatWon(fare.won)}</b>
		</li>
	);
}
