import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { MemberPage } from '#contract/api/member-desk.ts';
import { consolePages } from '#contract/console-pages.ts';
import { type CopyReason, copyReasons, takesOwnData } from '#domain/member/data-copy.ts';
import type { IdentityCheck } from '#domain/member/member-desk.ts';
import { hasSecondFactor } from '#domain/member/second-factor.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import type { Faults } from '#ui/form/faults.ts';
import { focusFirst, useForm } from '#ui/form/use-form.ts';
import { leaving } from '#ui/leaving.ts';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useOpener } from '#ui/use-opener.ts';
import { useApi } from '#views/api-context.ts';
import { keepDownload } from '#views/keep-download.ts';
import { useSignInAgain } from '#views/member/use-sign-in-again.tsx';
import { ConsoleLink } from '../../address.tsx';
import { useLanguagesSaid } from '../../use-languages-said.ts';
import { useOpenedForm } from '../../use-opened-form.ts';
import { CheckSelect } from './check-select.tsx';
import styles from './members.module.css';
import { useActionFailure } from './use-action-failure.ts';

type Field = 'reason' | 'email' | 'copyReason' | 'check' | 'proof';
type Values = {
	reason: string;
	email: string;
	copyReason: CopyReason | '';
	check: IdentityCheck | '';
	proof: string;
};
const blank: Values = { reason: '', email: '', copyReason: '', check: '', proof: '' };
/** Shorter says nothing. */
const shortestProof = 10;

/** What can be done, what each needs to know, and whether it takes something away. */
const actions = {
	suspend: { fields: ['reason'], isDanger: true },
	lift: { fields: [], isDanger: false },
	sessions: { fields: [], isDanger: false },
	address: { fields: ['email', 'check'], isDanger: false },
	factors: { fields: ['proof'], isDanger: true },
	data: { fields: [], isDanger: false },
	copy: { fields: ['copyReason', 'check'], isDanger: false },
	erase: { fields: ['check'], isDanger: true },
} as const satisfies Record<string, { fields: readonly Field[]; isDanger: boolean }>;
type Action = keyof typeof actions;

const offeredTo = ({ status, isEmailProved, secondFactor }: MemberPage): Action[] => [
	...(status === 'active' ? (['suspend'] as const) : []),
	...(status === 'suspended' ? (['lift'] as const) : []),
	...(status === 'active' ? (['sessions', 'address'] as const) : []),
	...(hasSecondFactor(secondFactor) ? (['factors'] as const) : []),
	// Who can log in and has proved an address takes it themselves; the others are handed it.
	takesOwnData({ status, isEmailProved }) ? 'data' : 'copy',
	'erase',
];

/** What an operator does for a member or about one; a password is no part of it. */
export function MemberActions({ member }: { member: MemberPage }) {
	const t = useTranslations('console.member');
	const [open, setOpen] = useState<Action>();
	const [message, setMessage] = useState<string>();
	const client = useQueryClient();
	const done = async (action: Action) => {
		setMessage(t(`action.${action}.done`));
		void client.invalidateQueries({ queryKey: ['GET /api/members'] });
		// First what can be done now: the focus does not go back to a button that is about to go.
		await client.invalidateQueries({ queryKey: ['GET /api/members/:id', member.id] });
		setOpen(undefined);
	};
	return (
		<>
			{offeredTo(member).map((action) => (
				<ActionPart
					key={action}
					{...{ action, member }}
					isOpen={open === action}
					// One form at a time: it takes the place of another, with what was typed there.
					onOpen={() => leaving.ask(() => setOpen(action))}
					onDone={() => done(action)}
					onClose={() => setOpen(undefined)}
				/>
			))}
			<section className={styles.action} aria-label={t('merger.title')}>
				<div className={styles.stack}>
					<h3>{t('merger.title')}</h3>
					<p className={styles.small}>{t('merger.about')}</p>
					<div>
						<ConsoleLink to={`${consolePages.members.path}/${member.id}/merge`} className={buttonClass({ size: 'sm' })}>
							{t('merger.link')}
						</ConsoleLink>
					</div>
				</div>
			</section>
			<p className={`${styles.action} ${styles.small}`}>{t('noPassword')}</p>
			<Toast message={message} closeLabel={t('close')} onClose={() => setMessage(undefined)} />
		</>
	);
}

type Props = { action: Action; member: MemberPage; onDone: () => Promise<void>; onClose: () => void };

function ActionPart({ isOpen, onOpen, ...props }: Props & { isOpen: boolean; onOpen: () => void }) {
	const { action, member } = props;
	const t = useTranslations('console.member');
	const opener = useOpener(isOpen);
	return (
		<section className={styles.action} aria-label={t(`action.${action}.title`)}>
			<div className={styles.stack}>
				<h3>{t(`action.${action}.title`)}</h3>
				<p className={styles.small}>{t(`action.${action}.text`, { count: member.reservations.open })}</p>
				{!isOpen && (
					<div>
						<Button ref={opener} size="sm" onClick={onOpen}>
							{t(`action.${action}.open`)}
						</Button>
					</div>
				)}
			</div>
			{isOpen && <ActionForm {...props} />}
		</section>
	);
}

