import { useState } from 'react';
import type { CommissionRates } from '#contract/api/settlement.ts';
import { formatDate } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useSignInAgain } from '#views/member/use-sign-in-again.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';

type Props = { partner: CommissionRates; rate: CommissionRates['rates'][number]; onDone: () => void };

/** A rate that was set by mistake, as long as no closed month goes by it. */
export function RemoveRate({ partner: { organisationId: id, business }, rate, onDone }: Props) {
	const t = useTranslations('console.settlement');
	const callApi = useApi();
	const { signedIn, dialog } = useSignInAgain();
	const { isBusy, failure, save, forget } = useSaving({ textOf: useConsoleFailure() });
	const [isAsking, setAsking] = useState(false);
	const said = t('since', { day: formatDate(rate.startsOn), rate: `${rate.points / 100}%` });
	const remove = () =>
		save(async () => {
			const call = { params: { id, startsOn: rate.startsOn } };
			const gone = await signedIn(() => callApi('DELETE /api/commissions/:id/rates/:startsOn', call));
			if (gone === undefined) return;
			setAsking(false);
			onDone();
		});
	return (
		<>
			<Button size="sm" variant="quiet" aria-label={`${t('removeRate')}: ${said}`} onClick={() => setAsking(true)}>
				{t('removeRate')}
			</Button>
			<ConfirmDialog
				isOpen={isAsking}
				title={t('removeRateTitle', { business })}
				confirmLabel={t('removeRate')}
				cancelLabel={t('leave')}
				isDestructive
				isBusy={isBusy}
				error={failure}
				onConfirm={() => void remove()}
				onClose={() => {
					setAsking(false);
					forget();
				}}
			>
				<p>{said}</p>
				<p>{t('removeRateText')}</p>
			</ConfirmDialog>
			{dialog}
		</>
	);
}
