import { formatWon } from '#i18n/format.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useReservation } from '#views/reservation/reservation-context.ts';
import { backWords } from './back-words.ts';
import { type MoneyAfter, moneyLines } from './money-after.ts';

/** The same words wherever something is given up: what was paid, what is kept of it, what comes back, what is still due. */
export function useMoneyRows() {
	const t = useTranslations('reservation.my.clock');
	const { money, role } = useReservation().reservation;
	const row = (name: string, won: number) => ({ name, value: <b>{formatWon(won)}</b> });
	const paidAndBack = (after: MoneyAfter, { hasFee, hasBack = true }: { hasFee: boolean; hasBack?: boolean }) =>
		moneyLines(money, after, { hasFee, hasBack }).map(({ name, won }) =>
			row(t(name !== 'back' ? name : backWords({ money, role })), won),
		);
	return { row, paidAndBack };
}
