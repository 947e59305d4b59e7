import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SharedFile } from '#contract/api/vault.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { shareChoices, shareDays, type VaultSubject } from '#domain/vault/vault.ts';
import { formatDate } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import type { Faults } from '#ui/form/faults.ts';
import { useForm } from '#ui/form/use-form.ts';
import { useFailureText } from '#ui/form/use-saving.ts';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { RadioChips } from '#ui/radio-chips.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { FailureNumber } from '#views/failure/failure-number.tsx';
import { EndShare } from './end-share.tsx';
import styles from './vault.module.css';
import { VaultPicker } from './vault-picker.tsx';
import { sharedQuery, vaultKeys } from './vault-queries.ts';
import { VaultViewer } from './vault-viewer.tsx';
import { useFileWords } from './vault-words.ts';

type Props = {
	subject: VaultSubject;
	language: ContentLocale;
};

/** What was shared for the sake of this: its owner shares more and ends it, who receives it looks. Nothing for others. */
export function SharedFiles({ subject, language }: Props) {
	const t = useTranslations('vault');
	const { data, error, isError, refetch } = useQuery(sharedQuery(useApi(), subject, language));
	const [isSharing, setIsSharing] = useState(false);
	if (isError)
		return (
			<Note tone="bad" isAlert>
				{t('failed')}{' '}
				<Button size="sm" onClick={() => void refetch()}>
					{t('again')}
				</Button>
				<FailureNumber error={error} />
			</Note>
		);
	if (!data) return <p className={styles.small}>{t('view.loading')}</p>;
	const { files, withheld, receiver } = data;
	return (
		<div className={styles.stack}>
			{files.length === 0 && withheld === 0 && <p className={styles.small}>{t('shared.none')}</p>}
			{withheld > 0 && <p className={styles.small}>{t('shared.withheld', { count: withheld })}</p>}
			{files.length > 0 && (
				<ul className={styles.rows}>
					{files.map((file) => (
						<SharedRow key={file.id} file={file} receiver={receiver ?? ''} />
					))}
				</ul>
			)}
			{receiver !== null && (
				<div>
					<Button onClick={() => setIsSharing(true)}>
						<Icon name="lock" />
						{t('shared.add')}
					</Button>
				</div>
			)}
			{receiver !== null && (
				<ShareSheet {...{ subject, language, receiver }} isOpen={isSharing} onClose={() => setIsSharing(false)} />
			)}
		</div>
	);
}

function SharedRow({ file, receiver }: { file: SharedFile; receiver: string }) {
	const t = useTranslations('vault');
	const { nameOf, factsOf } = useFileWords();
	const [isOpen, setIsOpen] = useState(false);
	return (
		<li>
			<div className={styles.what}>
				<b>{nameOf(file)}</b>
				<span className={styles.small}>{factsOf(file)}</span>
				<span className={styles.small}>{t('shared.until', { date: formatDate(file.endsAt) })}</span>
			</div>
			<div className={styles.tools}>
				<Button size="sm" onClick={() => setIsOpen(true)}>
					<Icon name="eye" />
					{t('open')}
					<span className="visually-hidden">{nameOf(file)}</span>
				</Button>
				{file.shareId !== null && <EndShare shareId={file.shareId} name={nameOf(file)} organisation={receiver} />}
			</div>
			{isOpen && <VaultViewer id={file.id} name={nameOf(file)} onClose={() => setIsOpen(false)} />}
		</li>
	);
}

type Sharing = { fileIds: string[]; days: number };
const blank: Sharing = { fileIds: [], days: shareDays.usual };
const faultsOf = ({ fileIds }: Sharing): Faults<'fileIds'> => (fileIds.length === 0 ? { fileIds: 'required' } : {});

type ShareProps = Props & { receiver: string; isOpen: boolean; onClose: () => void };

function ShareSheet({ subject, language, receiver, isOpen, onClose }: ShareProps) {
	const t = useTranslations('vault');
	const callApi = useApi();
	const client = useQueryClient();
	const form = useForm<Sharing, 'fileIds'>({ blank, faultsOf, textOf: useFailureText(t('unreachable')) });
	const { fileIds, days } = form.values;
	const send = async (values: Sharing) => {
		await callApi('POST /api/vault/shares', { body: { ...values, subject } });
		for (const queryKey of vaultKeys) await client.invalidateQueries({ queryKey });
		form.restart({ ...values, fileIds: [] });
		onClose();
	};
	return (
		<Sheet
			isOpen={isOpen}
			title={t('shared.with', { receiver })}
			closeLabel={t('view.close')}
			onClose={onClose}
			footer={
				<Button variant="brand" isFull isBusy={form.isBusy} onClick={() => void form.submit({ send })}>
					{t('shared.send')}
				</Button>
			}
		>
			<div className={styles.stack}>
				<p className={styles.small}>{t('shared.note', { receiver })}</p>
				<VaultPicker
					language={language}
					value={fileIds}
					onChange={(next) => form.change({ fileIds: next })}
					error={form.faults.fileIds && t('shared.choose')}
				/>
				<RadioChips
					legend={t('shared.days')}
					options={shareChoices.map((count) => ({ value: String(count), label: t('shared.dayCount', { count }) }))}
					value={String(days)}
					onChange={(value) => form.change({ days: Number(value) })}
				/>
				<FailureNote>{form.failure}</FailureNote>
			</div>
		</Sheet>
	);
}
