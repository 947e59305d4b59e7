import { useState } from 'react';
import type { Application } from '#contract/api/partner.ts';
import { Button } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import styles from './queues.module.css';

type Props = { application: Application; onReopened: (sentence: string) => void };

/** A refusal that was a mistake is taken back, with the reason the applicant reads: the application waits for the agency again. */
export function ApplicationReopening({ application, onReopened }: Props) {
	const t = useTranslations('partner.desk');
	const callApi = useApi();
	const [isOpen, setOpen] = useState(false);
	const { organisationId, businessName: name, language, seenAt } = application;
	const send = async (reason: string) => {
		await callApi('POST /api/partners/:id/reopening', { params: { id: organisationId }, body: { reason, seenAt } });
		onReopened(t('reopened', { name }));
	};
	return (
		<div className={styles.note}>
			<Button onClick={() => setOpen(true)}>{t('reopen')}</Button>
			<ReasonDialog
				isOpen={isOpen}
				words={{
					...{ title: t('reopenTitle', { name }), confirm: t('sendReopening'), cancel: t('keepRefusal') },
					...{ reason: t('reason'), hint: t('reasonHint', { language }) },
				}}
				maxLength={1_000}
				send={send}
				onClose={() => setOpen(false)}
			>
				<p>{t('reopenText')}</p>
			</ReasonDialog>
		</div>
	);
}
