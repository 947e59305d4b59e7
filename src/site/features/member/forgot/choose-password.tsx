import { type FormEvent, useRef, useState } from 'react';
import { ApiFailure } from '#contract/client.ts';
import { loadCommonPasswords } from '#contract/common-passwords.ts';
import type { FaultCode } from '#contract/faults.ts';
import { passwordFault } from '#domain/member/password-rules.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useIsLive } from '#site/shell/use-is-live.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { FormFailure } from '../form-failure.tsx';
import styles from '../member-form.module.css';
import { NeedsScript } from '../needs-script.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';

type Props = {
	token: string;
	next: string | undefined;
	/** The link was used, or has run out. */
	onDead: () => void;
};

export function ChoosePassword({ token, next, onDead }: Props) {
	const t = useTranslations('member.forgot');
	const words = useTranslations('error');
	const isLive = useIsLive();
	const form = useChoosePassword(token, onDead);
	if (form.isDone)
		return (
			<div role="status">
				<h1>{t('doneTitle')}</h1>
				<p className={styles.lead}>{t('doneText')}</p>
				<PageLink page="login" query={{ next }} className={buttonClass({ variant: 'primary', size: 'lg' })}>
					{t('doneLogin')}
				</PageLink>
			</div>
		);
	return (
		<>
			<h1>{t('newTitle')}</h1>
			<p className={styles.lead}>{t('newLead')}</p>
			<NeedsScript />
			<form className={styles.form} method="post" noValidate onSubmit={form.submit}>
				<NewPasswordFields
					label={t('newPassword')}
					values={form.values}
					personal={nobody}
					errorOf={(field) => {
						const code = form.faults[field];
						return code && words(`fault.${code}`);
					}}
					onChange={form.change}
					onLeave={form.leave}
				/>
				<FormFailure failure={form.failure} />
				<Button type={isLive ? 'submit' : 'button'} variant="primary" size="lg" isFull isBusy={form.isSending}>
					{t('newSubmit')}
				</Button>
			</form>
		</>
	);
}

/** Whose link it is is the server's to know; it checks for names there. */
const nobody: string[] = [];

type Field = 'password' | 'passwordAgain';
type Values = Record<Field, string>;
type Faults = Partial<Record<Field, FaultCode>>;

async function faultsOf({ password, passwordAgain }: Values): Promise<Faults> {
	const isCommon = await loadCommonPasswords();
	const fault = password === '' ? 'required' : passwordFault(password, nobody, isCommon);
	if (fault) return { password: fault };
	if (passwordAgain === '') return { passwordAgain: 'required' };
	return passwordAgain === password ? {} : { passwordAgain: 'password-different' };
}

function useChoosePassword(token: string, onDead: () => void) {
	const callApi = useApi();
	const [values, setValues] = useState<Values>({ password: '', passwordAgain: '' });
	const [faults, setFaults] = useState<Faults>({});
	const [failure, setFailure] = useState<unknown>();
	const [isSending, setIsSending] = useState(false);
	const [isDone, setIsDone] = useState(false);
	const isBusy = useRef(false);

	const change = (next: Partial<Values>) => {
		setValues({ ...values, ...next });
		setFaults({});
	};
	const leave = async (field: Field) => {
		const found = await faultsOf(values).catch((): Faults => ({}));
		setFaults((before) => ({ ...before, [field]: found[field] }));
	};
	const complain = (found: Faults) => {
		setFaults(found);
		document.getElementById(found.password ? 'password' : 'passwordAgain')?.focus();
	};
	const send = async () => {
		setFailure(undefined);
		const found = await faultsOf(values);
		if (found.password || found.passwordAgain) return complain(found);
		await callApi('PUT /api/password-resets/:token', { params: { token }, body: { password: values.password } });
		setIsDone(true);
	};
	const refuse = (error: unknown) => {
		const [fault] = (error instanceof ApiFailure && error.problem?.faults) || [];
		if (error instanceof ApiFailure && error.code === 'link-dead') onDead();
		else if (fault?.at === 'password') complain({ password: fault.code });
		else setFailure(error ?? new Error('no answer'));
	};
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (isBusy.current) return;
		isBusy.current = true;
		setIsSending(true);
		await send().catch(refuse);
		isBusy.current = false;
		setIsSending(false);
	};
	return { values, faults, failure, isSending, isDone, change, leave, submit };
}
