import { type DisputeOutcome, splitRefund } from '#domain/dispute/dispute.ts';
import { formatWon } from '#i18n/format.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useReservation } from '../reservation/reservation-context.ts';
import { OffBalance } from './off-balance.tsx';

type Props = {
	isOpen: boolean;
	isBusy: boolean;
	error: string | undefined;
	outcome: DisputeOutcome;
	won: number;
	onConfirm: () => void;
	onClose: () => void;
};

/** Before a dispute is decided over both sides: what becomes of the money, and who is told. */
export function DecideQuestion({ outcome, won, ...props }: Props) {
	const t = useTranslations('dispute');
	const isRefund = outcome === 'refund';
	return (
		<ConfirmDialog {...props} title={t('ask.title')} confirmLabel={t('move.decide')} cancelLabel={t('ask.keep')}>
			<p>
				<b>
					{t('ask.outcome', { outcome: isRefund ? t('refundOf', { won: formatWon(won) }) : t(`outcome.${outcome}`) })}
				</b>
			</p>
			{isRefund ? <Money won={won} /> : <p>{t('ask.noMoney')}</p>}
			<p>{t('ask.told')}</p>
		</ConfirmDialog>
	);
}

function Money({ won }: { won: number }) {
	const t = useTranslations('dispute.ask');
	const { money } = useReservation().reservation;
	const { back } = splitRefund(won, money.balanceDue);
	return (
		<>
			<OffBalance won={won} isClosed={false} />
			{back > 0 && <p>{t('back', { won: formatWon(back) })}</p>}
			<p>{t('house', { won: formatWon(won) })}</p>
		</>
	);
}
