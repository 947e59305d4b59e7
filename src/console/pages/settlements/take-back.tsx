import { useState } from 'react';
import type { SettlementPayout } from '#contract/api/settlement.ts';
import { formatDate, formatWon } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useSignInAgain } from '#views/member/use-sign-in-again.tsx';
import { ReasonDialog } from '../../reason-dialog.tsx';

type Props = { id: string; payout: SettlementPayout; onDone: () => void };

/** What was recorded wrongly, with the reason that the partner is told. */
export function TakeBack({ id, payout, onDone }: Props) {
	const t = useTranslations('console.settlement');
	const callApi = useApi();
	const { signedIn, dialog } = useSignInAgain();
	const [isAsking, setAsking] = useState(false);
	const said = `${formatDate(payout.paidOn)} · ${formatWon(Math.abs(payout.won))}`;
	const takeBack = async (reason: string) => {
		const call = { params: { id, payoutId: payout.id }, body: { reason } };
		const answer = await signedIn(() => callApi('POST /api/settlements/:id/payouts/:payoutId/reversal', call));
		if (answer === undefined) return false;
		onDone();
		return true;
	};
	return (
		<>
			<Button size="sm" aria-label={`${t('takeBack')}: ${said}`} onClick={() => setAsking(true)}>
				{t('takeBack')}
			</Button>
			<ReasonDialog
				isOpen={isAsking}
				words={{
					...{ title: t('takeBackTitle'), confirm: t('takeBack'), cancel: t('leave') },
					...{ reason: t('reason'), hint: t('reasonHint') },
				}}
				maxLength={300}
				isDestructive
				send={takeBack}
				onClose={() => setAsking(false)}
			>
				<p>{said}</p>
				<p>{t('takeBackText')}</p>
			</ReasonDialog>
			{dialog}
		</>
	);
}
