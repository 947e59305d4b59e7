import type { FormEvent } from 'react';
import { type ReportReason, reportReasons } from '#domain/rating/rating.ts';
import { Button } from '#ui/button.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Note } from '#ui/note.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import styles from './rating-parts.module.css';
import { useShortFailure } from './use-short-failure.ts';

const blank: { reason: ReportReason } = { reason: 'offensive' };

type Props = { ratingId: string; onReported: () => void; onClose: () => void };

/** What is wrong with a rating, for an operator to judge. Open as long as it is there. */
export function ReportSheet({ ratingId, onReported, onClose }: Props) {
	const t = useTranslations('rating.report');
	const words = useTranslations('rating');
	const callApi = useApi();
	const form = useForm({ blank, faultsOf: () => ({}), textOf: useShortFailure() });
	const { reason } = form.values;
	const send = async (body: typeof blank) => {
		await callApi('POST /api/ratings/:id/reports', { params: { id: ratingId }, body });
		onReported();
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	return (
		<Sheet isOpen title={t('title')} closeLabel={words('close')} onClose={onClose}>
			<form className={styles.report} noValidate onSubmit={submit}>
				<p>{t('text')}</p>
				<FieldGroup label={t('reason')} isRadioGroup>
					{reportReasons.map((one) => (
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
				<div className={styles.buttons}>
					<Button type="submit" variant="primary" isBusy={form.isBusy}>
						{t('send')}
					</Button>
					<Button variant="quiet" onClick={onClose}>
						{words('cancel')}
					</Button>
				</div>
			</form>
		</Sheet>
	);
}
