import type { ReactNode } from 'react';
import type { ReservationDetail } from '#contract/api/reservation.ts';
import { isPaidOnSite } from '#domain/reservation/payment.ts';
import { sentBy } from '#domain/reservation/reservation.ts';
import { formatDateWithWeekday, formatWon } from '#i18n/format.ts';
import { Timeline } from '#ui/timeline.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { type BothClocks, useBothClocks } from '#views/clock/both-clocks.ts';
import { useOrderText } from './order-text.ts';
import styles from './reservation.module.css';
import { useReservation } from './reservation-context.ts';
import { useLeadFactName } from './use-lead-fact-name.ts';
import { useWho } from './use-who.ts';

type Entry = ReservationDetail['history'][number];
type Payment = ReservationDetail['payments'][number];
type Step = {
	at: string;
	key: string;
	title: string;
	lines: (string | undefined)[];
	words?: string | null;
	day?: string | undefined;
};

/** Who did what, when and why, by both clocks; and what is still to come. */
export function History() {
	const t = useTranslations('reservation.my.history');
	const clocks = useBothClocks();
	const done = useDoneSteps();
	const coming = useComingSteps();
	const steps = [
		...done.map((step) => ({ ...timelineStep(step, clocks(step.at)), state: 'done' as const, stateLabel: t('done') })),
		...coming.map((step, index) => ({
			...timelineStep(step, step.day ? { korean: step.day, own: undefined } : clocks(step.at)),
			state: index === 0 ? ('now' as const) : ('future' as const),
			stateLabel: t(index === 0 ? 'next' : 'later'),
		})),
	];
	return (
		<section aria-labelledby="history">
			<h2 id="history" className={styles.heading}>
				{t('title')}
			</h2>
			<Timeline steps={steps} />
		</section>
	);
}

function timelineStep({ key, title, lines, words }: Step, { korean, own }: Pick<BothClocks, 'korean' | 'own'>) {
	const text: ReactNode = (
		<>
			<span className={styles.stepTitle}>{title}</span>
			{own && <span className={styles.stepLine}>{own}</span>}
			{words && <q className={styles.stepLine}>{words}</q>}
			{lines
				.filter((line) => line !== undefined && line !== '')
				.map((line) => (
					<span key={line} className={styles.stepLine}>
						{line}
					</span>
				))}
		</>
	);
	return { time: korean, key, text };
}

function useDoneSteps(): Step[] {
	const t = useTranslations('reservation.my.history');
	const pay = useTranslations('reservation.my.pay');
	const orderText = useOrderText();
	const { reservation } = useReservation();
	const { history, payments, proofs, role, terms, questions } = reservation;
	const whoOf = useWho();
	const leadFactName = useLeadFactName();
	const titleOf = ({ event, isWish }: Entry): string => {
		if (event === 'ask-change' && !isWish) return t('changed');
		// What was asked about a need was not confirmed with it.
		return event === 'book' && questions ? t('booked') : t(`event.${event}`);
	};
	const moved = (entry: Entry): Step => ({
		at: entry.at,
		key: `${entry.event} ${entry.at}`,
		title: titleOf(entry),
		words: entry.reason,
		lines: [
			whoOf(entry),
			entry.corrected.length > 0 ? entry.corrected.map(leadFactName).join(', ') : undefined,
			entry.moved ? t('movedFrom', { place: entry.moved.from }) : undefined,
			entry.moved ? t('movedTo', { place: entry.moved.to }) : undefined,
			entry.won === null ? undefined : t('price', { won: formatWon(entry.won) }),
			entry.order ? orderText(entry.order, terms.price.unit).line : undefined,
			entry.percent === null || entry.percent === 100 ? undefined : t('percent', { cost: 100 - entry.percent }),
		],
	});
	const paid = (payment: Payment): Step => ({
		at: payment.at,
		key: payment.id,
		title: t(payment.kind === 'payment' ? 'paid' : 'paidBack', { won: formatWon(payment.won) }),
		// A guest is told what was paid, not at which desk it was written down.
		lines: [pay(`method.${payment.method}`), role === 'member' ? undefined : whoOf(payment), payment.note ?? undefined],
	});
	const reversed = ({ id, kind, won, reversed }: Payment): Step[] =>
		reversed
			? [
					{
						at: reversed.at,
						key: `reversed ${id}`,
						title: t(kind === 'payment' ? 'reversed' : 'reversedBack', { won: formatWon(won) }),
						words: reversed.reason,
						lines: [reversed.by ? whoOf(reversed) : undefined],
					},
				]
			: [];
	const proved = (proof: ReservationDetail['proofs'][number]): Step => ({
		at: proof.at,
		key: `slip ${proof.id}`,
		title: t('slip.sent', { won: formatWon(proof.won) }),
		lines: [proof.reason ? pay(`reason.${proof.reason}`) : undefined, proof.note ?? undefined],
	});
	return [...history.map(moved), ...payments.map(paid), ...payments.flatMap(reversed), ...proofs.map(proved)].sort(
		(one, other) => Date.parse(one.at) - Date.parse(other.at),
	);
}

/** Of what is open: the end of the free time, the service itself. */
function useComingSteps(): Step[] {
	const t = useTranslations('reservation.my.history');
	const { reservation, now } = useReservation();
	const locale = useWordsLocale();
	const { status, refund, startsAt, answerBy, order, plan, money } = reservation;
	if (status === 'requested' && answerBy) return [{ at: answerBy, key: 'answer', title: t('answerBy'), lines: [] }];
	if (status !== 'confirmed' || Date.parse(startsAt) <= now) return [];
	// With all of it paid on site there is nothing to lose before the start.
	const isFreeAnyway = isPaidOnSite(plan) && sentBy(money) === 0;
	const free = refund.steps.find(({ until, percent }) => percent === 100 && Date.parse(until) > now);
	return [
		...(free && !isFreeAnyway ? [{ at: free.until, key: 'free', title: t('freeUntil'), lines: [] }] : []),
		{
			at: startsAt,
			key: 'service',
			title: t('service'),
			lines: [reservation.meetingPoint],
			// Where only the day counts, it begins with no minute.
			day: order.time === null ? formatDateWithWeekday(order.on, locale) : undefined,
		},
	];
}
