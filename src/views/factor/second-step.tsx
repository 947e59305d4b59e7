import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { ApiFailure } from '#contract/client.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Factor } from '#domain/member/sign-in.ts';
import { Button } from '#ui/button.tsx';
import { type Faults, onlyWrong } from '#ui/form/faults.ts';
import { focusFirst, useForm } from '#ui/form/use-form.ts';
import { useFailureText, useSaving } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '../api-context.ts';
import { FormFailure } from '../member/form-failure.tsx';
import form from '../member/member-form.module.css';
import { canUsePasskeys } from './can-use-passkeys.ts';
import { askPasskey } from './passkey-device.ts';

type LoggedIn = OutputOf<Api['POST /api/sessions/code']>;

type Props = {
	ways: readonly Factor[];
	onInside: (answer: LoggedIn) => Promise<void>;
	/** Back to e-mail and password; `isLate`: since this took too long. */
	onAnew: (isLate: boolean) => void;
};

/** After the password: a passkey, a code of the app, or one from paper. Where one goes on, and what is typed elsewhere, stays. */
export function SecondStep({ ways, onInside, onAnew }: Props) {
	const t = useTranslations('factor.step');
	const heading = useRef<HTMLHeadingElement>(null);
	const hasPasskey = ways.includes('passkey') && canUsePasskeys();
	useEffect(() => {
		if (hasPasskey) heading.current?.focus();
	}, [hasPasskey]);
	return (
		<div className={form.form}>
			<div>
				<h2 ref={heading} tabIndex={-1} className={form.second}>
					{t('title')}
				</h2>
				<p>{t('text')}</p>
			</div>
			{hasPasskey && <ByPasskey onInside={onInside} onLate={() => onAnew(true)} />}
			<ByCode
				hasApp={ways.includes('one-time-code')}
				isFirst={!hasPasskey}
				onInside={onInside}
				onLate={() => onAnew(true)}
			/>
			<p className={form.closing}>{t('lost')}</p>
			<div>
				<Button variant="link" onClick={() => onAnew(false)}>
					{t('anew')}
				</Button>
			</div>
		</div>
	);
}

type WayProps = Pick<Props, 'onInside'> & { onLate: () => void };

/** Whoever was too slow begins anew; everything else is told here. */
const afterLate = (onLate: () => void) => async (error: ApiFailure) => {
	if (error.code === 'sign-in-late') onLate();
	return undefined;
};

function ByPasskey({ onInside, onLate }: WayProps) {
	const t = useTranslations('factor');
	const callApi = useApi();
	const [isStopped, setIsStopped] = useState(false);
	const { isBusy, failure, save } = useSaving({
		textOf: useFailureText(t('unreachable')),
		onRefusal: afterLate(onLate),
	});
	const confirm = async () => {
		setIsStopped(false);
		const isInside = await save(async () => {
			const answer = await askPasskey(await callApi('POST /api/sessions/passkey/options', {}));
			if (!answer) return false;
			await onInside(await callApi('POST /api/sessions/passkey', { body: { answer, isKept: false } }));
			return true;
		});
		if (isInside === false) setIsStopped(true);
	};
	return (
		<>
			<Button variant="primary" size="lg" isFull isBusy={isBusy} onClick={() => void confirm()}>
				<Icon name="key" />
				{t('step.passkey')}
			</Button>
			<FormFailure failure={failure ?? (isStopped ? t('passkey.stopped') : undefined)} />
		</>
	);
}

const blank = { code: '' };
const faultsOf = ({ code }: typeof blank): Faults<'code'> =>
	onlyWrong({ code: code.trim() === '' ? 'required' : undefined });

function ByCode({ hasApp, isFirst, onInside, onLate }: WayProps & { hasApp: boolean; isFirst: boolean }) {
	const t = useTranslations('factor');
	const callApi = useApi();
	const [isOnPaper, setIsOnPaper] = useState(!hasApp);
	const field = useRef<HTMLInputElement>(null);
	const typed = useForm<typeof blank, 'code'>({
		blank,
		faultsOf,
		textOf: useFailureText(t('unreachable')),
		isQuietWhileMended: true,
		bringUp: focusFirst,
		onRefusal: afterLate(onLate),
	});
	useEffect(() => {
		if (isFirst) field.current?.focus();
	}, [isFirst]);
	const send = async ({ code }: typeof blank) =>
		onInside(await callApi('POST /api/sessions/code', { body: { code: code.trim() } }));
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void typed.submit({ send });
	};
	return (
		<form className={form.form} noValidate onSubmit={submit}>
			<TextField
				{...typed.field('code')}
				ref={field}
				label={t(isOnPaper ? 'step.recovery' : 'step.code')}
				inputMode={isOnPaper ? 'text' : 'numeric'}
				autoComplete={isOnPaper ? 'off' : 'one-time-code'}
				autoCapitalize={isOnPaper ? 'characters' : 'off'}
				spellCheck={false}
				maxLength={20}
			/>
			<FormFailure failure={typed.failure} />
			<Button type="submit" variant={isFirst ? 'primary' : 'outline'} size="lg" isFull isBusy={typed.isBusy}>
				{t('step.submit')}
			</Button>
			{hasApp && (
				<div>
					<Button
						variant="link"
						onClick={() => {
							typed.set('code', '');
							setIsOnPaper(!isOnPaper);
							field.current?.focus();
						}}
					>
						{t(isOnPaper ? 'step.toCode' : 'step.toRecovery')}
					</Button>
				</div>
			)}
		</form>
	);
}
