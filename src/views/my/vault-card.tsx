import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { versionText } from '#i18n/version-text.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFailureText, useSaving } from '#ui/form/use-saving.ts';
import { Note } from '#ui/note.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { FailureNumber } from '#views/failure/failure-number.tsx';
import { AddFiles } from '#views/vault/add-files.tsx';
import { ConsentText } from '#views/vault/consent-text.tsx';
import { VaultList } from '#views/vault/vault-list.tsx';
import { vaultKeys, vaultQuery } from '#views/vault/vault-queries.ts';
import styles from './card-content.module.css';
import { useSay } from './say.tsx';

const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);

/** One's health files. Asked for by the browser alone: what they are called stands in no page that the server writes. */
export function VaultCard() {
	const t = useTranslations('vault');
	const language = useWordsLocale();
	const say = useSay();
	const { data, error, isError, isPaused, refetch } = useQuery(vaultQuery(useApi(), language));
	return (
		<Card id="vault" title={t('title')}>
			<div className={styles.stack}>
				<p className={styles.text}>{t('text')}</p>
				{!data && !isError && !isPaused && <Spinner label={t('view.loading')} slowLabel={t('view.loading')} />}
				{!data && (isError || isPaused) && (
					<Note tone="bad" isAlert>
						{t(isPaused ? 'unreachable' : 'failed')}{' '}
						<Button size="sm" onClick={() => void refetch()}>
							{t('again')}
						</Button>
						<FailureNumber error={error} />
					</Note>
				)}
				{data?.files.length === 0 && <EmptyState isPanel level={3} title={t('empty')} text={t('emptyText')} />}
				{data && (
					<>
						{data.files.length > 0 && <VaultList files={data.files} language={language} onDone={say} />}
						<AddFiles {...{ language, currentVersion: data.currentVersion, agreedVersion: data.agreedVersion }} />
						{data.files.length > 0 && (
							<p className={styles.small}>
								{t('room', { used: megabytes(data.usedBytes), most: megabytes(data.mostBytes) })}
								{data.agreedVersion !== null && (
									<>
										{' · '}
										{t('agreed', { version: versionText(data.agreedVersion) })} <ConsentText language={language} />
									</>
								)}
							</p>
						)}
						{data.files.length > 0 && <EraseAll count={data.files.length} />}
					</>
				)}
			</div>
		</Card>
	);
}

function EraseAll({ count }: { count: number }) {
	const t = useTranslations('vault');
	const callApi = useApi();
	const client = useQueryClient();
	const say = useSay();
	const [isOpen, setIsOpen] = useState(false);
	const { isBusy, failure, save } = useSaving({ textOf: useFailureText(t('unreachable')) });
	const erase = async () => {
		if (!(await save(() => callApi('DELETE /api/vault/files', {})))) return;
		setIsOpen(false);
		say(t('removed'));
		for (const queryKey of vaultKeys) await client.invalidateQueries({ queryKey });
	};
	return (
		<div className={styles.actions}>
			<Button variant="danger" onClick={() => setIsOpen(true)}>
				{t('eraseAll')}
			</Button>
			<ConfirmDialog
				isOpen={isOpen}
				title={t('eraseAllTitle')}
				confirmLabel={t('eraseAllConfirm')}
				cancelLabel={t('back')}
				isDestructive
				isBusy={isBusy}
				error={failure}
				onConfirm={() => void erase()}
				onClose={() => setIsOpen(false)}
			>
				{t('eraseAllText', { count })}
			</ConfirmDialog>
		</div>
	);
}
