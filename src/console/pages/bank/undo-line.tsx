import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { BankLine } from '#contract/api/bank.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useFaultText } from '#ui/form/use-fault-text.ts';
import { useSaving } from '#ui/form/use-saving.ts';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { outdateBank } from './bank-keys.ts';

/** What was said of a line is taken back, with a reason: whoever was told of a payment is told of that too. */
export function UndoLine({ line, onSaid }: { line: BankLine; onSaid: (sentence: string) => void }) {
	const t = useTranslations('console.bank');
	const faultText = useFaultText();
	const callApi = useApi();
	const client = useQueryClient();
	const field = useRef<HTMLInputElement>(null);
	const [isAsking, setAsking] = useState(false);
	const [reason, setReason] = useState('');
	const [isMissing, setMissing] = useState(false);
	const { isBusy, failure, save, forget } = useSaving({ textOf: useConsoleFailure() });
	const undo = () => {
		setMissing(reason.trim() === '');
		if (reason.trim() === '') return field.current?.focus();
		void save(async () => {
			const params = { id: line.id };
			await callApi('POST /api/bank/lines/:id/reopening', { params, body: { reason: reason.trim() } });
			setAsking(false);
			onSaid(t('undone'));
			await outdateBank(client);
		});
	};
	return (
		<>
			<Button size="sm" onClick={() => setAsking(true)}>
				{t('undo')}
			</Button>
			<ConfirmDialog
				isOpen={isAsking}
				title={t('undoTitle')}
				confirmLabel={t('undo')}
				cancelLabel={t('leave')}
				isBusy={isBusy}
				error={failure}
				firstField={field}
				onConfirm={undo}
				onClose={() => {
					setAsking(false);
					forget();
				}}
			>
				<p>{t('undoText')}</p>
				<TextField
					ref={field}
					label={t('undoWhy')}
					value={reason}
					maxLength={500}
					error={isMissing ? faultText('required') : undefined}
					onChange={(event) => setReason(event.target.value)}
				/>
			</ConfirmDialog>
		</>
	);
}
