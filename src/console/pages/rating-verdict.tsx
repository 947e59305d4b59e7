import type { FormEvent } from 'react';
import type { OpenedRating } from '#contract/api/rating.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceCard } from '#ui/choice-card.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import type { Faults } from '#ui/form/faults.ts';
import { useForm } from '#ui/form/use-form.ts';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useConsoleFailure } from '../use-console-failure.ts';
import styles from './queues.module.css';
import { useStale } from './use-stale.ts';

type Choice = 'publish' | 'hide';
type Values = { choice: Choice; reason: string };
const blank: Values = { choice: 'publish', reason: '' };
const faultsOf = ({ choice, reason }: Values): Faults =>
	choice === 'hide' && reason.trim() === '' ? { reason: 'required' } : {};

type Props = {
	rating: OpenedRating;
	onDecided: (sentence: string) => void;
	/** It is another one than was shown: fetched anew. */
	onStale: () => Promise<unknown>;
};

/** What is published and waits for no word can be hidden alone. */
function choicesOf({ status, reports }: OpenedRating): readonly Choice[] {
	if (status === 'hidden') return ['publish'];
	return status === 'published' && reports.length === 0 ? ['hide'] : ['publish', 'hide'];
}

/** Publish, or leave it published, or hide it with the reason its author reads. What was typed stays until it went through. */
export function RatingVerdict({ rating, onDecided, onStale }: Props) {
	const t = useTranslations('rating.desk');
	const reported = useTranslations('console.reported');
	const choices = choicesOf(rating);
	const isKeeping = rating.status === 'published';
	const callApi = useApi();
	const chosen = ({ choice }: Values) => (choices.includes(choice) ? choice : (choices[0] ?? choice));
	const form = useForm({
		blank,
		faultsOf: (values: Values) => faultsOf({ ...values, choice: chosen(values) }),
		textOf: useConsoleFailure(),
		asksBeforeLeaving: true,
		onRefusal: useStale(onStale),
	});
	const choice = chosen(form.values);
	// What was typed stays to be read where a colleague was quicker.
	const hasReason = choice === 'hide' || (rating.status === 'hidden' && form.values.reason !== '');
	const send = async ({ reason }: Values) => {
		const { id, seen } = rating;
		await callApi('POST /api/ratings/:id/decision', {
			params: { id },
			body: choice === 'hide' ? { decision: choice, reason: reason.trim(), seen } : { decision: choice, seen },
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
			{hasReason && (
				<TextArea
					{...form.field('reason')}
					label={t('reason')}
					hint={rating.authorLanguage && t('reasonHint', { language: rating.authorLanguage })}
					maxLength={1_000}
					rows={4}
				/>
			)}
			<FailureNote>{form.failure}</FailureNote>
			<Button type="submit" variant={choice === 'hide' ? 'danger' : 'primary'} size="lg" isFull isBusy={form.isBusy}>
				{t(choice === 'hide' ? 'sendHide' : isKeeping ? 'sendKeep' : 'sendPublish')}
			</Button>
		</form>
	);
}
