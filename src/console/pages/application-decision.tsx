import { type FormEvent, useState } from 'react';
import type { Application } from '#contract/api/partner.ts';
import { ApiFailure } from '#contract/client.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceCard } from '#ui/choice-card.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { Note } from '#ui/note.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '../call-api.ts';
import { useAction } from '../use-action.ts';
import styles from './applications.module.css';

type Choice = 'approve' | 'refuse';
type Props = { application: Application; onDecided: (sentence: string) => void };

/** Approve, or refuse with the reason the applicant reads. What was typed stays until it went through. */
export function ApplicationDecision({ application, onDecided }: Props) {
	const t = useTranslations('partner.desk');
	const errors = useTranslations('error');
	const [choice, setChoice] = useState<Choice>('approve');
	const [reason, setReason] = useState('');
	const [isReasonMissing, setIsReasonMissing] = useState(false);
	const callApi = useApi();
	const decision = useAction(async () => {
		const params = { id: application.memberId };
		if (choice === 'approve') await callApi('POST /api/partners/:id/approval', { params });
		else await callApi('POST /api/partners/:id/refusal', { params, body: { reason: reason.trim() } });
		onDecided(t(choice === 'approve' ? 'approved' : 'refused', { name: application.businessName }));
	});
	function send(event: FormEvent) {
		event.preventDefault();
		const isMissing = choice === 'refuse' && reason.trim() === '';
		setIsReasonMissing(isMissing);
		if (!isMissing) void decision.run();
	}
	const failure = decision.error instanceof ApiFailure ? decision.error.code : undefined;
	return (
		<form className={styles.decision} noValidate onSubmit={send}>
			<FieldGroup label={t('decision')} isLabelHidden isRadioGroup layout="stack">
				<div className={styles.choices}>
					{(['approve', 'refuse'] as const).map((one) => (
						<ChoiceCard
							key={one}
							name="decision"
							value={one}
							title={t(one)}
							text={t(`${one}Text`)}
							isChecked={choice === one}
							onChange={() => setChoice(one)}
						/>
					))}
				</div>
			</FieldGroup>
			{choice === 'refuse' && (
				<TextArea
					label={t('reason')}
					hint={t('reasonHint', { language: application.language })}
					error={isReasonMissing ? errors('fault.required') : undefined}
					maxLength={1_000}
					rows={5}
					value={reason}
					onChange={(event) => setReason(event.target.value)}
				/>
			)}
			{decision.error !== undefined && (
				<Note tone="bad" isAlert>
					{errors(failure ?? 'unavailable', { seconds: 60 })}
				</Note>
			)}
			<Button
				type="submit"
				variant={choice === 'approve' ? 'primary' : 'danger'}
				size="lg"
				isFull
				isBusy={decision.isBusy}
			>
				{t(choice === 'approve' ? 'sendApproval' : 'sendRefusal')}
			</Button>
		</form>
	);
}