const isChosen = (field: Field) => field === 'check' || field === 'copyReason';

/** Sent only once every field of the action is filled in. */
type Filled = Values & { check: IdentityCheck; copyReason: CopyReason };

function useAction(action: Action, id: string) {
	const callApi = useApi();
	const params = { id };
	const calls: Record<Action, (values: Filled) => Promise<unknown>> = {
		suspend: ({ reason }) => callApi('PUT /api/members/:id/suspension', { params, body: { reason: reason.trim() } }),
		lift: () => callApi('DELETE /api/members/:id/suspension', { params }),
		sessions: () => callApi('DELETE /api/members/:id/sessions', { params }),
		address: ({ email, check }) => callApi('POST /api/members/:id/email', { params, body: { email, check } }),
		factors: ({ proof }) => callApi('POST /api/members/:id/factor-removal', { params, body: { reason: proof.trim() } }),
		data: () => callApi('POST /api/members/:id/data-offer', { params }),
		copy: async ({ copyReason: reason, check }) => {
			keepDownload(await callApi('POST /api/members/:id/data-copy', { params, body: { reason, check } }));
			return {};
		},
		erase: ({ check }) => callApi('POST /api/members/:id/closing', { params, body: { check } }),
	};
	return calls[action];
}

function ActionForm({ action, member, onDone, onClose }: Props) {
	const t = useTranslations('console.member');
	const languagesSaid = useLanguagesSaid();
	const { fields, isDanger } = actions[action];
	const has = (field: Field) => (fields as readonly Field[]).includes(field);
	const call = useAction(action, member.id);
	const { signedIn, dialog } = useSignInAgain();
	const faultsOf = (values: Values): Faults<Field> =>
		Object.fromEntries(
			fields.flatMap((field): [Field, 'required' | 'not-chosen' | 'too-short'][] => {
				const length = values[field].trim().length;
				if (length === 0) return [[field, isChosen(field) ? 'not-chosen' : 'required']];
				return field === 'proof' && length < shortestProof ? [[field, 'too-short']] : [];
			}),
		);
	const idOf = (field: Field) => `${action}-${field}`;
	const form = useForm<Values, Field>({
		...{ blank, faultsOf, textOf: useActionFailure(), idOf },
		// How it was made sure who asks is the reason that the trail has.
		fieldOf: (at) => (at === 'reason' && has('proof') ? 'proof' : (at as Field)),
		bringUp: (wrong) => {
			focusFirst(wrong.map(idOf));
			return [];
		},
		asksBeforeLeaving: true,
	});
	const send = async (values: Values) => {
		const answer = await signedIn(() => call(values as Filled));
		if (answer !== undefined) await onDone();
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	const opened = useOpenedForm({ isBusy: form.isBusy, askFirst: form.unsaved.ask, onClose });
	return (
		<>
			<form {...opened} className={styles.stack} noValidate onSubmit={submit}>
				{has('reason') && (
					<TextArea
						{...form.field('reason')}
						label={t('action.reason')}
						hint={t('action.reasonHint', { language: languagesSaid([member.language]) })}
						maxLength={500}
						rows={4}
					/>
				)}
				{has('email') && (
					<TextField {...form.field('email')} label={t('action.email')} type="email" autoComplete="off" />
				)}
				{has('proof') && <TextArea {...form.field('proof')} label={t('action.check')} maxLength={500} rows={3} />}
				{has('copyReason') && (
					<Select
						id={form.idOf('copyReason')}
						name="copyReason"
						label={t('action.copyReason')}
						isLabelShown
						placeholder={t('action.copyChoose')}
						value={form.values.copyReason}
						error={form.errorOf('copyReason')}
						options={copyReasons.map((value) => ({ value, label: t(`action.copyReasons.${value}`) }))}
						onChange={(copyReason) => form.change({ copyReason })}
					/>
				)}
				{has('check') && (
					<CheckSelect
						id={form.idOf('check')}
						value={form.values.check}
						error={form.errorOf('check')}
						onChange={(check) => form.change({ check })}
					/>
				)}
				<FailureNote>{form.failure}</FailureNote>
				<div className={styles.buttons}>
					<Button type="submit" size="sm" variant={isDanger ? 'danger' : 'primary'} isBusy={form.isBusy}>
						{t(`action.${action}.send`)}
					</Button>
					<Button size="sm" onClick={onClose} disabled={form.isBusy}>
						{t('action.leave')}
					</Button>
				</div>
			</form>
			{dialog}
		</>
	);
}
