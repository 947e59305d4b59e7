import { type ComponentProps, type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import type { Api } from '#contract/api.ts';
import { ApiFailure } from '#contract/client.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { Button } from '#ui/button.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { type Faults, onlyWrong } from '#ui/form/faults.ts';
import { focusFirst, useForm } from '#ui/form/use-form.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useIsLive } from '#ui/use-is-live.ts';
import { useApi } from '../api-context.ts';
import { PasskeyLogin } from '../factor/passkey-login.tsx';
import { LateWords } from '../late-words.tsx';
import { PageLink } from '../page-link.tsx';
import { FormFailure } from './form-failure.tsx';
import styles from './member-form.module.css';
import { NeedsScript } from './needs-script.tsx';
import { useMemberFailure } from './use-member-failure.ts';

type LoggedIn = OutputOf<Api['POST /api/sessions/code']>;

/** Of few people: its code and words come when it is asked for. */
const SecondStep = lazy(async () => ({ default: (await import('../factor/second-step.tsx')).SecondStep }));

type Props = {
	/** Where one goes on. */
	goal: string;
	/** Where one came from, for the links to the neighbouring pages. */
	next: string | undefined;
	/** Joining stands above it already. */
	isSecond?: boolean;
	/** Whether one joins here too. */
	canJoin?: boolean;
	/** What joining is called here, where it is not of either kind. */
	joinLabel?: string;
	/** What a front does once somebody is inside, before the page is left. */
	onInside?: (answer: LoggedIn) => Promise<void>;
};

export function LoginForm({ goal, next, isSecond = false, canJoin = true, joinLabel, onInside }: Props) {
	const t = useTranslations('member.login');
	const common = useTranslations('member.form');
	const password = useTranslations('member.password');
	const { form, passwordField, clear, passwordError, failure, submit, step, enter, begin } = useLogin(goal, onInside);
	const isLive = useIsLive();
	if (step.ways) return <Second ways={step.ways} onInside={enter} onAnew={begin} />;
	return (
		<>
			<NeedsScript />
			{step.isLate && (
				<div className={styles.notice}>
					<FormFailure failure={t('again')} />
				</div>
			)}
			<form className={styles.form} method="post" noValidate onSubmit={submit}>
				<TextField
					{...form.field('email')}
					type="email"
					inputMode="email"
					label={common('email')}
					placeholder="name@example.com"
					autoComplete="username webauthn"
					autoCapitalize="off"
					spellCheck={false}
					maxLength={254}
					onChange={clear('email')}
				/>
				<PasswordField
					{...form.field('password')}
					label={password('label')}
					showLabel={common('showPassword')}
					hideLabel={common('hidePassword')}
					capsLockText={common('capsLock')}
					autoComplete="current-password"
					maxLength={128}
					ref={passwordField}
					error={passwordError}
					onChange={clear('password')}
				/>
				<div className={styles.between}>
					<CheckRow
						name="isKept"
						label={t('keep')}
						isChecked={form.values.isKept}
						onChange={(isKept) => form.change({ isKept })}
					/>
					<PageLink page="forgot" query={{ next }} className={`${styles.link} ${styles.small}`}>
						{t('forgot')}
					</PageLink>
				</div>
				<FormFailure failure={failure} />
				<Button
					type={isLive ? 'submit' : 'button'}
					variant={isSecond ? 'brand' : 'primary'}
					size="lg"
					isFull
					isBusy={form.isBusy}
				>
					{t('submit')}
				</Button>
				<PasskeyLogin isKept={form.values.isKept} onInside={enter} />
			</form>
			{!isSecond && canJoin && (
				<>
					<hr />
					<p>
						{t('newHere')}{' '}
						<PageLink page="join" query={{ next }} className={styles.link}>
							{joinLabel ?? t('join')}
						</PageLink>
					</p>
				</>
			)}
		</>
	);
}

type SecondProps = ComponentProps<typeof SecondStep>;

function Second(props: SecondProps) {
	const t = useTranslations('member.login');
	const waiting = <Spinner label={t('submit')} slowLabel={t('submit')} />;
	const failed = (retry: () => void) => (
		<Button size="lg" isFull onClick={retry}>
			{t('submit')}
		</Button>
	);
	return (
		<Suspense fallback={waiting}>
			<LateWords files={['factor', 'error', 'member']} waiting={waiting} failed={failed}>
				<SecondStep {...props} />
			</LateWords>
		</Suspense>
	);
}

const blank = { email: '', password: '', isKept: false };
type Values = typeof blank;
type Field = 'email' | 'password';

const faultsOf = ({ email, password }: Values): Faults<Field> =>
	onlyWrong<Field>({
		email: email.trim() === '' ? 'required' : undefined,
		password: password === '' ? 'required' : undefined,
	});

const isLoginFailed = (error: unknown) => error instanceof ApiFailure && error.code === 'login-failed';

type Step = { ways?: SecondProps['ways']; isLate: boolean };

function useLogin(goal: string, onInside: Props['onInside']) {
	const callApi = useApi();
	const [step, setStep] = useState<Step>({ isLate: false });
	const enter = async (answer: LoggedIn) => {
		await onInside?.(answer);
		window.location.assign(goal);
		// The page is being left: its button stays busy.
		return new Promise<void>(() => undefined);
	};
	const words = useTranslations('error');
	const passwordField = useRef<HTMLInputElement>(null);
	const form = useForm<Values, Field>({
		blank,
		faultsOf,
		textOf: useMemberFailure(),
		// A browser may have filled them before the page came to life.
		early: ['email', 'password'],
		isQuietWhileMended: true,
		bringUp: focusFirst,
		onRefusal: async (error) => {
			if (isLoginFailed(error)) {
				passwordField.current?.focus();
				passwordField.current?.select();
			}
			return undefined;
		},
	});
	const send = async ({ email, password, isKept }: Values) => {
		const answer = await callApi('POST /api/sessions', { body: { email: email.trim(), password, isKept } });
		if (!('ways' in answer)) return enter(answer);
		form.change({ password: '' });
		setStep({ ways: answer.ways, isLate: false });
		return undefined;
	};
	const isWrong = isLoginFailed(form.error);
	const clear = (field: Field) => (event: { target: { value: string } }) => {
		form.set(field, event.target.value);
		if (isWrong) form.forgetFailure();
	};
	return {
		...{ form, passwordField, clear, step, enter },
		begin: (isLate: boolean) => setStep({ isLate }),
		// One message for both, without telling which is wrong; beside the password, which is typed again.
		passwordError: isWrong ? words('login-failed') : form.errorOf('password'),
		failure: isWrong ? undefined : form.failure,
		submit: (event: FormEvent) => {
			event.preventDefault();
			void form.submit({ send });
		},
	};
}
