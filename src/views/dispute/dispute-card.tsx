import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DisputeStanding, DisputeView } from '#contract/api/dispute.ts';
import { formatDate, formatWon } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '../api-context.ts';
import { FailureNumber } from '../failure/failure-number.tsx';
import styles from '../reservation/reservation.module.css';
import { useReservation } from '../reservation/reservation-context.ts';
import { useReservationFailure } from '../reservation/use-reservation-failure.ts';
import { MediateForm } from './mediate-form.tsx';
import { OffBalance } from './off-balance.tsx';
import { OpenForm } from './open-form.tsx';
import { seenOf } from './seen-of.ts';

const disputeKey = 'GET /api/reservations/:id/dispute';

type Props = {
	/** Of a page that shows a copy without network, or does not know yet: then it is not asked for, and nothing failed. */
	isPaused?: boolean;
};

/** What guest and house do not agree about: opened here by either, mediated by an operator, answered by both. */
export function DisputeCard({ isPaused = false }: Props) {
	const t = useTranslations('dispute');
	const callApi = useApi();
	const client = useQueryClient();
	const { id } = useReservation().reservation;
	const [isWriting, setWriting] = useState(false);
	const element = useRef<HTMLDivElement>(null);
	const key = [disputeKey, id];
	const query = useQuery({
		queryKey: key,
		queryFn: () => callApi(disputeKey, { params: { id } }),
		enabled: !isPaused,
	});
	const standing = query.data;
	// What was pressed is gone: what came of it has the focus.
	const hasActed = useRef(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once what came of it is shown
	useEffect(() => {
		if (hasActed.current) element.current?.focus();
		hasActed.current = false;
	}, [standing]);
	// Who was told that there is a dispute must not read that there is none. Another try does not take away its own button.
	if (!standing && !isPaused && query.errorUpdateCount > 0)
		return <Failed error={query.error} isBusy={query.isFetching} onRetry={() => void query.refetch()} />;
	// Nothing is missed while it is asked for: most have none.
	if (!standing || (!standing.dispute && !standing.canOpen)) return null;
	const keep = (next: DisputeStanding) => {
		client.setQueryData(key, next);
		setWriting(false);
		hasActed.current = true;
		// What is owed and may be done follows from it.
		void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== disputeKey });
	};
	const { dispute, canOpen, mostWon } = standing;
	return (
		<Card
			id="dispute"
			title={t('title')}
			aside={dispute && <Badge tone={dispute.closedAt ? 'neutral' : 'warn'}>{t(`state.${dispute.state}`)}</Badge>}
		>
			<div ref={element} className={styles.stack} tabIndex={-1}>
				{dispute && <Told {...{ dispute, mostWon }} />}
				{dispute && dispute.moves.length > 0 && <Moves key={dispute.state} {...{ dispute, mostWon, keep }} />}
				{canOpen && !isWriting && (
					<>
						<p className={styles.small}>{t('lead')}</p>
						<Button isFull onClick={() => setWriting(true)}>
							{t('open')}
						</Button>
					</>
				)}
				{canOpen && isWriting && <OpenForm {...{ id, keep }} onClose={() => setWriting(false)} />}
			</div>
		</Card>
	);
}

function Failed({ error, isBusy, onRetry }: { error: unknown; isBusy: boolean; onRetry: () => void }) {
	const t = useTranslations('dispute');
	const state = useTranslations('state');
	return (
		<Card id="dispute" title={t('title')}>
			<Note tone="bad" isAlert>
				<p>{state('failureText')}</p>
				<FailureNumber error={error} />
				<Button size="sm" isBusy={isBusy} onClick={onRetry}>
					{state('retry')}
				</Button>
			</Note>
		</Card>
	);
}

/** Days of Korea, as all deadlines are. */
const say = (moment: string): string => formatDate(moment, 'Asia/Seoul');

function Told({ dispute, mostWon }: { dispute: DisputeView; mostWon: number }) {
	const t = useTranslations('dispute');
	const { reason, wish, words, openedBy, openedAt, until, outcome, won, answer, hasAccepted, closedAt, state } =
		dispute;
	const accepted = (['member', 'provider'] as const).filter((side) => hasAccepted[side]);
	const isTooMuch = state === 'proposed' && outcome === 'refund' && won > mostWon;
	return (
		<>
			<p>
				<b>{t(`reason.${reason}`)}</b>
				<br />
				<span className={styles.small}>
					{t(`openedBy.${openedBy}`, { moment: say(openedAt) })} · {t('wished', { outcome: t(`outcome.${wish}`) })}
				</span>
			</p>
			{words !== '' && <p className={styles.small}>{words}</p>}
			{outcome && (
				<Note>
					<b>{t(state === 'proposed' ? 'proposal' : 'result')}</b>{' '}
					{outcome === 'refund' ? t('refundOf', { won: formatWon(won) }) : t(`outcome.${outcome}`)}
					{outcome === 'refund' && <OffBalance won={won} isClosed={closedAt !== null} />}
					{answer !== '' && <p>{answer}</p>}
					{state === 'proposed' && accepted.map((side) => <p key={side}>{t(`accepted.${side}`)}</p>)}
				</Note>
			)}
			{isTooMuch && (
				<Note tone="warn">{mostWon === 0 ? t('tooMuch.nothing') : t('tooMuch.less', { won: formatWon(mostWon) })}</Note>
			)}
			<p className={styles.small}>
				{closedAt
					? t('closedAt', { moment: say(closedAt) })
					: t(`until.${state === 'proposed' ? 'proposed' : 'open'}`, { moment: say(until) })}{' '}
				{!closedAt && <a href="#messages">{t('toMessages')}</a>}
			</p>
		</>
	);
}

type MovesProps = { dispute: DisputeView; mostWon: number; keep: (next: DisputeStanding) => void };

function Moves({ dispute, mostWon, keep }: MovesProps) {
	const t = useTranslations('dispute');
	const callApi = useApi();
	const client = useQueryClient();
	const { id, moves } = dispute;
	const { isBusy, failure, save } = useSaving({
		textOf: useReservationFailure(),
		// What there is to read now stands above before anybody answers again.
		onRefusal: async ({ code }) => {
			if (code === 'changed-since') await client.invalidateQueries({ queryKey: [disputeKey] });
			return undefined;
		},
	});
	const move = (name: 'accept' | 'decline' | 'withdraw') =>
		save(async () => {
			const body = { move: name, seen: seenOf(dispute) };
			keep(await callApi('POST /api/disputes/:id/moves', { params: { id }, body }));
		});
	const plain = (['accept', 'decline', 'withdraw'] as const).filter((name) => moves.includes(name));
	return (
		<>
			{moves.includes('propose') && <MediateForm {...{ dispute, mostWon, keep }} />}
			{plain.map((name) => (
				<Button
					key={name}
					isFull
					variant={name === 'accept' ? 'primary' : 'outline'}
					isBusy={isBusy}
					onClick={() => void move(name)}
				>
					{t(`move.${name}`)}
				</Button>
			))}
			<FailureNote>{failure}</FailureNote>
		</>
	);
}
