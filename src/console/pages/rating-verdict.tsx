import type { FormEvent } from 'react';
import type { ModeratedRating } from '#contract/api/rating.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceCard } from '#ui/choice-card.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import type { Faults } from '#ui/form/faults.ts';
import { useForm } from '#ui/form/use-form.ts';
import { Note } from '#ui/note.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useConsoleFailure } from '../use-console-failure.ts';
import styles from './queues.module.css';

type Choice = 'publish' | 'hide';
type Values = { choice: Choice; reason: string };
const blank: Values = { choice: 'publish', reason: '' };
const faultsOf = ({ choice, reason }: Values): Faults =>
	choice === 'hide' && reason.trim() === '' ? { reason: 'required' } : {};

type Props = { rating: ModeratedRating; onDecided: (sentence: string) => void };

/** Publish, or leave it published, or hide it with the reason its author reads. What was typed stays until it went through. */
export function RatingVerdict({ rating, onDecided }: Props) {
	const t = useTranslations('rating.desk');
	const reported = useTranslations('console.reported');
	const choices: readonly Choice[] = rating.status === 'hidden' ? ['publish'] : ['publish', 'hide'];
	const isKeeping = rating.status === 'published';
	const callApi = useApi();
	const form = useForm({ blank, faultsOf, textOf: useConsoleFailure(), asksBeforeLeaving: true });
	const { choice } = form.values;
	const send = async ({ reason }: Values) => {
		await callApi('POST /api/ratings/:id/decision', {
			params: { id: rating.id },
			body: choice === 'hide' ? { decision: choice, reason: reason.trim() } : { decision: choice },
		});
		onDecided(t(choice === 'hide' ? 'hidden' : 'published', { product: rating.title }));
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	const wordOf = (one: Choice) => (one === 'publish' && isKeeping ? 'keep' : one);
	return (
		<form className={styles.verdict} noValidate onSubmit={submit}>
			<FieldGroup label={reported('decision')} isLabelHidden isRadioGroup layout="stack">
				<div className={styles.choices}>
					{choices.map((one) => (
						<ChoiceCard
							key={one}
							name="decision"
							value={one}
							title={t(wordOf(one))}
							text={t(`${wordOf(one)}Text`)}
							isChecked={choice === one}
							onChange={() => form.change({ choice: one })}
						/>
					))}
				</div>
			</FieldGroup>
			{choice === 'hide' && (
				<TextArea
					{...form.field('reason')}
					label={t('reason')}
					hint={rating.authorLanguage && t('reasonHint', { language: rating.authorLanguage })}
					maxLength={1_000}
					rows={4}
				/>
			)}
			{form.failure && (
				<Note tone="bad" isAlert>
					{form.failure}
				</Note>
			)}
			<Button type="submit" variant={choice === 'hide' ? 'danger' : 'primary'} size="lg" isFull isBusy={form.isBusy}>
				{t(choice === 'hide' ? 'sendHide' : isKeeping ? 'sendKeep' : 'sendPublish')}
			</Button>
		</form>
	);
}
