import { type FormEvent, useState } from 'react';
import { Button, buttonClass } from '#ui/button.tsx';
import type { Faults } from '#ui/form/faults.ts';
import { focusFirst, useForm } from '#ui/form/use-form.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useIsLive } from '#ui/use-is-live.ts';
import { useApi } from '../api-context.ts';
import { PageLink } from '../page-link.tsx';
import { FormFailure } from './form-failure.tsx';
import { loadPasswordRules, type PasswordRules } from './load-password-rules.ts';
import styles from './member-form.module.css';
import { NeedsScript } from './needs-script.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useMemberFailure } from './use-member-failure.ts';

type Props = {
	token: string;
	next: string | undefined;
	/** The link was used, or has run out. */
	onDead: () => void;
};

export function ChoosePassword({ token, next, onDead }: Props) {
	const t = useTranslations('member.forgot');
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
				<NewPasswordFields label={t('newPassword')} form={form} strength={form.strength} />
				<FormFailure failure={form.failure} />
				<Button type={isLive ? 'submit' : 'button'} variant="primary" size="lg" isFull isBusy={form.isBusy}>
					{t('newSubmit')}
				</Button>
			</form>
		</>
	);
}

/** Whose link it is is the server's to know; it checks for names there. */
const nobody: string[] = [];

const blank = { password: '', passwordAgain: '' };
type Values = typeof blank;
type Field = keyof Values;

function faultsOf({ password, passwordAgain }: Values, rules: PasswordRules): Faults<Field> {
	const fault = password === '' ? 'required' : rules.passwordFault(password, nobody, rules.isCommon);
	if (fault) return { password: fault };
	if (passwordAgain === '') return { passwordAgain: 'required' };
	return passwordAgain === password ? {} : { passwordAgain: 'password-different' };
}

function useChoosePassword(token: string, onDead: () => void) {
	const callApi = useApi();
	const [isDone, setIsDone] = useState(false);
	const form = useForm<Values, Field, PasswordRules>({
		blank,
		load: loadPasswordRules,
		faultsOf,
		textOf: useMemberFailure(),
		isQuietWhileMended: true,
		bringUp: focusFirst,
		onRefusal: async ({ code }) => {
			if (code === 'link-dead') onDead();
			return undefined;
		},
	});
	const send = async ({ password }: Values) => {
		await callApi('PUT /api/password-resets/:token', { params: { token }, body: { password } });
		setIsDone(true);
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({ send });
	};
	const rules = form.checks;
	const strength = rules?.passwordStrength(form.values.password, nobody, rules.isCommon);
	return { ...form, strength, isDone, submit };
}
