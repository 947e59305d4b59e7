import { answerDays } from '#domain/matching/answer.ts';
import { formatWon } from '#i18n/format.ts';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './answer.module.css';
import type { AnswerDesk } from './answer-desk.ts';
import { unitsFor } from './answer-values.ts';
import type { AnswerFormState } from './use-answer-form.ts';

const dayChoices = [answerDays.least, 3, 7, answerDays.usual, 21, answerDays.most];

type Props = { form: AnswerFormState; desk: AnswerDesk };

/** What can be reserved, how many places are kept for it, and how long its price is open. */
export function OfferFields({ form, desk }: Props) {
	const t = useTranslations('matching.builder');
	const { products, question } = desk;
	const choose = (productId: string) => {
		const product = products.find(({ id }) => id === productId);
		// Days and times are of one product: what was chosen of another is none of this one.
		form.change({ productId, dates: [], ...(product && { places: String(unitsFor(question.persons, product)) }) });
	};
	return (
		<fieldset className={styles.part}>
			<legend className={styles.legend}>{t('offer')}</legend>
			<Select
				name="productId"
				id={form.idOf('productId')}
				label={t('product')}
				isLabelShown
				hint={t(`for.${desk.reader}.productHint`)}
				error={form.errorOf('productId')}
				value={form.values.productId || 'none'}
				options={[
					{ value: 'none', label: t('noProduct') },
					...products.map(({ id, title, fromWon }) => ({ value: id, label: `${title} (${formatWon(fromWon)})` })),
				]}
				onChange={(id) => choose(id === 'none' ? '' : id)}
			/>
			<div className={styles.pair}>
				<TextField
					{...form.field('places')}
					label={t('places')}
					hint={t('placesHint')}
					inputMode="numeric"
					autoComplete="off"
				/>
				<Select
					name="days"
					id={form.idOf('days')}
					label={t('days')}
					isLabelShown
					value={form.values.days}
					options={[...new Set([...dayChoices, Number(form.values.days)])]
						.sort((one, other) => one - other)
						.map((count) => ({ value: String(count), label: t('dayCount', { count }) }))}
					onChange={(days) => form.change({ days })}
				/>
			</div>
		</fieldset>
	);
}
