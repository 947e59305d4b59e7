import { type FormEvent, useRef } from 'react';
import { areaOf } from '#domain/area/areas.ts';
import { ratingAspects } from '#domain/product/product.ts';
import { formatDate } from '#i18n/format.ts';
import { FailureNote } from '#ui/failure-note.tsx';
import { FormSummary } from '#ui/form/form-summary.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { BackLink } from './back-link.tsx';
import { formId } from './form-id.ts';
import { RatingBar, RatingButtons } from './rating-buttons.tsx';
import styles from './rating-form.module.css';
import type { RatingFormData } from './rating-form-data.ts';
import { RatingPictureFields } from './rating-picture-fields.tsx';
import { RatingSide } from './rating-side.tsx';
import { RatingStars } from './rating-stars.tsx';
import { type RatingField, starField } from './rating-values.ts';
import { RatingWords } from './rating-words.tsx';
import { type RatingFormState, useRatingForm } from './use-rating-form.ts';
import { useSending } from './use-sending.ts';

type Props = { data: RatingFormData; reservation: NonNullable<RatingFormData['reservation']>; country: string };

/** Four aspects, a few words, pictures where there may be any. */
export function RatingScreen({ data, reservation, country }: Props) {
	const t = useTranslations('rating.form');
	const form = useRatingForm({ reservationId: reservation.id, rating: data.rating });
	const wasWritten = useRef(data.rating !== null);
	const isNew = !wasWritten.current;
	const { isSending, failure, submit } = useSending({ form, reservationId: reservation.id, isNew });
	const send = (event: FormEvent) => {
		event.preventDefault();
		void submit();
	};
	const { isHealth } = areaOf(data.product.area);
	const author = [data.author.name, country].filter(Boolean).join(', ');
	const buttons = { isNew, isHealth, isSending, author };
	return (
		<div className={styles.page}>
			<BackLink />
			<noscript>
				<Note tone="warn">{t('needsScript')}</Note>
			</noscript>
			<div className={styles.columns}>
				<div>
					<h1>{t(isNew ? 'title' : 'editTitle')}</h1>
					<p className={styles.lead}>
						{isNew || !data.rating ? t('lead') : t('editLead', { date: formatDate(data.rating.editUntil) })}
					</p>
					<form id={formId} className={styles.form} method="post" noValidate onSubmit={send}>
						<Faults form={form} />
						<FailureNote>{failure}</FailureNote>
						{data.rating?.status === 'hidden' && (
							<Note tone="warn">{t('hidden', { reason: data.rating.statusReason ?? '' })}</Note>
						)}
						<RatingStars form={form} reservation={reservation} />
						<section className={styles.panel}>
							<RatingWords form={form} isHealth={isHealth} />
							{!isHealth && <RatingPictureFields form={form} />}
						</section>
						<RatingButtons {...buttons} />
					</form>
				</div>
				<RatingSide data={data} reservation={reservation} isHealth={isHealth} />
			</div>
			<RatingBar {...buttons} />
		</div>
	);
}

/** What must be mended, above the form; its links lead into the fields. */
function Faults({ form }: { form: RatingFormState }) {
	const t = useTranslations('rating.form');
	const aspect = useTranslations('product.aspect');
	const missing = (field: RatingField) => {
		const one = ratingAspects.find((each) => starField(each) === field);
		return one && t('missing', { aspect: aspect(one) });
	};
	return <FormSummary form={form} title={() => t('summary')} labelOf={() => t('text')} textOf={missing} />;
}
