import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Passkey } from '#contract/api/factor.ts';
import { labelLength } from '#domain/member/second-factor.ts';
import { formatDate } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { type Faults, onlyWrong } from '#ui/form/faults.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useFailureText } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '../api-context.ts';
import { useSignInAgain } from '../member/use-sign-in-again.tsx';
import { canUsePasskeys } from './can-use-passkeys.ts';
import styles from './factors.module.css';
import { Removing } from './removing.tsx';
import type { SectionProps } from './section-props.ts';

/** Devices by name: when each was added and last used, and one more. */
export function PasskeySection(props: SectionProps) {
	const { factors, onChanged } = props;
	const t = useTranslations('factor.passkey');
	const [isAdding, setIsAdding] = useState(false);
	const added: SectionProps['onChanged'] = async (change) => {
		setIsAdding(false);
		await onChanged(change);
	};
	return (
		<section className={styles.section}>
			<h3>{t('title')}</h3>
			<p className={styles.text}>{t('text')}</p>
			{factors.passkeys.length === 0 ? (
				<p className={styles.small}>{t('none')}</p>
			) : (
				<ul className={styles.rows}>
					{factors.passkeys.map((passkey) => (
						<PasskeyRow key={passkey.id} {...props} passkey={passkey} />
					))}
				</ul>
			)}
			{!canUsePasskeys() ? (
				<Note>{t('unsupported')}</Note>
			) : isAdding ? (
				<AddPasskey onAdded={added} onClose={() => setIsAdding(false)} />
			) : (
				<div>
					<Button onClick={() => setIsAdding(true)}>
						<Icon name="key" />
						{t('add')}
					</Button>
				</div>
			)}
		</section>
	);
}

function PasskeyRow({ passkey, factors, onChanged }: SectionProps & { passkey: Passkey }) {
	const t = useTranslations('factor.passkey');
	const callApi = useApi();
	const [isNaming, setIsNaming] = useState(false);
	const { id, label, createdAt, lastUsedAt, isSynced, isUsable } = passkey;
	const renamed = async () => {
		setIsNaming(false);
		await onChanged({ said: t('renamed') });
	};
	if (isNaming)
		return (
			<li>
				<LabelForm
					first={label}
					submitLabel={t('save')}
					send={(given) => callApi('PATCH /api/members/me/passkeys/:id', { params: { id }, body: { label: given } })}
					onSent={renamed}
					onClose={() => setIsNaming(false)}
				/>
			</li>
		);
	return (
		<li>
			<div className={styles.what}>
				<b>{label}</b>
				<span className={styles.small}>
					{t('created', { date: formatDate(createdAt) })} ·{' '}
					{lastUsedAt === null ? t('never') : t('used', { date: formatDate(lastUsedAt) })}
				</span>
				{isSynced && (
					<span>
						<Badge>{t('synced')}</Badge>
					</span>
				)}
				{!isUsable && <Note tone="warn">{t('stranded')}</Note>}
			</div>
			<div className={styles.actions}>
				<Button size="sm" aria-label={`${t('rename')}: ${label}`} onClick={() => setIsNaming(true)}>
					{t('rename')}
				</Button>
				<Removing
					{...{ factors, label: t('remove'), name: label, title: t('removeTitle') }}
					text={t('removeText', { label })}
					remove={() => callApi('DELETE /api/members/me/passkeys/:id', { params: { id } })}
					onRemoved={() => onChanged({ said: t('removed') })}
				/>
			</div>
		</li>
	);
}

type Adding = { onAdded: SectionProps['onChanged']; onClose: () => void };

function AddPasskey({ onAdded, onClose }: Adding) {
	const t = useTranslations('factor.passkey');
	const callApi = useApi();
	const { signedIn, dialog } = useSignInAgain();
	const [isRefused, setIsRefused] = useState<'known' | 'stopped'>();
	const send = async (label: string) => {
		setIsRefused(undefined);
		const [device, options] = await Promise.all([
			import('./passkey-device.ts'),
			signedIn(() => callApi('POST /api/members/me/passkeys/options', {})),
		]);
		if (!options) return;
		const made = await device.makePasskey(options);
		if (typeof made === 'string') {
			setIsRefused(made);
			return;
		}
		const { recoveryCodes } = await callApi('POST /api/members/me/passkeys', { body: { label, made } });
		await onAdded({ said: t('added'), codes: recoveryCodes });
	};
	return (
		<>
			<LabelForm first="" submitLabel={t('make')} send={send} onClose={onClose} />
			{isRefused && (
				<Note tone="warn" isAlert>
					{t(isRefused)}
				</Note>
			)}
			{dialog}
		</>
	);
}

type LabelProps = {
	first: string;
	submitLabel: string;
	send: (label: string) => Promise<unknown>;
	onSent?: () => Promise<void>;
	onClose: () => void;
};

const faultsOf = ({ label }: { label: string }): Faults<'label'> =>
	onlyWrong({ label: label.trim() === '' ? 'required' : undefined });

function LabelForm({ first, submitLabel, send, onSent, onClose }: LabelProps) {
	const t = useTranslations('factor');
	const id = useId();
	const field = useRef<HTMLInputElement>(null);
	const form = useForm<{ label: string }, 'label'>({
		blank: { label: first },
		faultsOf,
		textOf: useFailureText(t('unreachable')),
		idOf: () => id,
		isQuietWhileMended: true,
		asksBeforeLeaving: true,
		bringUp: () => {
			field.current?.focus();
			return [];
		},
	});
	useEffect(() => field.current?.focus(), []);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.submit({
			send: async ({ label }) => {
				await send(label.trim());
				await onSent?.();
			},
		});
	};
	return (
		<form className={styles.form} noValidate onSubmit={submit}>
			<TextField
				{...form.field('label')}
				ref={field}
				label={t('passkey.name')}
				hint={t('passkey.nameHint')}
				maxLength={labelLength}
				autoComplete="off"
			/>
			<FailureNote>{form.failure}</FailureNote>
			<div className={styles.actions}>
				<Button type="submit" variant="brand" isBusy={form.isBusy}>
					{submitLabel}
				</Button>
				<Button onClick={onClose}>{t('cancel')}</Button>
			</div>
		</form>
	);
}
