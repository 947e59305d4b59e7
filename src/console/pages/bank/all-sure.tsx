import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { BankLine } from '#contract/api/bank.ts';
import { formatWon } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { newKey } from '#ui/form/new-key.ts';
import { useSaving } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { outdateBank } from './bank-keys.ts';

/** Those on the screen, one after the other: where one is refused, those before it stay and it is told. */
export function AllSure({ lines, onSaid }: { lines: readonly BankLine[]; onSaid: (sentence: string) => void }) {
	const t = useTranslations('console.bank');
	const callApi = useApi();
	const client = useQueryClient();
	const [isAsking, setAsking] = useState(false);
	const keys = useRef(new Map<string, string>());
	const keyOf = (id: string): string => {
		const key = keys.current.get(id) ?? newKey();
		keys.current.set(id, key);
		return key;
	};
	const { isBusy, failure, save, forget } = useSaving({
		textOf: useConsoleFailure(),
		onRefusal: async ({ code }) => (code === 'changed-since' ? t('changed') : undefined),
	});
	const confirm = () =>
		save(async () => {
			try {
				for (const { id, suggestions, payoutSuggestions } of lines) {
					const [[best], [payout]] = [suggestions, payoutSuggestions];
					if (payout?.isSure) {
						const body = { payoutId: payout.payoutId };
						await callApi('POST /api/bank/lines/:id/payouts', { params: { id }, body });
					}
					if (!best?.isSure || payout?.isSure) continue;
					const { reservationId, paymentId, won } = best;
					const body = { key: keyOf(id), reservationId, paymentId, won };
					await callApi('POST /api/bank/lines/:id/matches', { params: { id }, body });
				}
				setAsking(false);
				onSaid(t('allDone', { count: lines.length }));
			} finally {
				await outdateBank(client);
			}
		});
	return (
		<>
			<Button variant="primary" size="sm" onClick={() => setAsking(true)}>
				{t('all', { count: lines.length })}
			</Button>
			<ConfirmDialog
				isOpen={isAsking}
				title={t('allTitle')}
				confirmLabel={t('confirm')}
				cancelLabel={t('leave')}
				isBusy={isBusy}
				error={failure}
				onConfirm={() => void confirm()}
				onClose={() => {
					setAsking(false);
					forget();
				}}
			>
				{t('allText', { count: lines.length, sum: formatWon(lines.reduce((sum, { left }) => sum + left, 0)) })}
			</ConfirmDialog>
		</>
	);
}
