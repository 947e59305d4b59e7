import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { type Faults, onlyWrong } from '#ui/form/faults.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useFailureText } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { canUsePasskeys } from '../factor/can-use-passkeys.ts';
import styles from './sign-in-again.module.css';

type Props = { isOpen: boolean; onAnswer: (isSignedIn: boolean) => void };
type Field = 'current' | 'code';
type Values = { current: string; code: string };

const blank: Values = { current: '', code: '' };

/** Once more, over the page one is on: the password, or what one has set up besides. Answers once: signed in, or rather not. */
export function SignInAgain({ isOpen, onAnswer }: Props) {
	const t = useTranslations('member.again');
	const { ways, hasPasskey, hasCode, field, form, asked, turnTo, signIn, byPasskey, isStopped } = useSignIn(
		isOpen,
		onAnswer,
	);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void signIn();
	};
	const hasMore = hasPasskey || hasCode;
	return (
		<ConfirmDialog
			isOpen={isOpen}
			title={t(hasMore ? 'waysTitle' : 'title')}
			confirmLabel={t('goOn')}
			cancelLabel={t('cancel')}
			isBusy={form.isBusy}
			error={form.failure ?? (isStopped ? t('stopped') : undefined)}
			firstField={field}
			onConfirm={signIn}
			onClose={() => onAnswer(false)}
		>
			<p>{t('text')}</p>
			<form className={styles.form} noValidate onSubmit={submit}>
				{hasPasskey && (
					<Button isFull isBusy={form.isBusy} onClick={byPasskey}>
						<Icon name="key" />
						{t('passkey')}
					</Button>
				)}
				{asked === 'code' ? (
					<TextField
						{...form.field('code')}
						ref={field}
						label={t(ways.includes('one-time-code') ? 'code' : 'recovery')}
						autoComplete="one-time-code"
						autoCapitalize="off"
						spellCheck={false}
						maxLength={20}
					/>
				) : (
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
				)}
				{hasCode && ways.includes('password') && (
					<div>
						<Button variant="link" onClick={() => turnTo(asked === 'code' ? 'current' : 'code')}>
							{t(asked === 'code' ? 'toPassword' : 'toCode')}
						</Button>
					</div>
				)}
			</form>
		</ConfirmDialog>
	);
}

function useSignIn(isOpen: boolean, onAnswer: Props['onAnswer']) {
	const t = useTranslations('member.again');
	const callApi = useApi();
	const id = useId();
	const field = useRef<HTMLInputElement>(null);
	const [chosen, setChosen] = useState<Field>();
	const [isStopped, setIsStopped] = useState(false);
	// The password is asked for until it is known that there is more, or that it is not enough.
	const { data } = useQuery({
		queryKey: ['GET /api/sessions/current/ways'],
		queryFn: () => callApi('GET /api/sessions/current/ways', {}),
		enabled: isOpen,
		staleTime: 0,
		retry: false,
	});
	const ways = data?.ways ?? ['password'];
	const asked: Field = chosen ?? (ways.includes('password') ? 'current' : 'code');
	const faultsOf = (values: Values): Faults<Field> =>
		onlyWrong<Field>({ [asked]: values[asked].trim() === '' ? 'required' : undefined });
	const form = useForm<Values, Field>({
		blank,
		faultsOf,
		textOf: useFailureText(t('unreachable')),
		idOf: (name) => `${id}-${name}`,
		isQuietWhileMended: true,
		bringUp: () => {
			field.current?.focus();
			field.current?.select();
			return [];
		},
	});
	const signIn = () => {
		setIsStopped(false);
		return form.submit({
			send: async ({ current, code }) => {
				if (asked === 'code') await callApi('POST /api/sessions/current/code', { body: { code: code.trim() } });
				else await callApi('POST /api/sessions/current/sign-in', { body: { current } });
				onAnswer(true);
			},
		});
	};
	const byPasskey = async () => {
		setIsStopped(false);
		const send = async () => {
			const [device, options] = await Promise.all([
				import('../factor/passkey-device.ts'),
				callApi('POST /api/sessions/current/passkey/options', {}),
			]);
			const answer = await device.askPasskey(options);
			if (!answer) return setIsStopped(true);
			await callApi('POST /api/sessions/current/passkey', { body: { answer } });
			return onAnswer(true);
		};
		// Whatever stands in the fields is not asked for.
		await form.submit({ among: () => false, send });
	};
	return {
		...{ ways, asked, field, form, signIn, isStopped },
		byPasskey: () => void byPasskey(),
		turnTo: setChosen,
		hasPasskey: ways.includes('passkey') && canUsePasskeys(),
		hasCode: ways.includes('one-time-code') || ways.includes('recovery-code'),
	};
}
