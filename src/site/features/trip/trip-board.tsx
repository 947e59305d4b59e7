import { lazy, type ReactNode, Suspense, useId, useMemo } from 'react';
import type { Trip, TripDay, TripSlip, Trips } from '#contract/api/trip.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import { type BoardRow, boardRows, rowOf } from '#domain/trip/day-part.ts';
import { formatDate } from '#i18n/format.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useIsLive } from '#ui/use-is-live.ts';
import { ClashCard } from './clash-card.tsx';
import { ClockChoice, ClockNote } from './clock-choice.tsx';
import { FastingPaper } from './fasting-paper.tsx';
import { FoldingScreen } from './folding-screen.tsx';
import { GapPaper } from './gap-paper.tsx';
import { useFirstClock } from './kept-clock.ts';
import { splitPanels } from './lay-panels.ts';
import { useLengthText } from './length-text.ts';
import { ShareButton } from './share-button.tsx';
import { SlipBadge } from './slip-badge.tsx';
import { SlipPaper } from './slip-paper.tsx';
import styles from './trip-board.module.css';
import { spanOfDays, TripHead, useTripTitle } from './trip-head.tsx';
import { FirstClockContext } from './two-clocks.ts';

/** Threads lie over what is read anyway, and need to be measured: they come last. */
const ThreadLines = lazy(async () => ({ default: (await import('./thread-lines.tsx')).ThreadLines }));

/** The trips that are not over: the nearest open, the others one below the other to be opened. */
export function TripBoards({ trips: { trips, today } }: { trips: Trips }) {
	const t = useTranslations('trip');
	const titleOf = useTripTitle();
	const [first, ...others] = trips;
	if (!first) return null;
	return (
		<div className={styles.boards}>
			<TripBoard trip={first} today={today} />
			{others.length > 0 && (
				<section className={styles.others} aria-label={t('more')}>
					{others.map((trip) => (
						<details key={trip.from} className={styles.other}>
							<summary className={styles.summary}>
								<b>{titleOf(trip)}</b> <span className={styles.when}>{spanOfDays(trip)}</span>
							</summary>
							<TripBoard trip={trip} today={today} />
						</details>
					))}
				</section>
			)}
		</div>
	);
}

function TripBoard({ trip, today }: { trip: Trip; today: string }) {
	const [firstClock, setFirstClock] = useFirstClock();
	const headingId = useId();
	const slips = useMemo(
		() =>
			new Map<string, TripSlip>([...trip.stays, ...trip.days.flatMap((day) => day.slips)].map((one) => [one.id, one])),
		[trip],
	);
	const begins = `${trip.from}T03:00:00.000Z`;
	return (
		<FirstClockContext value={firstClock}>
			<section className={styles.board} aria-labelledby={headingId}>
				<TripHead trip={trip} headingId={headingId} />
				<div className={styles.bar}>
					<ClockChoice at={begins} value={firstClock} onChange={setFirstClock} />
					<ShareButton trip={trip} />
				</div>
				<div className={styles.flow}>
					{trip.clashes.length > 0 && (
						<div className={styles.clashes}>
							{trip.clashes.map((clash) => (
								<ClashCard
									key={`${clash.rule} ${clash.first} ${clash.second} ${clash.decider}`}
									clash={clash}
									slipOf={(id) => slips.get(id)}
								/>
							))}
						</div>
					)}
					<Screens trip={trip} today={today} slips={slips} />
				</div>
				<ClockNote at={begins} className={styles.note} />
			</section>
		</FirstClockContext>
	);
}

type ScreensProps = { trip: Trip; today: string; slips: ReadonlyMap<string, TripSlip> };

function Screens({ trip, today, slips }: ScreensProps) {
	const t = useTranslations('trip');
	const isLive = useIsLive();
	const cellsOf = useCells(trip, slips);
	const clashing = new Set(trip.clashes.flatMap(({ first, second }) => [first, second]));
	const stays = trip.stays.map((stay) => ({
		key: stay.id,
		from: stay.from,
		to: stay.to,
		title: stay.title,
		nights: t('stay', { nights: nightsOf(stay) }),
		dates: t('stayDates', { from: formatDate(stay.from), to: formatDate(stay.to) }),
		reservationId: stay.id,
		isClash: clashing.has(stay.id),
		badge: isSettled(stay) ? undefined : <SlipBadge slip={stay} />,
	}));
	return splitPanels(trip.days).map((days) => {
		const [from, to] = [days[0]?.on ?? '', days.at(-1)?.on ?? ''];
		return (
			<FoldingScreen
				key={from}
				panels={days.map((day) => ({ on: day.on, cells: cellsOf(day) }))}
				stays={stays}
				today={today}
				level={3}
				label={t('board', { from: formatDate(from), to: formatDate(to) })}
			>
				{isLive && trip.clashes.length > 0 && (
					<Suspense fallback={null}>
						<ThreadLines clashes={trip.clashes} />
					</Suspense>
				)}
			</FoldingScreen>
		);
	});
}

/** Nothing is asked of anybody: neither an answer nor money. */
const isSettled = ({ status, hasChange, transferDue, isInCheck }: TripSlip) =>
	status !== 'requested' && status !== 'asking' && !hasChange && !transferDue && !isInCheck;

const nightsOf = ({ from, to }: { from: string; to: string }) =>
	Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / dayMs));

/** What stands in the rows of a day: reservations, what is to be done before one, and free time. */
function useCells(trip: Trip, slips: ReadonlyMap<string, TripSlip>) {
	const lengthOf = useLengthText();
	const clashing = new Set(trip.clashes.flatMap(({ first, second }) => [first, second]));
	const paper = (slip: TripSlip) => (
		<SlipPaper
			key={slip.id}
			startsAt={slip.startsAt}
			time={slip.time}
			title={slip.title}
			area={slip.area}
			line={[slip.provider, lengthOf(slip)].filter(Boolean).join(' · ')}
			picture={slip.picture}
			badge={<SlipBadge slip={slip} />}
			reservationId={slip.id}
			isClash={clashing.has(slip.id)}
		/>
	);
	return (day: TripDay): Record<BoardRow, ReactNode[]> => {
		const cell = (row: BoardRow) => [
			...day.slips.filter((slip) => rowOf(slip) === row).map(paper),
			...day.preparations
				.filter((one) => one.part === row)
				.map(({ slip, from }) => {
					const before = slips.get(slip);
					return before && <FastingPaper key={`fasting ${slip}`} from={from} before={before} />;
				}),
			...day.gaps
				.filter((gap) => gap.part === row)
				.map((gap) => (
					<GapPaper key="gap" gap={gap} on={day.on} provider={slips.get(gap.because ?? '')?.provider ?? ''} />
				)),
		];
		return Object.fromEntries(boardRows.map((row) => [row, cell(row)])) as Record<BoardRow, ReactNode[]>;
	};
}
