import { ratingAspects, type Stars } from '#domain/product/product.ts';
import { formatWon } from '#i18n/format.ts';
import { StarInput } from '#ui/star-input.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './rating-form.module.css';
import type { RatingFormData } from './rating-form-data.ts';
import { fieldId, starField } from './rating-values.ts';
import type { RatingFormState } from './use-rating-form.ts';

type Props = { form: RatingFormState; reservation: NonNullable<RatingFormData['reservation']> };

const steps = [1, 2, 3, 4, 5] as const;

/** Service, language, value, place: one row each. */
export function RatingStars({ form, reservation }: Props) {
	const t = useTranslations('rating.form');
	return (
		<section className={styles.panel} aria-label={t('stars')}>
			{ratingAspects.map((aspect) => (
				<AspectRow key={aspect} {...{ aspect, form, reservation }} />
			))}
		</section>
	);
}

function AspectRow({ aspect, form, reservation }: Props & { aspect: keyof Stars }) {
	const t = useTranslations('rating.form');
	const names = useTranslations('product.aspect');
	const persons = useTranslations('reservation');
	const field = starField(aspect);
	const guests = persons('personCount', { count: reservation.guests });
	const hint =
		aspect === 'value' ? t('hint.value', { won: formatWon(reservation.total), guests }) : t(`hint.${aspect}`);
	const words = steps.map((step) => t(`word.${step}`));
	const fault = form.faults[field];
	return (
		<div className={styles.aspect}>
			<div aria-hidden="true">
				<b>{names(aspect)}</b>
				<small>{hint}</small>
			</div>
			<StarInput
				id={fieldId(field)}
				name={field}
				label={`${names(aspect)}: ${hint}`}
				isLabelHidden
				value={form.values.stars[aspect] || undefined}
				starLabels={steps.map((stars) => t('star', { stars, word: words[stars - 1] ?? '' }))}
				words={words}
				error={fault && t('missing', { aspect: names(aspect) })}
				onChange={(stars) => form.set(field, stars)}
			/>
		</div>
	);
}
