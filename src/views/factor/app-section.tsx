import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { formatDate } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { type Faults, onlyWrong } from '#ui/form/faults.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useFailureText, useSaving } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '../api-context.ts';
import { useSignInAgain } from '../member/use-sign-in-again.tsx';
import styles from './factors.module.css';
import { Removing } from './removing.tsx';
import type { SectionProps } from './section-props.ts';

type Begun = OutputOf<Api['POST /api/members/me/authenticator']>;

/** An app that shows codes: scanned, confirmed by its first one. */
export function AppSection({ factors, onChanged }: SectionProps) {
	const t = useTranslations('factor');
	const callApi = useApi();
	const [begun, setBegun] = useState<Begun>();
	const { isBusy, failure, save } = useSaving({ textOf: useFailureText(t('unreachable')) });
	const { signedIn, dialog } = useSignInAgain();
	const app = factors.authenticator;
	const begin = async () =>
		setBegun(await save(() => signedIn(() => callApi('POST /api/members/me/authenticator', {}))));
	const confirmed: SectionProps['onChanged'] = async (change) => {
		setBegun(undefined);
		await onChanged(change);
	};
	return (
		<section className={styles.section}>
			<h3>{t('app.title')}</h3>
			<p className={styles.text}>{t('app.text')}</p>
			{app && (
				<p className={styles.small}>
					{t('app.since', { date: formatDate(app.createdAt) })} ·{' '}
					{app.lastUsedAt === null ? t('passkey.never') : t('passkey.used', { date: formatDate(app.lastUsedAt) })}
				</p>
			)}
			<FailureNote>{failure}</FailureNote>
			{begun ? (
				<Confirm begun={begun} onConfirmed={confirmed} onClose={() => setBegun(undefined)} />
			) : (
				<div className={styles.actions}>
					<Button isBusy={isBusy} onClick={() => void begin()}>
						<Icon name="phone" />
						{t(app ? 'app.replace' : 'app.setUp')}
					</Button>
					{app && (
						<Removing
							{...{ factors, label: t('app.remove'), title: t('app.removeTitle'), text: t('app.removeText') }}
							remove={() => callApi('DELETE /api/members/me/authenticator', {})}
							onRemoved={() => onChanged({ said: t('app.removed') })}
						/>
					)}
				</div>
			)}
			{dialog}
		</section>
	);
}

const blank = { code: '' };
const faultsOf = ({ code }: typeof blank): Faults<'code'> =>
	onlyWrong({ code: code.trim() === '' ? 'required' : undefined });

type Confirming = { begun: Begun; onConfirmed: SectionProps['onChanged']; onClose: () => void };

function Confirm({ begun: { secret, address }, onConfirmed, onClose }: Confirming) {
	const t = useTranslations('factor');
	const callApi = useApi();
	const id = useId();
	const field = useRef<HTMLInputElement>(null);
	const { signedIn, dialog } = useSignInAgain();
	const form = useForm<typeof blank, 'code'>({
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
	useEffect(() => field.current?.focus(), []);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({
			send: async ({ code }) => {
				const made = await signedIn(() =>
					callApi('PUT /api/members/me/authenticator', { body: { code: code.trim() } }),
				);
				if (made) await onConfirmed({ said: t('app.added'), codes: made.recoveryCodes });
			},
		});
	};
	return (
		<>
			<form className={styles.form} noValidate onSubmit={submit}>
				<p>{t('app.scan')}</p>
				<div className={styles.qr}>
					<QrCode text={address} label={t('app.qr')} />
				</div>
				<div>
					<a href={address}>{t('app.open')}</a>
				</div>
				<div>
					<p className={styles.small}>{t('app.secret')}</p>
					<p className={styles.secret} translate="no">
						{secret.match(/.{1,4}/g)?.join(' ')}
					</p>
				</div>
				<TextField
					{...form.field('code')}
					ref={field}
					label={t('app.code')}
					inputMode="numeric"
					autoComplete="one-time-code"
					maxLength={20}
				/>
				<FailureNote>{form.failure}</FailureNote>
				<div className={styles.actions}>
					<Button type="submit" variant="brand" isBusy={form.isBusy}>
						{t('app.confirm')}
					</Button>
					<Button onClick={onClose}>{t('cancel')}</Button>
				</div>
			</form>
			{dialog}
		</>
	);
}
