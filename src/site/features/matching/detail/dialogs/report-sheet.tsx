import { type FormEvent, useState } from 'react';
import { type MatchingReportReason, matchingReportReasons } from '#domain/matching/question.ts';
import { Button } from '#ui/button.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { Note } from '#ui/note.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import type { Opened, ReportTarget } from '../matching-dialog.ts';
import styles from './dialogs.module.css';
import { useMatchingSaving } from './use-matching-saving.ts';

/** What is wrong with a question or an answer, for an operator to judge. */
export function ReportSheet({ target, isOpen, onClose, say }: Opened & { target: ReportTarget }) {
	const t = useTranslations('matching.report');
	const asker = useTranslations('matching.asker');
	const callApi = useApi();
	const saving = useMatchingSaving({ 'not-allowed': t('done') });
	const [reason, setReason] = useState<MatchingReportReason>('offensive');
	const { id } = target;
	const send = (event: FormEvent) => {
		event.preventDefault();
		void saving.save(async () => {
			await callApi(`POST /api/matching/${target.of}s/:id/reports`, { params: { id }, body: { reason } });
			onClose();
			say(t('sent'));
			await saving.renew();
		});
	};
	const close = () => {
		saving.forget();
		onClose();
	};
	const title = target.of === 'answer' ? t('answer', { provider: target.provider }) : t('question');
	return (
		<Sheet isOpen={isOpen} title={title} closeLabel={asker('close')} onClose={close}>
			<form className={styles.form} noValidate onSubmit={send}>
				<p>{t('text')}</p>
				<FieldGroup label={t('why')} isRadioGroup>
					{matchingReportReasons.map((one) => (
						<label key={one} className={styles.choice}>
							<input type="radio" name="reason" value={one} checked={one === reason} onChange={() => setReason(one)} />
							<span>{t(`reasons.${one}`)}</span>
						</label>
					))}
				</FieldGroup>
				{saving.failure && (
					<Note tone="bad" isAlert>
						{saving.failure}
					</Note>
				)}
				<div className={styles.buttons}>
					<Button type="submit" variant="primary" isBusy={saving.isBusy}>
						{t('send')}
					</Button>
					<Button variant="quiet" onClick={close}>
						{t('cancel')}
					</Button>
				</div>
			</form>
		</Sheet>
	);
}
