import type { ReactNode } from 'react';
import { PageLink } from '#site/router/page-link.tsx';
import type { Bar, Segment } from './lay-panels.ts';
import styles from './stay-segment.module.css';
import { TripSign } from './trip-sign.tsx';

export type StayBar = Bar & {
	title: string;
	nights?: string | undefined;
	dates: string;
	reservationId?: string | undefined;
	isClash?: boolean | undefined;
	/** What is to be done about it; nothing where all is well. */
	badge?: ReactNode;
};

/** A room's bar in one panel: its words lie over all the panels it runs through. */
export function StaySegment({ segment }: { segment: Segment<StayBar> | undefined }) {
	if (!segment) return <div className={styles.none} />;
	const { bar, isBegun, isEnded, span } = segment;
	const look = {
		className: styles.stay,
		'data-begun': isBegun || undefined,
		'data-ended': isEnded || undefined,
		'data-clash': bar.isClash || undefined,
	};
	if (isBegun) return <div {...look} />;
	const words = (
		<span className={styles.stayWords} data-span={span}>
			<TripSign name="bed" /> <span className={styles.stayTitle}>{bar.title}</span>
			{bar.nights && <span className={styles.stayNights}>{bar.nights}</span>}
			{bar.badge && <span className={styles.stayBadge}>{bar.badge}</span>}
			<small className={styles.stayDates}>{bar.dates}</small>
		</span>
	);
	if (bar.reservationId === undefined)
		return (
			<div {...look} data-item>
				{words}
			</div>
		);
	return (
		<PageLink page="myReservation" params={{ id: bar.reservationId }} {...look} data-item data-slip={bar.reservationId}>
			{words}
		</PageLink>
	);
}
