import { formatWon } from '#i18n/format.ts';
import { FactRows } from '#ui/fact-rows.tsx';
import { useTranslations } from '#ui/translations.tsx';
import type { MoneyAfter } from './money-after.ts';
import { useReservation } from './reservation-context.ts';

/** What comes back, exactly: by the policy, and given what was paid. */
export function MoneyRows({ after, percent }: { after: MoneyAfter; percent: number }) {
	const t = useTranslations('reservation.my.clock');
	const { money, role } = useReservation().reservation;
	const row = (name: string, won: number) => ({ name, value: <b>{formatWon(won)}</b> });
	return (
		<FactRows
			rows={[
				row(t('price'), money.total),
				...(after.total > 0 ? [row(t('newPrice'), after.total)] : []),
				...(after.total > 0 && after.isByPolicy ? [row(t('byPolicy', { percent }), after.back)] : []),
				row(t('paid'), money.paid - money.refunded),
				...(percent < 100 ? [row(t('fee'), after.kept)] : []),
				row(t(role === 'member' ? 'youGet' : 'guestGets'), after.refundDue),
				...(after.balanceDue > 0 ? [row(t('toPay'), after.balanceDue)] : []),
			]}
		/>
	);
}
