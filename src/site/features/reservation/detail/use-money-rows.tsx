import { formatWon } from '#i18n/format.ts';
import { useTranslations } from '#ui/translations.tsx';
import { backAfter, type MoneyAfter } from './money-after.ts';
import { useReservation } from './reservation-context.ts';

/** The same words wherever something is given up: what was paid, what is kept of it, what comes back, what is still due. */
export function useMoneyRows() {
	const t = useTranslations('reservation.my.clock');
	const { money, role } = useReservation().reservation;
	const row = (name: string, won: number) => ({ name, value: <b>{formatWon(won)}</b> });
	const paidAndBack = (after: MoneyAfter, { hasFee, hasBack = true }: { hasFee: boolean; hasBack?: boolean }) => [
		row(t('paid'), money.paid - money.refunded),
		...(money.inCheck > 0 ? [row(t('checked'), money.inCheck)] : []),
		...(hasFee ? [row(t('fee'), after.kept)] : []),
		...(hasBack ? [row(t(role === 'member' ? 'youGet' : 'guestGets'), backAfter(money, after))] : []),
		...(after.total > 0 && after.balanceDue > 0 ? [row(t('toPay'), after.balanceDue)] : []),
	];
	return { row, paidAndBack };
}
