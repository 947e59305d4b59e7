import { sentBy } from '#domain/reservation/reservation.ts';
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
	// Also what is still being looked for in the account.
	const back = Math.max(after.refundDue, sentBy(money) - money.kept - after.kept - after.total);
	const isOver = after.total === 0 && after.kept > 0 && role === 'member';
	return (
		<>
			<FactRows
				rows={[
					row(t('price'), money.total),
					...(after.total > 0 ? [row(t('newPrice'), after.total)] : []),
					row(t('paid'), money.paid - money.refunded),
					...(money.inCheck > 0 ? [row(t('checked'), money.inCheck)] : []),
					...(percent < 100 ? [row(t('fee'), after.kept)] : []),
					row(t(role === 'member' ? 'youGet' : 'guestGets'), back),
					...(after.total > 0 && after.balanceDue > 0 ? [row(t('toPay'), after.balanceDue)] : []),
				]}
			/>
			{isOver && <p>{t('nothingMore')}</p>}
		</>
	);
}
