import { useState } from 'react';
import type { Consultation } from '#contract/api/consultation.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Note } from '#ui/note.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import styles from '../../answering/answer.module.css';
import type { Done } from '../../answering/answer-desk.ts';
import { useConsoleFailure } from '../../use-console-failure.ts';

type Props = { consultation: Consultation; onDone: Done };

/** The clinic cannot help, and says why; or nothing more is to be said. */
export function Ends({ consultation: { id, may }, onDone }: Props) {
	const t = useTranslations('consultation.desk');
	const faults = useTranslations('error.fault');
	const callApi = useApi();
	const saving = useSaving({ textOf: useConsoleFailure() });
	const [reason, setReason] = useState<string>();
	const [isAsked, setIsAsked] = useState(false);
	if (!may.decline && !may.finish) return null;
	const decline = () => {
		setIsAsked(true);
		if (!reason?.trim()) return;
		void saving.save(async () => {
			await callApi('POST /api/consultations/:id/moves', { params: { id }, body: { move: 'decline', reason } });
			await onDone(t('declined'));
		});
	};
	const finish = () =>
		void saving.save(async () => {
			await callApi('POST /api/consultations/:id/moves', { params: { id }, body: { move: 'finish' } });
			await onDone(t('finished'));
		});
	const failure = saving.failure && (
		<Note tone="bad" isAlert>
			{saving.failure}
		</Note>
	);
	if (reason === undefined)
		return (
			<div className={styles.actions}>
				{failure}
				{may.decline && (
					<Button variant="quiet" onClick={() => setReason('')}>
						{t('decline')}
					</Button>
				)}
				{may.finish && (
					<Button variant="quiet" isBusy={saving.isBusy} onClick={finish}>
						{t('finish')}
					</Button>
				)}
			</div>
		);
	return (
		<Card title={t('decline')}>
			{failure}
			<TextArea
				label={t('reason')}
				hint={t('declineText')}
				error={isAsked && reason.trim() === '' ? faults('required') : undefined}
				maxLength={2_000}
				value={reason}
				onChange={(event) => setReason(event.target.value)}
			/>
			<div className={styles.actions}>
				<Button variant="danger" isBusy={saving.isBusy} onClick={decline}>
					{t('decline')}
				</Button>
				<Button variant="quiet" onClick={() => setReason(undefined)}>
					{t('keep')}
				</Button>
			</div>
		</Card>
	);
}
