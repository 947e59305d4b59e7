import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BankLine } from '#contract/api/bank.ts';
import { Button } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ReasonDialog } from '../../reason-dialog.tsx';
import { outdateBank } from './bank-keys.ts';

/** What was said of a line is taken back, with a reason: whoever was told of a payment is told of that too. */
export function UndoLine({ line: { id }, onSaid }: { line: BankLine; onSaid: (sentence: string) => void }) {
	const t = useTranslations('console.bank');
	const callApi = useApi();
	const client = useQueryClient();
	const [isAsking, setAsking] = useState(false);
	const undo = async (reason: string) => {
		await callApi('POST /api/bank/lines/:id/reopening', { params: { id }, body: { reason } });
		onSaid(t('undone'));
		await outdateBank(client);
	};
	return (
		<>
			<Button size="sm" onClick={() => setAsking(true)}>
				{t('undo')}
			</Button>
			<ReasonDialog
				isOpen={isAsking}
				words={{ title: t('undoTitle'), confirm: t('undo'), cancel: t('leave'), reason: t('undoWhy') }}
				maxLength={500}
				send={undo}
				onClose={() => setAsking(false)}
			>
				<p>{t('undoText')}</p>
			</ReasonDialog>
		</>
	);
}
