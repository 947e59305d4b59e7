import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Application } from '#contract/api/partner.ts';
import { ApiFailure } from '#contract/client.ts';
import { waitTime } from '#i18n/wait-time.ts';
import { Button } from '#ui/button.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { ChoiceCard } from '#ui/choice-card.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { Note } from '#ui/note.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import styles from './queues.module.css';

type Choice = 'approve' | 'refuse';
type Props = { application: Application; onDecided: (sentence: string) => void };

/** Approve, or refuse with the reason the applicant reads. What was typed stays until it went through. */
export function ApplicationDecision({ application, onDecided }: Props) {
	const t = useTranslations('partner.desk');
	const errors = useTranslations('error');
	// Nothing is chosen beforehand: a decision is somebody's own.
	const [choice, setChoice] = useState<Choice>();
	const [isDespite, setIsDespite] = useState(false);
	const [isAsked, setIsAsked] = useState(false);
	const [reason, setReason] = useState('');
	const callApi = useApi();
	const { change, checks } = application;
	const isLacking = checks.some(({ isMet }) => !isMet);
	const isReasonMissing = choice === 'refuse' && reason.trim() === '';
	const isDespiteMissing = choice === 'approve' && isLacking && !isDespite;
	const decision = useMutation({
		mutationFn: async (made: Choice) => {
			const params = { id: application.memberId };
			const words = reason.trim();
			if (change) {
				const seen = { seenAt: change.askedAt };
				const body = made === 'approve' ? { decision: made, ...seen } : { decision: made, ...seen, reason: words };
				await callApi('POST /api/partners/:id/change-decision', { params, body });
			} else if (made === 'approve') await callApi('POST /api/partners/:id/approval', { params });
			else await callApi('POST /api/partners/:id/refusal', { params, body: { reason: words } });
		},
		onSuccess: (_, made) =>
			onDecided(t(made === 'approve' ? 'approved' : 'refused', { name: application.businessName })),
	});
	function send(event: FormEvent) {
		event.preventDefault();
		setIsAsked(true);
		if (choice !== undefined && !isReasonMissing && !isDespiteMissing && !decision.isPending) decision.mutate(choice);
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
							text={t(change ? `${one}ChangeText` : `${one}Text`)}
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
					error={isAsked && isReasonMissing ? errors('fault.required') : undefined}
					maxLength={1_000}
					rows={5}
					value={reason}
					onChange={(event) => setReason(event.target.value)}
				/>
			)}
			{choice === 'approve' && isLacking && (
				<CheckRow
					name="despite"
					label={t('despite')}
					isChecked={isDespite}
					onChange={setIsDespite}
					error={isAsked && isDespiteMissing ? errors('fault.required') : undefined}
				/>
			)}
			{isAsked && choice === undefined && (
				<Note tone="bad" isAlert>
					{t('chooseFirst')}
				</Note>
			)}
			{decision.isError && (
				<Note tone="bad" isAlert>
					{errors(failure ?? 'unavailable', waitTime())}
				</Note>
			)}
			<Button
				type="submit"
				variant={choice === 'refuse' ? 'danger' : 'primary'}
				size="lg"
				isFull
				isBusy={decision.isPending}
			>
				{t(choice === undefined ? 'send' : choice === 'approve' ? 'sendApproval' : 'sendRefusal')}
			</Button>
		</form>
	);
}
