import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { VaultFile } from '#contract/api/vault.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { mostSharedAtOnce } from '#domain/vault/vault.ts';
import { Button } from '#ui/button.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { Note } from '#ui/note.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { FailureNumber } from '#views/failure/failure-number.tsx';
import { AddFiles } from './add-files.tsx';
import styles from './vault.module.css';
import { vaultQuery } from './vault-queries.ts';
import { VaultViewer } from './vault-viewer.tsx';
import { useFileWords } from './vault-words.ts';

type Props = {
	language: ContentLocale;
	/** The files that are chosen. */
	value: readonly string[];
	onChange: (fileIds: string[]) => void;
	error?: string | undefined;
};

/** In a form: files of one's vault to choose from, and a way to add to it. Nothing is shared by choosing. */
export function VaultPicker({ language, value, onChange, error }: Props) {
	const t = useTranslations('vault');
	const { data, isPending, error: failure, isError, refetch } = useQuery(vaultQuery(useApi(), language));
	const { nameOf, factsOf } = useFileWords();
	const [opened, setOpened] = useState<VaultFile>();
	const toggle = (id: string, isChosen: boolean) =>
		onChange(isChosen ? [...value, id].slice(0, mostSharedAtOnce) : value.filter((one) => one !== id));
	return (
		<fieldset className={styles.picker}>
			<legend>{t('pick.legend')}</legend>
			<p className={styles.small}>{t('pick.text')}</p>
			{isPending && <Spinner label={t('view.loading')} slowLabel={t('view.loading')} />}
			{isError && (
				<Note tone="bad" isAlert>
					{t('failed')}{' '}
					<Button size="sm" onClick={() => void refetch()}>
						{t('again')}
					</Button>
					<FailureNumber error={failure} />
				</Note>
			)}
			{data?.files.map((file) => (
				<CheckRow
					key={file.id}
					name="vault-file"
					value={file.id}
					label={nameOf(file)}
					description={factsOf(file)}
					action={
						<Button variant="link" onClick={() => setOpened(file)}>
							{t('open')}
							<span className="visually-hidden">{nameOf(file)}</span>
						</Button>
					}
					isChecked={value.includes(file.id)}
					onChange={(isChosen) => toggle(file.id, isChosen)}
				/>
			))}
			{data && (
				<AddFiles
					language={language}
					currentVersion={data.currentVersion}
					agreedVersion={data.agreedVersion}
					onAdded={({ id }) => toggle(id, true)}
				/>
			)}
			<FailureNote>{error}</FailureNote>
			{opened && <VaultViewer id={opened.id} name={nameOf(opened)} onClose={() => setOpened(undefined)} />}
		</fieldset>
	);
}
