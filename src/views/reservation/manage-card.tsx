import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { WaivedNote } from '#views/dates/waived-note.tsx';
import { mayOthersCome } from '#views/move/may-others-come.ts';
import styles from './reservation.module.css';
import { useReservation } from './reservation-context.ts';

/** What else the viewer may do now: by the same table the endpoint asks. */
export function ManageCard() {
	const t = useTranslations('reservation.my');
	const { reservation, open } = useReservation();
	const agreed = useTranslations('reservation.agreed');
	const dates = useTranslations('reservation.dates.form');
	const { moves, role, refund, order, status, arrivedAt, price, provider } = reservation;
	const has = (move: (typeof moves)[number]) => moves.includes(move);
	const { adult, child, infant } = order.persons;
	const isParty = has('reduce') && adult + child + infant > 1;
	const mayPropose = has('offer-price') && status === 'confirmed' && reservation.offer === null;
	// Of a request it stands beside its other answers.
	const mayMoveDate = has('propose-dates') && status === 'confirmed' && reservation.proposal === null;
	const shown = ['ask-change', 'cancel', 'call-off', 'no-show', 'arrive', 'undo-arrival'] as const;
	if (role === 'member' && status === 'confirmed' && arrivedAt)
		return (
			<Card title={t('manage.title')}>
				<p className={styles.small}>{t('manage.arrived')}</p>
			</Card>
		);
	if (!isParty && !mayPropose && !mayMoveDate && !shown.some(has)) return null;
	// A house does either for a guest without an account, the agency for everybody: whose wish it is decides what is paid back.
	const isAtWord = role !== 'member' && (has('cancel') || has('ask-change'));
	const isDateAlone = price.basis === 'agreed' || (isAtWord && !mayOthersCome(reservation));
	const isFree = role === 'member' && refund.percent === 100;
	return (
		<Card title={t('manage.title')}>
			<div className={styles.stack}>
				{/* While the dates wait, it stands beside them. */}
				{reservation.proposal === null && <WaivedNote />}
				{role === 'member' && reservation.waivedUntil === null && (
					<p className={styles.small}>{t(isFree ? 'manage.free' : 'manage.byPolicy')}</p>
				)}
				{role === 'member' && price.basis === 'agreed' && (
					<p className={styles.small}>{t('manage.agreed', { provider })}</p>
				)}
				{isAtWord && role === 'operator' && !reservation.isGuest && (
					<p className={styles.small}>{t('manage.caller')}</p>
				)}
				{mayPropose && (
					<Button isFull onClick={() => open('price')}>
						{agreed('form.open')}
					</Button>
				)}
				{mayMoveDate && (
					<Button isFull onClick={() => open('dates')}>
						{dates('open')}
					</Button>
				)}
				{has('ask-change') && (
					<Button isFull onClick={() => open('change')}>
						{t(isDateAlone ? 'change.openDate' : 'change.open')}
					</Button>
				)}
				{isParty && (
					<Button isFull onClick={() => open('reduce')}>
						{t('reduce.open')}
					</Button>
				)}
				{has('arrive') && (
					<Button isFull variant="brand" onClick={() => open('arrive')}>
						{t('move.arrive.do')}
					</Button>
				)}
				{has('undo-arrival') && (
					<Button isFull onClick={() => open('undo-arrival')}>
						{t('move.undo-arrival.do')}
					</Button>
				)}
				{has('no-show') && (
					<Button isFull onClick={() => open('no-show')}>
						{t('move.no-show.do')}
					</Button>
				)}
				{has('cancel') && (
					<Button isFull variant="danger" onClick={() => open('cancel')}>
						{t(isAtWord ? 'manage.atWord' : 'move.cancel.do')}
					</Button>
				)}
				{has('call-off') && (
					<Button isFull variant="danger" onClick={() => open('call-off')}>
						{t(isAtWord ? 'manage.byHouse' : 'move.call-off.do')}
					</Button>
				)}
			</div>
		</Card>
	);
}
