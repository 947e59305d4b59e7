import { useRef, useState } from 'react';
import type { SettlementPayout } from '#contract/api/settlement.ts';
import { formatDate, formatWon } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useFaultText } from '#ui/form/use-fault-text.ts';
import { useSaving } from '#ui/form/use-saving.ts';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useSignInAgain } from '#views/member/use-sign-in-again.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';

type Props = { id: string; payout: SettlementPayout; onDone: () => void };

/** What was recorded wrongly, with the reason that the partner is told. */
export function TakeBack({ id, payout, onDone }: Props) {
	const t = useTranslations('console.settlement');
	const callApi = useApi();
	const words = useFaultText();
	const { signedIn, dialog } = useSignInAgain();
	const { isBusy, failure, save, forget } = useSaving({ textOf: useConsoleFailure() });
	const [isAsking, setAsking] = useState(false);
	const [reason, setReason] = useState('');
	const [isMissing, setMissing] = useState(false);
	const field = useRef<HTMLTextAreaElement>(null);
	const said = `${formatDate(payout.paidOn)} · ${formatWon(Math.abs(payout.won))}`;
	const takeBack = () => {
		if (reason.trim() === '') {
			setMissing(true);
			field.current?.focus();
			return;
		}
		void save(async () => {
			const call = { params: { id, payoutId: payout.id }, body: { reason: reason.trim() } };
			const answer = await signedIn(() => callApi('POST /api/settlements/:id/payouts/:payoutId/reversal', call));
			if (answer === undefined) return;
			setAsking(false);
			onDone();
		});
	};
	return (
		<>
			<Button size="sm" aria-label={`${t('takeBack')}: ${said}`} onClick={() => setAsking(true)}>
				{t('takeBack')}
			</Button>
			<ConfirmDialog
				isOpen={isAsking}
				title={t('takeBackTitle')}
				confirmLabel={t('takeBack')}
				cancelLabel={t('leave')}
				isDestructive
				isBusy={isBusy}
				error={failure}
				firstField={field}
				onConfirm={takeBack}
				onClose={() => {
					setAsking(false);
					forget();
				}}
			>
				<p>{said}</p>
				<p>{t('takeBackText')}</p>
				<TextArea
					ref={field}
					name="reason"
					label={t('reason')}
					hint={t('reasonHint')}
					value={reason}
					maxLength={300}
					error={isMissing && reason.trim() === '' ? words('required') : undefined}
					onChange={(event) => setReason(event.target.value)}
				/>
			</ConfirmDialog>
			{dialog}
		</>
	);
}
