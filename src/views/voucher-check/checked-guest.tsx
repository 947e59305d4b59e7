import type { CheckedVoucher } from '#contract/api/voucher.ts';
import { namedNeeds } from '#domain/reservation/needs.ts';
import { formatWon } from '#i18n/format.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useBothClocks } from '#views/clock/both-clocks.ts';
import { PageLink } from '#views/page-link.tsx';
import { useOrderText } from '#views/reservation/order-text.ts';
import { useNeedText } from '#views/reservation/use-need-text.ts';
import { useArriving } from './use-arriving.ts';
import styles from './voucher-check.module.css';

type Props = { reservation: NonNullable<CheckedVoucher['reservation']> };

/** Whose voucher it is, what is still to be paid, what they need; and whether they have come. */
export function CheckedGuest({ reservation }: Props) {
	const orderText = useOrderText();
	const { guest, code, title, order, unit } = reservation;
	return (
		<>
			<p className={styles.facts}>
				<b>{guest}</b> · {code}
				<br />
				{title}
				<br />
				{orderText(order, unit).line}
			</p>
			<DeskFacts reservation={reservation} />
			<Arrival reservation={reservation} />
		</>
	);
}

function DeskFacts({ reservation: { stillToPay, needs, isAllergic, questions, language, status, pay } }: Props) {
	const t = useTranslations('reservation.check');
	const words = useTranslations('reservation');
	const spoken = useTranslations('reservation.spoken');
	const asked = useTranslations('reservation.asked');
	const needText = useNeedText();
	const isHeld = status === 'confirmed' || status === 'completed';
	const named = namedNeeds(needs).map((need) => {
		const question = questions?.list.find(({ id }) => id === need.id);
		if (!question) return needText(need);
		const said = asked(question.answer ?? (questions?.isLate ? 'late' : 'asking'));
		return `${needText(need)} (${question.text ? `${said}: ${question.text}` : said})`;
	});
	return (
		<ul className={styles.desk}>
			{isHeld && (
				<li data-tone={stillToPay > 0 ? 'act' : undefined}>
					<Icon name={stillToPay > 0 ? 'warning' : 'check'} />
					<b>{stillToPay > 0 ? t('toPay', { won: formatWon(stillToPay) }) : t('paid')}</b>
				</li>
			)}
			{isHeld && pay.state === 'checking' && (
				<li>
					<Icon name="clock" />
					<span>{t('checkingText', { won: formatWon(pay.won) })}</span>
				</li>
			)}
			{named.length > 0 && (
				<li>
					<Icon name="info" />
					<span>
						{t('needs')}: <b>{named.join(', ')}</b>
					</span>
				</li>
			)}
			{isAllergic && (
				<li data-tone="act">
					<Icon name="warning" />
					<b>{words('isAllergic')}</b>
				</li>
			)}
			<li>
				<Icon name="globe" />
				<span>
					{t('language')}: <b>{spoken(language)}</b>
				</span>
			</li>
		</ul>
	);
}

function Arrival({ reservation }: Props) {
	const t = useTranslations('reservation.check');
	const clocks = useBothClocks();
	const { arrivedAt, mayArrive, mayUndoArrival, isBusy, failure, move } = useArriving(reservation);
	const { checkedBefore } = reservation;
	return (
		<>
			{arrivedAt && <Note>{t('arrived', { moment: clocks(arrivedAt).korean })}</Note>}
			{!arrivedAt && checkedBefore && <Note tone="warn">{t('before', { moment: clocks(checkedBefore).korean })}</Note>}
			<FailureNote>{failure}</FailureNote>
			<div className={styles.actions}>
				{mayArrive && (
					<Button variant="primary" isBusy={isBusy} onClick={() => void move('arrive')}>
						{t('arrive')}
					</Button>
				)}
				{mayUndoArrival && (
					<Button isBusy={isBusy} onClick={() => void move('undo-arrival')}>
						{t('undo')}
					</Button>
				)}
				<PageLink page="myReservation" params={{ id: reservation.id }} className={buttonClass()}>
					{t('open')}
				</PageLink>
			</div>
		</>
	);
}
