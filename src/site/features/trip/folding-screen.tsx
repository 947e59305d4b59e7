import type { ReactNode } from 'react';
import { type BoardRow, dayParts } from '#domain/trip/day-part.ts';
import { weekdays } from '#i18n/format.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './folding-screen.module.css';
import { layBars, seasonOf, segmentsOf } from './lay-panels.ts';
import paint from './painting.module.css';
import date from './panel-date.module.css';
import { type StayBar, StaySegment } from './stay-segment.tsx';
import { TripSign } from './trip-sign.tsx';

type Panel = { on: string; cells: Record<BoardRow, readonly ReactNode[]> };

type Props = {
	panels: readonly Panel[];
	stays: readonly StayBar[];
	today: string;
	label: string;
	/** Of the days' headings, by what stands above them. */
	level: 2 | 3;
	children?: ReactNode;
};

/** A panel a day with one painting across, one day alone with its parts side by side; on a phone one thread down the page. */
export function FoldingScreen({ panels, stays, today, label, level, children }: Props) {
	const t = useTranslations('trip.part');
	const days = panels.map(({ on }) => on);
	const [first = ''] = days;
	const lanes = layBars(stays).map((lane) => segmentsOf(lane, days));
	return (
		<section
			className={`${styles.screen} ${paint.painting}`}
			aria-label={label}
			data-panels={panels.length}
			data-season={seasonOf(first)}
		>
			<div className={styles.bands} aria-hidden="true">
				{dayParts.map((part) => (
					<span key={part} className={styles.band}>
						<TripSign name={part} /> {t(part)}
					</span>
				))}
			</div>
			{panels.map(({ on, cells }, at) => (
				<div key={on} className={styles.panel}>
					<div className={styles.art} />
					<DayHeading on={on} isToday={on === today} level={level} />
					<div className={styles.stays}>
						{lanes.map((segments, lane) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place
							<StaySegment key={lane} segment={segments[at]} />
						))}
					</div>
					<div className={styles.anyTime}>{cells.any}</div>
					{partsOf(cells, panels.length).map((part) => (
						<div key={part} className={styles.cell}>
							{panels.length === 1 && (
								<span className={styles.part} aria-hidden="true">
									<TripSign name={part} /> {t(part)}
								</span>
							)}
							{cells[part]}
						</div>
					))}
				</div>
			))}
			{children}
		</section>
	);
}

/** One day alone with nothing in its parts, because all of it is taken, shows no empty columns. */
const partsOf = (cells: Panel['cells'], panels: number) =>
	panels > 1 || cells.any.length === 0 || dayParts.some((part) => cells[part].length > 0) ? dayParts : [];

function DayHeading({ on, isToday, level }: { on: string; isToday: boolean; level: 2 | 3 }) {
	const t = useTranslations('trip');
	const weekday = weekdays[useLocale()][new Date(`${on}T00:00:00Z`).getUTCDay()];
	const Heading = `h${level}` as const;
	return (
		<Heading className={styles.day}>
			<b className={date.number}>{Number(on.slice(8))}</b>{' '}
			<span className={date.weekday}>{`${weekday} · ${on.slice(0, 7).replace('-', '.')}`}</span>{' '}
			{isToday && <Badge tone="act">{t('today')}</Badge>}
		</Heading>
	);
}
