import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ModeratedRating } from '#contract/api/rating.ts';
import { ApiFailure } from '#contract/client.ts';
import { waitTime } from '#i18n/wait-time.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceCard } from '#ui/choice-card.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { Note } from '#ui/note.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import styles from './queues.module.css';

type Choice = 'publish' | 'hide';
type Props = { rating: ModeratedRating; onDecided: (sentence: string) => void };

/** Publish, or leave it published, or hide it with the reason its author reads. What was typed stays until it went through. */
export function RatingVerdict({ rating, onDecided }: Props) {
	const t = useTranslations('rating.desk');
	const errors = useTranslations('error');
	const choices: readonly Choice[] = rating.status === 'hidden' ? ['publish'] : ['publish', 'hide'];
	const isKeeping = rating.status === 'published';
	const [choice, setChoice] = useState<Choice>('publish');
	const [reason, setReason] = useState('');
	const [isReasonMissing, setIsReasonMissing] = useState(false);
	const callApi = useApi();
	const verdict = useMutation({
		mutationFn: (decision: Choice) =>
			callApi('POST /api/ratings/:id/decision', {
				params: { id: rating.id },
				body: decision === 'hide' ? { decision, reason: reason.trim() } : { decision },
			}),
		onSuccess: (_, decision) => onDecided(t(decision === 'hide' ? 'hidden' : 'published', { product: rating.title })),
	});
	function send(event: FormEvent) {
		event.preventDefault();
		const isMissing = choice === 'hide' && reason.trim() === '';
		setIsReasonMissing(isMissing);
		if (!isMissing && !verdict.isPending) verdict.mutate(choice);
	}
	const failure = verdict.error instanceof ApiFailure ? verdict.error.code : undefined;
	const wordOf = (one: Choice) => (one === 'publish' && isKeeping ? 'keep' : one);
	return (
		<form className={styles.verdict} noValidate onSubmit={send}>
			<FieldGroup label={t('decision')} isLabelHidden isRadioGroup layout="stack">
				<div className={styles.choices}>
					{choices.map((one) => (
						<ChoiceCard
							key={one}
							name="decision"
							value={one}
							title={t(wordOf(one))}
							text={t(`${wordOf(one)}Text`)}
							isChecked={choice === one}
							onChange={() => setChoice(one)}
						/>
					))}
				</div>
			</FieldGroup>
			{choice === 'hide' && (
				<TextArea
					label={t('reason')}
					hint={rating.authorLanguage && t('reasonHint', { language: rating.authorLanguage })}
					error={isReasonMissing ? errors('fault.required') : undefined}
					maxLength={1_000}
					rows={4}
					value={reason}
					onChange={(event) => setReason(event.target.value)}
				/>
			)}
			{verdict.isError && (
				<Note tone="bad" isAlert>
					{errors(failure ?? 'unavailable', waitTime())}
				</Note>
			)}
			<Button
				type="submit"
				variant={choice === 'hide' ? 'danger' : 'primary'}
				size="lg"
				isFull
				isBusy={verdict.isPending}
			>
				{t(choice === 'hide' ? 'sendHide' : isKeeping ? 'sendKeep' : 'sendPublish')}
			</Button>
		</form>
	);
}
