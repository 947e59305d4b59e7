import type { FormEvent } from 'react';
import type { Application } from '#contract/api/partner.ts';
import { Button } from '#ui/button.tsx';
import { CheckRow } from '#ui/check-row.tsx';
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

type Choice = 'approve' | 'refuse';
// Nothing is chosen beforehand: a decision is somebody's own.
type Values = { choice: Choice | undefined; isDespite: boolean; reason: string };
const blank: Values = { choice: undefined, isDespite: false, reason: '' };

function faultsOf({ choice, isDespite, reason }: Values, isLacking: boolean): Faults {
	if (choice === undefined) return { choice: 'choose-one' };
	if (choice === 'refuse') return reason.trim() === '' ? { reason: 'required' } : {};
	return isLacking && !isDespite ? { isDespite: 'required' } : {};
}

type Props = { application: Application; onDecided: (sentence: string) => void };

/** Approve, or refuse with the reason the applicant reads. What was typed stays until it went through. */
export function ApplicationDecision({ application, onDecided }: Props) {
	const t = useTranslations('partner.desk');
	const callApi = useApi();
	const { change, checks } = application;
	const isLacking = checks.some(({ isMet }) => !isMet);
	const form = useForm({
		blank,
		faultsOf: (values) => faultsOf(values, isLacking),
		textOf: useConsoleFailure(),
		asksBeforeLeaving: true,
	});
	const { choice, isDespite } = form.values;
	const send = async ({ reason }: Values) => {
		const params = { id: application.organisationId };
		const words = reason.trim();
		if (change) {
			const seen = { seenAt: change.askedAt };
			const body =
				choice === 'approve'
					? { decision: 'approve' as const, isDespite, ...seen }
					: { decision: 'refuse' as const, ...seen, reason: words };
			await callApi('POST /api/partners/:id/change-decision', { params, body });
		} else if (choice === 'approve') await callApi('POST /api/partners/:id/approval', { params, body: { isDespite } });
		else await callApi('POST /api/partners/:id/refusal', { params, body: { reason: words } });
		onDecided(t(choice === 'approve' ? 'approved' : 'refused', { name: application.businessName }));
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	return (
		<form className={styles.decision} noValidate onSubmit={submit}>
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
							onChange={() => form.change({ choice: one })}
						/>
					))}
				</div>
			</FieldGroup>
			{choice === 'refuse' && (
				<TextArea
					{...form.field('reason')}
					label={t('reason')}
					hint={t('reasonHint', { language: application.language })}
					maxLength={1_000}
					rows={5}
				/>
			)}
			{choice === 'approve' && isLacking && (
				<CheckRow
					name="despite"
					label={t('despite')}
					isChecked={isDespite}
					onChange={(isOn) => form.change({ isDespite: isOn })}
					error={form.errorOf('isDespite')}
				/>
			)}
			{form.faults.choice && (
				<Note tone="bad" isAlert>
					{t('chooseFirst')}
				</Note>
			)}
			{form.failure && (
				<Note tone="bad" isAlert>
					{form.failure}
				</Note>
			)}
			<Button type="submit" variant={choice === 'refuse' ? 'danger' : 'primary'} size="lg" isFull isBusy={form.isBusy}>
				{t(choice === undefined ? 'send' : choice === 'approve' ? 'sendApproval' : 'sendRefusal')}
			</Button>
		</form>
	);
}
