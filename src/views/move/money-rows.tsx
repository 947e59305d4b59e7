import { sentBy } from '#domain/reservation/reservation.ts';
import { FactRows } from '#ui/fact-rows.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useReservation } from '#views/reservation/reservation-context.ts';
import type { MoneyAfter } from './money-after.ts';
import { useMoneyRows } from './use-money-rows.tsx';

/** What comes back, exactly: by the policy, and given what was paid. */
export function MoneyRows({ after, percent }: { after: MoneyAfter; percent: number }) {
	const t = useTranslations('reservation.my.clock');
	const { money, role } = useReservation().reservation;
	const { row, paidAndBack } = useMoneyRows();
	const isOver = after.total === 0 && after.kept > 0 && role === 'member';
	const isUnpaid = after.total === 0 && sentBy(money) === 0;
	return (
		<>
			<FactRows
				rows={[
					row(t('price'), money.total),
					...(after.total > 0 ? [row(t('newPrice'), after.total)] : []),
					...paidAndBack(after, { hasFee: percent < 100 }),
				]}
			/>
			{isOver && <p>{t('nothingMore')}</p>}
			{isUnpaid && <p>{t('nothingPaid', { role })}</p>}
		</>
	);
}
