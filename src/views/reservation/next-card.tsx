import type { ReservationDetail } from '#contract/api/reservation.ts';
import { consolePages } from '#contract/console-pages.ts';
import { isOverdue } from '#domain/reservation/transfer-due.ts';
import { formatDateWithWeekday, formatWon } from '#i18n/format.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useBothClocks } from '#views/clock/both-clocks.ts';
import { ProposalCard } from '#views/dates/proposal-card.tsx';
import { ChangeWish } from '#views/move/change-wish.tsx';
import { PageLink } from '#views/page-link.tsx';
import { PayHere } from '#views/payment/pay-here.tsx';
import { OfferCard } from '#views/price/offer-card.tsx';
import { AgainLink } from './again-link.tsx';
import { type NextStep, type NextStepName, nextStepOf } from './next-step.ts';
import styles from './reservation.module.css';
import { useReservation } from './reservation-context.ts';

/** Where somebody at this page has to do something. */
const asked: readonly NextStepName[] = [
	...([
		'answer',
		'answerChange',
		'answerPrice',
		'pickDate',
		'transfer',
		'slipRefused',
		'checkSlip',
		'guestRefund',
	] as const),
];
/** What a guest decides about: keep it, or cancel it free of charge. */
const decided: readonly NextStepName[] = ['needsRefused', 'needsLate'];
const over: readonly NextStepName[] = [
	'declined',
	'expired',
	'cancelled',
	'lapsed',
	'missed',
	'over',
	'rate',
	'visited',
	'unseen',
	'fee',
];
/** What is to be transferred, is transferred here. */
const payable: readonly NextStepName[] = ['transfer', 'slipRefused'];

/** Where an operator decides about the slip that waits. */
const slipAddress = (proofs: ReservationDetail['proofs']): string =>
	`${consolePages.slips.path}?id=${proofs.findLast(({ status }) => status === 'sent')?.id ?? ''}`;

/** What is said once its date has passed: of a slip that was not accepted, too. */
const lateWords: Partial<Record<NextStepName, 'transfer' | 'guestTransfers'>> = {
	transfer: 'transfer',
	slipRefused: 'transfer',
	guestTransfers: 'guestTransfers',
};

/** A step in words. */
function useStepWords() {
	const t = useTranslations('reservation.my');
	const clocks = useBothClocks();
	const locale = useWordsLocale();
	const { reservation, now } = useReservation();
	return ({ name, by, won }: NextStep) => {
		// Where only the day counts, it begins with no minute.
		const isDayOnly = reservation.order.time === null && by === reservation.startsAt;
		const until = by === null ? '' : isDayOnly ? formatDateWithWeekday(by, locale) : clocks(by).both;
		const record = reservation.role !== 'member' && reservation.canRecordPayment ? 'yes' : 'no';
		const facts = { provider: reservation.provider, until, won: formatWon(won), record };
		const late = by !== null && isOverdue(by, now) && lateWords[name];
		const told = late ? (`late.${late}` as const) : (`next.${name}` as const);
		return { isLate: Boolean(late), title: t(`${told}.title`, facts), text: t(`${told}.text`, facts) };
	};
}

/** What happens next, and by when; for those who answer, with the buttons for it. */
export function NextCard() {
	const { reservation, now } = useReservation();
	const wordsOf = useStepWords();
	const step = nextStepOf(reservation, now);
	const { name } = step;
	const { isLate, title, text } = wordsOf(step);
	const isDecided = decided.includes(name);
	// Whoever keeps it goes on with what would be next without that decision.
	const kept = isDecided ? nextStepOf({ ...reservation, questions: null }, now) : step;
	const tone = isLate || isDecided ? 'warn' : asked.includes(name) ? 'act' : over.includes(name) ? 'over' : undefined;
	return (
		<section className={styles.next} data-tone={tone} aria-labelledby="next-step">
			<h2 id="next-step" className={styles.nextTitle}>
				{title}
			</h2>
			<p className={styles.text}>{text}</p>
			<Words />
			{isDecided && <DecideButtons />}
			{isDecided && payable.includes(kept.name) && (
				<p className={styles.text}>
					<b>{wordsOf(kept).title}</b> {wordsOf(kept).text}
				</p>
			)}
			{kept.name === 'slipRefused' && <SlipWords />}
			{kept.name === 'slipRefused' && reservation.isLastDate && !wordsOf(kept).isLate && <LastDate />}
			{payable.includes(kept.name) && (
				<>
					{reservation.pay.isFreed && !wordsOf(kept).isLate && <Freed />}
					<PayHere />
				</>
			)}
			{name === 'guestTransfers' && reservation.pay.isFreed && !isLate && <Freed of="freedHost" />}
			{reservation.change && <ChangeWish change={reservation.change} />}
			<OfferCard />
			<ProposalCard />
			<NextButtons name={name} />
		</section>
	);
}

function Freed({ of = 'freed' }: { of?: 'freed' | 'freedHost' }) {
	const t = useTranslations('reservation.my.next');
	return <p className={styles.text}>{t(of)}</p>;
}

function LastDate() {
	const t = useTranslations('reservation.my.next');
	return <p className={styles.text}>{t('lastDate')}</p>;
}

