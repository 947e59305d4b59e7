import { answerHours } from '#domain/reservation/answer-hours.ts';
import { sentBy } from '#domain/reservation/reservation.ts';
import { formatWon } from '#i18n/format.ts';
import { FactRows } from '#ui/fact-rows.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useOrderText } from '#views/reservation/order-text.ts';
import { useReservation } from '#views/reservation/reservation-context.ts';
import type { Wish } from './changed-order.ts';
import { GuestListAfter } from './guest-list-after.tsx';
import { moneyAfter } from './money-after.ts';
import { useMoneyRows } from './use-money-rows.tsx';

/** What a change makes of date, people and money, and whether it holds at once or is asked for. */
export function ChangeDifference({ order, price, total, isAtOnce, areBagsTooMany, asksAgain }: Wish) {
	const t = useTranslations('reservation.my.change');
	const faultWords = useTranslations('error.fault');
	const orderText = useOrderText();
	const { reservation } = useReservation();
	const { status, money, refund, provider, terms } = reservation;
	const isRequest = status === 'requested';
	const { unit } = terms.price;
	const more = total - money.total;
	const { paidAndBack } = useMoneyRows();
	const after = moneyAfter(money, price, refund.percent);
	const hasFee = more < 0 && refund.percent < 100;
	const sign = more > 0 ? '+' : more < 0 ? '−' : '';
	return (
		<>
			<FactRows
				rows={[
					{ name: t('now'), value: `${orderText(reservation.order, unit).line} · ${formatWon(money.total)}` },
					{ name: t('wished'), value: <b>{`${orderText(order, unit).line} · ${formatWon(total)}`}</b> },
					{ name: t('difference'), value: more === 0 ? t('same') : `${sign}${formatWon(Math.abs(more))}` },
					// As where something is cancelled; what costs more gives nothing back.
					...(more < 0 || (more > 0 && sentBy(money) > 0) ? paidAndBack(after, { hasFee, hasBack: more < 0 }) : []),
				]}
			/>
			{hasFee && after.kept > 0 && (
				<p>
					{t(after.isByPolicy ? 'feeByPolicy' : 'feeAtMost', { cost: 100 - refund.percent, won: formatWon(-more) })}
				</p>
			)}
			{areBagsTooMany ? (
				<Note tone="warn">{faultWords('too-many-bags')}</Note>
			) : (
				<Note>
					{!isAtOnce && terms.confirmation === 'instant' && `${t('notFree')} `}
					{isRequest
						? t('request', { provider, hours: answerHours })
						: isAtOnce
							? t('atOnce')
							: t('answered', { provider, hours: answerHours })}
				</Note>
			)}
			{more > 0 && refund.percent < 100 && <Note tone="warn">{t('addedNotFree', { cost: 100 - refund.percent })}</Note>}
			<GuestListAfter persons={order.persons} />
			{asksAgain && <Note tone="warn">{t('asksAgain', { provider })}</Note>}
		</>
	);
}
