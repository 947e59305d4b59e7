import { type HealthAnswer, type HealthQuestion, healthSays } from '#domain/consultation/health-questions.ts';
import { shareChoices } from '#domain/vault/vault.ts';
import { Late } from '#site/late-part.tsx';
import { lateVaultPicker } from '#site/parts/vault/late-vault-picker.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { Card } from '#ui/card.tsx';
import { RadioChips } from '#ui/radio-chips.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useIsLive } from '#ui/use-is-live.ts';
import styles from './form.module.css';
import { fieldId, noAnswer, questionsOf } from './form-values.ts';
import type { ConsultationFormState } from './use-consultation-form.ts';

type Props = { form: ConsultationFormState };

/** What a good clinic asks before it answers. */
export function HealthFields({ form }: Props) {
	const t = useTranslations('consultation.form');
	return (
		<Card title={t('health')}>
			<p className={styles.hint}>{t('healthHint')}</p>
			<div className={styles.questions}>
				{questionsOf(form.asking, form.values).map((question) => (
					<Question key={question.id} form={form} question={question} />
				))}
				<Files form={form} />
			</div>
		</Card>
	);
}

type QuestionProps = Props & { question: HealthQuestion };

function Question({ form, question }: QuestionProps) {
	const t = useTranslations('consultation.form');
	const words = useTranslations('consultation');
	const { id, as, isNeeded } = question;
	const field = `answers.${id}`;
	const answer = form.values.answers[id] ?? noAnswer;
	const answerWith = (changes: Partial<HealthAnswer>) =>
		form.set('answers', { ...form.values.answers, [id]: { ...answer, ...changes } });
	const label = words(`ask.${id}.label`);
	const hint = words(`ask.${id}.hint`);
	const marked = isNeeded ? `${label} (${t('needed')})` : label;
	const error = form.errorOf(field);
	const writing = {
		maxLength: 2_000,
		rows: 2,
		value: answer.text,
		onBlur: () => form.leaveFilled(field, answer.text),
	};
	if (as === 'text')
		return (
			<TextArea
				{...writing}
				{...{ id: fieldId(field), label: marked, hint, error }}
				optionalLabel={isNeeded ? undefined : t('optional')}
				onChange={(event) => answerWith({ text: event.target.value })}
			/>
		);
	const isFiles = as === 'files';
	const options = isFiles
		? (['yes', 'no'] as const).map((value) => ({ value, label: words(`brings.${value}`) }))
		: healthSays.map((value) => ({ value, label: words(`says.${value}`) }));
	return (
		<div className={styles.question}>
			<Segmented
				id={fieldId(field)}
				{...{ label: marked, hint, error, options }}
				value={answer.says ?? undefined}
				onChange={(says) => answerWith({ says })}
			/>
			{answer.says !== null && answer.says !== 'no' && (
				<TextArea
					{...writing}
					label={t(isFiles ? 'describe' : 'details')}
					aria-label={`${label}: ${t(isFiles ? 'describe' : 'details')}`}
					onChange={(event) => answerWith({ text: event.target.value })}
				/>
			)}
		</div>
	);
}

/** Of one's vault, shared with the clinic until an end. */
function Files({ form }: Props) {
	const t = useTranslations('consultation.form');
	const language = useLocale();
	const isLive = useIsLive();
	const { fileIds, shareDays } = form.values;
	return (
		<section className={styles.question} aria-label={t('files')}>
			{isLive && (
				<Late
					part={lateVaultPicker}
					props={{
						...{ language, value: fileIds, error: form.errorOf('fileIds') },
						onChange: (chosen: string[]) => form.change({ fileIds: chosen }),
					}}
				/>
			)}
			{fileIds.length > 0 && (
				<RadioChips
					legend={t('shareFor')}
					options={shareChoices.map((count) => ({ value: String(count), label: t('dayCount', { count }) }))}
					value={String(shareDays)}
					onChange={(value) => form.change({ shareDays: Number(value) })}
				/>
			)}
		</section>
	);
}
