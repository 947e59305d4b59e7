import type { FormEvent } from 'react';
import type { Application } from '#contract/api/partner.ts';
import { Button } from '#ui/button.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { ChoiceCard } from '#ui/choice-card.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import type { Faults } from '#ui/form/faults.ts';
import { useForm } from '#ui/form/use-form.ts';
import { Note } from '#ui/note.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useConsoleFailure } from '../use-console-failure.ts';
import styles from './queues.module.css';

const choices = ['approve', 'ask', 'refuse'] as const;
type Choice = (typeof choices)[number];
/** A business that is approved stays so while it is asked: there is nothing to wait for. */
const changeChoices = ['approve', 'refuse'] as const;
// Nothing is chosen beforehand: a decision is somebody's own.
type Values = { choice: Choice | undefined; isDespite: boolean; reason: string; asked: string };
const blank: Values = { choice: undefined, isDespite: false, reason: '', asked: '' };

const words = {
	approve: { send: 'sendApproval', done: 'approved' },
	ask: { send: 'sendAsking', done: 'moreAsked' },
	refuse: { send: 'sendRefusal', done: 'refused' },
} as const satisfies Record<Choice, object>;

/** What the applicant reads; each has its own text, so that another choice loses none. */
const fields = {
	ask: { name: 'asked', label: 'askWords' },
	refuse: { name: 'reason', label: 'reason' },
} as const;

function faultsOf({ choice, isDespite, reason, asked }: Values, isLacking: boolean): Faults {
	if (choice === undefined) return { choice: 'choose-one' };
	if (choice === 'ask') return asked.trim() === '' ? { asked: 'required' } : {};
	if (choice === 'refuse') return reason.trim() === '' ? { reason: 'required' } : {};
	return isLacking && !isDespite ? { isDespite: 'must-tick' } : {};
}

type Props = {
	application: Application;
	onDecided: (sentence: string) => void;
	onStale: () => Promise<unknown>;
};

/** Approve, ask for more, or refuse with the reason the applicant reads. What was typed stays until it went through. */
export function ApplicationDecision({ application, onDecided, onStale }: Props) {
	const t = useTranslations('partner.desk');
	const callApi = useApi();
	const { change, checks } = application;
	const isLacking = checks.some(({ isMet }) => !isMet);
	const form = useForm({
		blank,
		faultsOf: (values) => faultsOf(values, isLacking),
		textOf: useConsoleFailure(),
		asksBeforeLeaving: true,
		// What is new is shown, beside what was typed about the old.
		onRefusal: async ({ code }) => {
			if (code === 'changed-since') await onStale();
			return code === 'changed-since' ? t('stale') : undefined;
		},
	});
	const { choice, isDespite } = form.values;
	const field = choice === 'ask' || choice === 'refuse' ? fields[choice] : undefined;
	const send = async ({ reason: typed, asked }: Values) => {
		if (choice === undefined) return;
		const params = { id: application.organisationId };
		const [reason, seenAt] = [typed.trim(), change?.askedAt ?? application.seenAt];
		if (change)
			await callApi('POST /api/partners/:id/change-decision', {
				params,
				body:
					choice === 'approve' ? { decision: 'approve', isDespite, seenAt } : { decision: 'refuse', seenAt, reason },
			});
		else if (choice === 'approve')
			await callApi('POST /api/partners/:id/approval', { params, body: { isDespite, seenAt } });
		else if (choice === 'ask')
			await callApi('POST /api/partners/:id/asking', { params, body: { asked: asked.trim(), seenAt } });
		else await callApi('POST /api/partners/:id/refusal', { params, body: { reason, seenAt } });
		onDecided(t(words[choice].done, { name: application.businessName }));
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	return (
		<form className={styles.decision} noValidate onSubmit={submit}>
			<FieldGroup label={t('decision')} isLabelHidden isRadioGroup layout="stack">
				<div className={styles.choices}>
					{(change ? changeChoices : choices).map((one) => (
						<ChoiceCard
							key={one}
							name="decision"
							value={one}
							title={t(one)}
							text={t(change && one !== 'ask' ? `${one}ChangeText` : `${one}Text`)}
							isChecked={choice === one}
							onChange={() => form.change({ choice: one })}
						/>
					))}
				</div>
			</FieldGroup>
			{field && (
				<TextArea
					{...form.field(field.name)}
					label={t(field.label)}
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
			<FailureNote>{form.failure}</FailureNote>
			<Button type="submit" variant={choice === 'refuse' ? 'danger' : 'primary'} size="lg" isFull isBusy={form.isBusy}>
				{t(choice === undefined ? 'send' : words[choice].send)}
			</Button>
		</form>
	);
}
