import type { FormEvent } from 'react';
import { type MessageReportReason, messageReportReasons } from '#domain/thread/message-report.ts';
import { Button } from '#ui/button.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Note } from '#ui/note.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import styles from './report-sheet.module.css';
import { useThreadFailure } from './use-thread.ts';

const blank: { reason: MessageReportReason } = { reason: 'outside-payment' };

type Props = { threadId: string; messageId: string; onReported: () => void; onClose: () => void };

/** What is wrong with a message, for an operator to judge. Open as long as it is there. */
export function ReportSheet({ threadId, messageId, onReported, onClose }: Props) {
	const t = useTranslations('thread.report');
	const callApi = useApi();
	const form = useForm({ blank, faultsOf: () => ({}), textOf: useThreadFailure() });
	const { reason } = form.values;
	const send = async (body: typeof blank) => {
		await callApi('POST /api/threads/:id/messages/:messageId/reports', { params: { id: threadId, messageId }, body });
		onReported();
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	return (
		<Sheet isOpen title={t('title')} closeLabel={t('close')} onClose={onClose}>
			<form className={styles.reporting} noValidate onSubmit={submit}>
				<p>{t('text')}</p>
				<FieldGroup label={t('reason')} isRadioGroup>
					{messageReportReasons.map((one) => (
						<label key={one} className={styles.reason}>
							<input
								type="radio"
								name="reason"
								value={one}
								checked={one === reason}
								onChange={() => form.change({ reason: one })}
							/>
							<span>{t(`reasons.${one}`)}</span>
						</label>
					))}
				</FieldGroup>
				{form.anyFailure && (
					<Note tone="bad" isAlert>
						{form.anyFailure}
					</Note>
				)}
				<div className={styles.foot}>
					<Button type="submit" variant="primary" isBusy={form.isBusy}>
						{t('send')}
					</Button>
					<Button variant="quiet" onClick={onClose}>
						{t('cancel')}
					</Button>
				</div>
			</form>
		</Sheet>
	);
}
