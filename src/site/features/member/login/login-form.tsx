import { type FormEvent, useRef, useState } from 'react';
import { ApiFailure } from '#contract/client.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useIsLive } from '#site/shell/use-is-live.ts';
import { Button } from '#ui/button.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { FormFailure } from '../form-failure.tsx';
import styles from '../member-form.module.css';
import { NeedsScript } from '../needs-script.tsx';
import { settleCurrency } from '../settle-currency.ts';

type Props = {
	/** Where one goes on. */
	goal: string;
	/** Where one came from, for the links to the neighbouring pages. */
	next: string | undefined;
	/** Joining stands above it already. */
	isSecond?: boolean;
};

export function LoginForm({ goal, next, isSecond = false }: Props) {
	const t = useTranslations('member.login');
	const common = useTranslations('member.form');
	const password = useTranslations('member.password');
	const form = useLogin(goal);
	const isLive = useIsLive();
	return (
		<>
			<NeedsScript />
			<form className={styles.form} method="post" noValidate onSubmit={form.submit}>
				<TextField
					id="email"
					name="email"
					type="email"
					inputMode="email"
					label={common('email')}
					placeholder="name@example.com"
					autoComplete="username"
					autoCapitalize="off"
					spellCheck={false}
					maxLength={254}
					ref={form.emailField}
					error={form.errors.email}
					onChange={form.clear}
				/>
				<PasswordField
					id="password"
					name="password"
					label={password('label')}
					showLabel={common('showPassword')}
					hideLabel={common('hidePassword')}
					capsLockText={common('capsLock')}
					autoComplete="current-password"
					maxLength={128}
					ref={form.passwordField}
					error={form.errors.password}
					onChange={form.clear}
				/>
				<div className={styles.between}>
					<CheckRow name="isKept" label={t('keep')} isChecked={form.isKept} onChange={form.setIsKept} />
					<PageLink page="forgot" query={{ next }} className={`${styles.link} ${styles.small}`}>
						{t('forgot')}
					</PageLink>
				</div>
				<FormFailure failure={form.failure} />
				<Button
					type={isLive ? 'submit' : 'button'}
					variant={isSecond ? 'brand' : 'primary'}
					size="lg"
					isFull
					isBusy={form.isSending}
				>
					{t('submit')}
				</Button>
			</form>
			{!isSecond && (
				<>
					<hr />
					<p>
						{t('newHere')}{' '}
						<PageLink page="join" query={{ next }} className={styles.link}>
							{t('join')}
						</PageLink>
					</p>
				</>
			)}
		</>
	);
}

type Errors = { email?: string; password?: string };

/** The fields keep what is in them themselves: a browser may have filled them before the page came to life. */
function useLogin(goal: string) {
	const callApi = useApi();
	const words = useTranslations('error');
	const emailField = useRef<HTMLInputElement>(null);
	const passwordField = useRef<HTMLInputElement>(null);
	const [isKept, setIsKept] = useState(false);
	const [errors, setErrors] = useState<Errors>({});
	const [failure, setFailure] = useState<unknown>();
	const [isSending, setIsSending] = useState(false);
	const isBusy = useRef(false);

	const refuse = (error: unknown) => {
		// One message for both, without telling which is wrong; beside the password, which is typed again.
		if (error instanceof ApiFailure && error.code === 'login-failed') {
			setErrors({ password: words('login-failed') });
			passwordField.current?.focus();
			passwordField.current?.select();
		} else setFailure(error ?? new Error('no answer'));
	};
	const send = async () => {
		const email = emailField.current?.value.trim() ?? '';
		const password = passwordField.current?.value ?? '';
		const missing = words('fault.required');
		setFailure(undefined);
		setErrors({ ...(email === '' && { email: missing }), ...(password === '' && { password: missing }) });
		if (email === '') return emailField.current?.focus();
		if (password === '') return passwordField.current?.focus();
		try {
			const { currency } = await callApi('POST /api/sessions', { body: { email, password, isKept } });
			await settleCurrency(callApi, currency);
		} catch (error) {
			return refuse(error);
		}
		window.location.assign(goal);
		// The page is being left: its button stays busy.
		return new Promise<void>(() => undefined);
	};
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (isBusy.current) return;
		isBusy.current = true;
		setIsSending(true);
		await send();
		isBusy.current = false;
		setIsSending(false);
	};
	const clear = () => {
		if (errors.email || errors.password) setErrors({});
	};
	return { emailField, passwordField, isKept, setIsKept, errors, failure, isSending, submit, clear };
}
