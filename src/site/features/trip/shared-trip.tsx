import type { ReactNode } from 'react';
import type { SharedSlip, SharedTrip } from '#contract/api/trip.ts';
import { type BoardRow, boardRows, rowOf } from '#domain/trip/day-part.ts';
import { formatDate } from '#i18n/format.ts';
import { PageFrame } from '#site/shell/page-frame.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ClockNote } from './clock-choice.tsx';
import { FoldingScreen } from './folding-screen.tsx';
import { splitPanels } from './lay-panels.ts';
import { useLengthText } from './length-text.ts';
import { SlipBadge } from './slip-badge.tsx';
import { SlipPaper } from './slip-paper.tsx';
import styles from './trip-board.module.css';

/** A trip as those see it who travel along: to be read, and nothing to be pressed. */
export function SharedTripView({ trip }: { trip: SharedTrip }) {
	const t = useTranslations('trip');
	const paper = useSharedPaper();
	const { from, to, by, today } = trip;
	const cellsOf = (slips: readonly SharedSlip[]) =>
		Object.fromEntries(
			boardRows.map((row) => [row, slips.filter((slip) => rowOf(slip) === row).map((slip, at) => paper(slip, at))]),
		) as Record<BoardRow, ReactNode[]>;
	const stays = trip.stays.map((stay, at) => ({
		key: String(at),
		from: stay.from,
		to: stay.to,
		title: stay.what?.title ?? t('shared.appointment'),
		dates: t('stayDates', { from: formatDate(stay.from), to: formatDate(stay.to) }),
	}));
	return (
		<PageFrame
			title={t('shared.title', { name: by })}
			lead={t('shared.lead', { from: formatDate(from), to: formatDate(to) })}
		>
			<div className={styles.flow}>
				{splitPanels(trip.days).map((days) => (
					<FoldingScreen
						key={days[0]?.on}
						panels={days.map(({ on, slips }) => ({ on, cells: cellsOf(slips) }))}
						stays={stays}
						today={today}
						level={2}
						label={t('board', { from: formatDate(days[0]?.on ?? ''), to: formatDate(days.at(-1)?.on ?? '') })}
					/>
				))}
			</div>
			<ClockNote at={`${from}T03:00:00.000Z`} className={styles.note} />
		</PageFrame>
	);
}

/** An appointment that is not told about is a word and a time. */
function useSharedPaper() {
	const t = useTranslations('trip.shared');
	const lengthOf = useLengthText();
	return (slip: SharedSlip, key: number) => {
		const { startsAt, time, what } = slip;
		if (!what) return <SlipPaper key={key} startsAt={startsAt} time={time} title={t('appointment')} />;
		return (
			<SlipPaper
				key={key}
				startsAt={startsAt}
				time={time}
				title={what.title}
				area={what.area}
				line={[what.place, lengthOf(slip)].filter(Boolean).join(' · ')}
				picture={what.picture}
				badge={
					<SlipBadge
						slip={{ status: what.status, hasChange: false, answerBy: null, transferDue: null, isInCheck: false }}
					/>
				}
			/>
		);
	};
}
