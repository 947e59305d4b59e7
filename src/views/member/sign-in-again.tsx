import { type FormEvent, useId, useRef } from 'react';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { type Faults, onlyWrong } from '#ui/form/faults.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useFailureText } from '#ui/form/use-saving.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import styles from './sign-in-again.module.css';

const blank = { current: '' };
const faultsOf = ({ current }: typeof blank): Faults<'current'> =>
	onlyWrong({ current: current === '' ? 'required' : undefined });

/** The password once more, over the page one is on. Answers once: signed in, or rather not. */
export function SignInAgain({ isOpen, onAnswer }: { isOpen: boolean; onAnswer: (isSignedIn: boolean) => void }) {
	const t = useTranslations('member.again');
	const callApi = useApi();
	const id = useId();
	const field = useRef<HTMLInputElement>(null);
	const form = useForm<typeof blank, 'current'>({
		blank,
		faultsOf,
		textOf: useFailureText(t('unreachable')),
		idOf: () => id,
		isQuietWhileMended: true,
		bringUp: () => {
			field.current?.focus();
			field.current?.select();
			return [];
		},
	});
	const signIn = () =>
		form.submit({
			send: async (body) => {
				await callApi('POST /api/sessions/current/sign-in', { body });
				onAnswer(true);
			},
		});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void signIn();
	};
	return (
		<ConfirmDialog
			isOpen={isOpen}
			title={t('title')}
			confirmLabel={t('goOn')}
			cancelLabel={t('cancel')}
			isBusy={form.isBusy}
			error={form.failure}
			firstField={field}
			onConfirm={signIn}
			onClose={() => onAnswer(false)}
		>
			<p>{t('text')}</p>
			<form className={styles.form} noValidate onSubmit={submit}>
				<PasswordField
					{...form.field('current')}
					ref={field}
					label={t('label')}
					showLabel={t('show')}
					hideLabel={t('hide')}
					capsLockText={t('capsLock')}
					autoComplete="current-password"
					maxLength={128}
				/>
			</form>
		</ConfirmDialog>
	);
}