/** Keeping it needs no button. */
function DecideButtons() {
	const t = useTranslations('reservation.my.move');
	const { reservation, open } = useReservation();
	if (!reservation.moves.includes('cancel')) return null;
	return (
		<div className={styles.buttons}>
			<Button variant="danger" onClick={() => open('cancel')}>
				{t('cancel.do')}
			</Button>
		</div>
	);
}

/** Why it did not come about, in the words of who ended it. */
function Words() {
	const { history, status } = useReservation().reservation;
	const last = history.findLast(({ event }) => event === 'decline' || event === 'call-off');
	if (!last?.reason || (status !== 'declined' && status !== 'cancelled')) return null;
	return <blockquote className={styles.quote}>{last.reason}</blockquote>;
}

/** Why the last slip was not accepted. */
function SlipWords() {
	const t = useTranslations('reservation.my.pay.reason');
	const { proofs } = useReservation().reservation;
	const last = proofs.findLast(({ status }) => status === 'refused');
	if (!last) return null;
	return (
		<blockquote className={styles.quote}>
			{t(last.reason ?? 'other')} {last.note}
		</blockquote>
	);
}

function NextButtons({ name }: { name: NextStepName }) {
	const t = useTranslations('reservation.my');
	const agreed = useTranslations('reservation.agreed');
	const dates = useTranslations('reservation.dates.form');
	const { reservation, open } = useReservation();
	const { moves, area, productId } = reservation;
	const guest = reservation.role === 'member' ? reservation : undefined;
	const canRecordPayment = reservation.role !== 'member' && reservation.canRecordPayment;
	const has = (move: (typeof moves)[number]) => moves.includes(move);
	const isAnother = name === 'declined' || name === 'expired' || name === 'lapsed';
	const mayPropose = has('offer-price') && (reservation.status === 'requested' || reservation.offer !== null);
	const mayMoveDate = has('propose-dates') && (reservation.status === 'requested' || reservation.proposal !== null);
	const isEmpty =
		!mayPropose &&
		!mayMoveDate &&
		!has('decline-dates') &&
		!has('withdraw-dates') &&
		!has('accept-price') &&
		!has('decline-price') &&
		!has('withdraw-price') &&
		!has('confirm') &&
		!has('decline') &&
		!has('agree-change') &&
		!has('refuse-change') &&
		!has('withdraw-change') &&
		name !== 'rate' &&
		name !== 'checkSlip' &&
		!(name === 'guestRefund' && canRecordPayment) &&
		!(isAnother && guest) &&
		!guest?.again;
	if (isEmpty) return null;
	return (
		<div className={styles.buttons}>
			{has('confirm') && (
				<Button variant="primary" onClick={() => open('confirm')}>
					{t('move.confirm.do')}
				</Button>
			)}
			{has('accept-price') && (
				<Button variant="primary" onClick={() => open('accept-price')}>
					{t('move.accept-price.do')}
				</Button>
			)}
			{has('decline-price') && (
				<Button variant="danger" onClick={() => open('decline-price')}>
					{t('move.decline-price.do')}
				</Button>
			)}
			{mayMoveDate && <Button onClick={() => open('dates')}>{dates(reservation.proposal ? 'again' : 'open')}</Button>}
			{has('withdraw-dates') && <Button onClick={() => open('withdraw-dates')}>{t('move.withdraw-dates.do')}</Button>}
			{has('decline-dates') && <Button onClick={() => open('decline-dates')}>{t('move.decline-dates.do')}</Button>}
			{mayPropose && (
				<Button onClick={() => open('price')}>{agreed(reservation.offer ? 'form.again' : 'form.open')}</Button>
			)}
			{has('withdraw-price') && <Button onClick={() => open('withdraw-price')}>{t('move.withdraw-price.do')}</Button>}
			{has('decline') && (
				<Button variant="danger" onClick={() => open('decline')}>
					{t('move.decline.do')}
				</Button>
			)}
			{has('agree-change') && (
				<Button variant="primary" onClick={() => open('agree-change')}>
					{t('move.agree-change.do')}
				</Button>
			)}
			{has('refuse-change') && (
				<Button variant="danger" onClick={() => open('refuse-change')}>
					{t('move.refuse-change.do')}
				</Button>
			)}
			{has('withdraw-change') && (
				<Button onClick={() => open('withdraw-change')}>{t('move.withdraw-change.do')}</Button>
			)}
			{name === 'guestRefund' && canRecordPayment && (
				<Button variant="primary" onClick={() => open('payment')}>
					{t('pay.record')}
				</Button>
			)}
			{name === 'checkSlip' && (
				<a href={slipAddress(reservation.proofs)} className={buttonClass({ variant: 'primary' })}>
					{t('next.toSlip')}
				</a>
			)}
			{name === 'rate' && (
				<PageLink
					page="ratingForm"
					params={{ area, id: productId }}
					query={{ reservation: reservation.id }}
					className={buttonClass({ variant: 'brand' })}
				>
					<Icon name="star" />
					{t('list.action.rate')}
				</PageLink>
			)}
			{isAnother && guest && (
				<PageLink page="productDetail" params={{ area, id: productId }} className={buttonClass({ variant: 'brand' })}>
					{t('next.another')}
				</PageLink>
			)}
			{guest && <AgainLink reservation={guest}>{t('list.action.again')}</AgainLink>}
		</div>
	);
}
