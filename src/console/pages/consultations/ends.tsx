import { useState } from 'react';
import type { Consultation } from '#contract/api/consultation.ts';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import styles from '../../answering/answer.module.css';
import type { Done } from '../../answering/answer-desk.ts';
import { ReasonDialog } from '../../reason-dialog.tsx';
import { useConsoleFailure } from '../../use-console-failure.ts';

type Props = { consultation: Consultation; onDone: Done };

/** The clinic cannot help, and says why; or nothing more is to be said. */
export function Ends({ consultation: { id, may }, onDone }: Props) {
	const t = useTranslations('consultation.desk');
	const callApi = useApi();
	const { isBusy, failure, save } = useSaving({ textOf: useConsoleFailure() });
	const [isDeclining, setDeclining] = useState(false);
	if (!may.decline && !may.finish) return null;
	const params = { id };
	const decline = async (reason: string) => {
		await callApi('POST /api/consultations/:id/moves', { params, body: { move: 'decline', reason } });
		await onDone(t('declined'));
	};
	const finish = () =>
		void save(async () => {
			await callApi('POST /api/consultations/:id/moves', { params, body: { move: 'finish' } });
			await onDone(t('finished'));
		});
	return (
		<div className={styles.actions}>
			<FailureNote>{failure}</FailureNote>
			{may.decline && (
				<Button variant="quiet" onClick={() => setDeclining(true)}>
					{t('decline')}
				</Button>
			)}
			{may.finish && (
				<Button variant="quiet" isBusy={isBusy} onClick={finish}>
					{t('finish')}
				</Button>
			)}
			<ReasonDialog
				isOpen={isDeclining}
				words={{
					...{ title: t('decline'), confirm: t('decline'), cancel: t('keep') },
					...{ reason: t('reason'), hint: t('declineText') },
				}}
				maxLength={2_000}
				isDestructive
				send={decline}
				onClose={() => setDeclining(false)}
			/>
		</div>
	);
}
