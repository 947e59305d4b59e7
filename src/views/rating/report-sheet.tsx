import { type FormEvent, useState } from 'react';
import { type ReportReason, reportReasons } from '#domain/rating/rating.ts';
import { Button } from '#ui/button.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { Note } from '#ui/note.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import styles from './rating-parts.module.css';
import { useSaving, useShortFailure } from './use-saving.ts';

type Props = { ratingId: string; onReported: () => void; onClose: () => void };

/** What is wrong with a rating, for an operator to judge. Open as long as it is there. */
export function ReportSheet({ ratingId, onReported, onClose }: Props) {
	const t = useTranslations('rating.report');
	const words = useTranslations('rating');
	const callApi = useApi();
	const { isBusy, failure, save } = useSaving(useShortFailure());
	const [reason, setReason] = useState<ReportReason>('offensive');
	const send = async (event: FormEvent) => {
		event.preventDefault();
		const given = { params: { id: ratingId }, body: { reason } };
		if (await save(() => callApi('POST /api/ratings/:id/reports', given))) onReported();
	};
	return (
		<Sheet isOpen title={t('title')} closeLabel={words('close')} onClose={onClose}>
			<form className={styles.report} noValidate onSubmit={send}>
				<p>{t('text')}</p>
				<FieldGroup label={t('reason')} isRadioGroup>
					{reportReasons.map((one) => (
						<label key={one} className={styles.reason}>
							<input type="radio" name="reason" value={one} checked={one === reason} onChange={() => setReason(one)} />
							<span>{t(`reasons.${one}`)}</span>
						</label>
					))}
				</FieldGroup>
				{failure && (
					<Note tone="bad" isAlert>
						{failure}
					</Note>
				)}
				<div className={styles.buttons}>
					<Button type="submit" variant="primary" isBusy={isBusy}>
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
