import { useId } from 'react';
import type { ReservationDetail } from '#contract/api/reservation.ts';
import type { MoveBody } from '#contract/api/reservation-move.ts';
import { formatWon } from '#i18n/format.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { OfferDifference } from '#views/price/offer-card.tsx';
import { type DialogName, useReservation } from '#views/reservation/reservation-context.ts';
import { useReservationFailure } from '#views/reservation/use-reservation-failure.ts';
import { ChangeWish } from './change-wish.tsx';
import styles from './dialog.module.css';
import { moneyAfter } from './money-after.ts';
import { MoneyRows } from './money-rows.tsx';
import { useGone, useMove } from './use-moving.ts';

type MoveDialogName = Exclude<DialogName, 'reduce' | 'change' | 'payment' | 'price' | 'dates'>;
type Props = { name: MoveDialogName; isOpen: boolean; onClose: () => void };

const looks: Record<MoveDialogName, { words: 'none' | 'optional' | 'needed'; isDestructive: boolean }> = {
	confirm: { words: 'optional', isDestructive: false },
	decline: { words: 'needed', isDestructive: true },
	cancel: { words: 'optional', isDestructive: true },
	'call-off': { words: 'needed', isDestructive: true },
	'agree-change': { words: 'optional', isDestructive: false },
	'refuse-change': { words: 'needed', isDestructive: true },
	'withdraw-change': { words: 'none', isDestructive: false },
	'accept-price': { words: 'optional', isDestructive: false },
	'decline-price': { words: 'optional', isDestructive: true },
	'withdraw-price': { words: 'none', isDestructive: true },
	'decline-dates': { words: 'optional', isDestructive: false },
	'withdraw-dates': { words: 'none', isDestructive: true },
	'no-show': { words: 'none', isDestructive: true },
	arrive: { words: 'none', isDestructive: false },
	'undo-arrival': { words: 'none', isDestructive: false },
};

const maxLength = 500;
const blank = { reason: '' };
type Values = typeof blank;

/** Asks once more, says what follows, and takes the words for the other side where the move has any. */
export function MoveDialog({ name, isOpen, onClose }: Props) {
	const t = useTranslations('reservation.my.move');
	const { reservation, say } = useReservation();
	const { move, onRefusal } = useMove();
	const { words, isDestructive } = looks[name];
	const isAtWord = reservation.role !== 'member';
	const id = useId();
	const form = useForm<Values, 'reason'>({
		blank,
		faultsOf: ({ reason }) => (words === 'needed' && reason.trim() === '' ? { reason: 'required' } : {}),
		textOf: useReservationFailure(),
		idOf: () => id,
		fieldOf: (at) => (at === 'reason' ? at : undefined),
		onRefusal,
		asksBeforeLeaving: true,
	});
	const gone = useGone(name);
	const close = () => {
		form.forgetFailure();
		form.restart(blank);
		onClose();
	};
	const send = async ({ reason }: Values) => {
		await move(bodyOf(name, reason.trim(), reservation));
		close();
		say(t(`${name}.done`));
	};
	return (
		<ConfirmDialog
			isOpen={isOpen}
			title={t(`${name}.title`)}
			confirmLabel={t(`${name}.do`)}
			cancelLabel={t(`${name}.keep`)}
			isDestructive={isDestructive}
			isBusy={form.isBusy}
			typed={form.unsaved}
			error={form.anyFailure ?? (isOpen && !form.isBusy ? gone : undefined)}
			onConfirm={() => void form.submit({ send })}
			onClose={close}
		>
			<div className={styles.text}>
				<p>{name === 'cancel' && isAtWord ? t('cancel.textAtWord') : t(`${name}.text`)}</p>
				<Outcome name={name} />
				{words !== 'none' && (
					<TextArea
						{...form.field('reason')}
						// Looked at and left: what is missing is said when it is confirmed.
						onBlur={() => undefined}
						label={t(`${name}.words`)}
						optionalLabel={words === 'optional' ? t('optional') : undefined}
						rows={3}
						maxLength={maxLength}
					/>
				)}
			</div>
		</ConfirmDialog>
	);
}

function bodyOf(name: MoveDialogName, text: string, { refund, order, offer, proposal }: ReservationDetail): MoveBody {
	const reason = text === '' ? {} : { reason: text };
	if (name === 'cancel') return { move: name, percent: refund.percent, ...reason };
	if (name === 'accept-price' || name === 'decline-price')
		return { move: name, version: offer?.version ?? 1, ...reason };
	if (name === 'decline-dates') return { move: name, seen: proposal?.proposedAt ?? '', ...reason };
	if (name === 'withdraw-price' || name === 'withdraw-dates') return { move: name };
	if (name === 'withdraw-change' || name === 'no-show' || name === 'arrive' || name === 'undo-arrival')
		return { move: name };
	if (name === 'confirm') return { move: name, seen: order, ...reason };
	if (name === 'agree-change') return { move: name, ...reason };
	return { move: name, reason: text };
}

/** In figures, before it is done. */
function Outcome({ name }: { name: MoveDialogName }) {
	const t = useTranslations('reservation.my.move');
	const { money, refund, change, moves } = useReservation().reservation;
	// It has changed meanwhile: figures of what cannot be done would only mislead.
	if (!moves.includes(name)) return null;
	if (name === 'cancel') return <MoneyRows after={moneyAfter(money, 0, refund.percent)} percent={refund.percent} />;
	if (name === 'accept-price') return <OfferDifference />;
	if (name === 'agree-change' && change) return <ChangeWish change={change} />;
	if ((name === 'call-off' || name === 'decline') && money.paid > money.refunded)
		return <p>{t('allBack', { won: formatWon(money.paid - money.refunded) })}</p>;
	return null;
}
