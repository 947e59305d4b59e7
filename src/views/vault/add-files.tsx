import type { ChangeEvent } from 'react';
import type { VaultFile } from '#contract/api/vault.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { vaultTypes } from '#domain/vault/vault.ts';
import { Button } from '#ui/button.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ConsentText } from './consent-text.tsx';
import { type Upload, useUploads } from './use-uploads.ts';
import styles from './vault.module.css';

type Props = {
	language: ContentLocale;
	currentVersion: string | null;
	agreedVersion: string | null;
	onAdded?: ((file: VaultFile) => void) | undefined;
};

const accept = [...vaultTypes, '.dcm'].join(',');

/** The consent, where it is still to be given, and the button that takes files; below it what is on its way. */
export function AddFiles({ language, currentVersion, agreedVersion, onAdded }: Props) {
	const t = useTranslations('vault');
	const isAsked = agreedVersion === null || agreedVersion !== currentVersion;
	const form = useForm<{ isAgreed: boolean }, 'isAgreed'>({
		blank: { isAgreed: false },
		faultsOf: ({ isAgreed }) => (isAsked && !isAgreed ? { isAgreed: 'must-agree' } : {}),
		// The files are sent one by one, each with what became of it.
		textOf: () => '',
	});
	const { isAgreed } = form.values;
	const agreement = isAsked && isAgreed && currentVersion !== null ? currentVersion : undefined;
	const uploads = useUploads({ language, agreement, onAdded });
	const isOff = isAsked && !isAgreed;
	const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
		uploads.add([...(target.files ?? [])]);
		target.value = '';
	};
	return (
		<div className={styles.adding}>
			{isAsked && (
				<CheckRow
					name="vault-consent"
					label={t('consent')}
					action={<ConsentText language={language} />}
					error={form.errorOf('isAgreed')}
					isChecked={isAgreed}
					onChange={(isTicked) => form.change({ isAgreed: isTicked })}
				/>
			)}
			<div className={styles.add}>
				<label className={styles.choose}>
					<Icon name="upload" />
					{t('add')}
					<input
						type="file"
						multiple
						accept={accept}
						onClick={(event) => {
							form.showFaults(['isAgreed']);
							if (isOff) event.preventDefault();
						}}
						onChange={take}
					/>
				</label>
				<span className={styles.small}>{t('formats')}</span>
			</div>
			<UploadList list={uploads.list} onAgain={uploads.again} onDrop={uploads.drop} />
		</div>
	);
}

type ListProps = { list: readonly Upload[]; onAgain: (one: Upload) => void; onDrop: (key: string) => void };

function UploadList({ list, onAgain, onDrop }: ListProps) {
	const t = useTranslations('vault');
	return (
		<ul className={styles.uploads} aria-live="polite">
			{list.map((one) => (
				<li key={one.key}>
					{one.failure === undefined ? (
						<>
							<span className={styles.name}>{t('uploading', { name: one.file.name })}</span>
							<progress
								className={styles.progress}
								max={1}
								value={one.part}
								aria-label={t('uploading', { name: one.file.name })}
							/>
						</>
					) : (
						<Note tone="bad" isAlert>
							<b>{t('notUploaded', { name: one.file.name })}</b> {one.failure}
							<span className={styles.tools}>
								<Button size="sm" onClick={() => onAgain(one)}>
									{t('again')}
								</Button>
								<Button size="sm" variant="quiet" onClick={() => onDrop(one.key)}>
									{t('drop')}
								</Button>
							</span>
						</Note>
					)}
				</li>
			))}
		</ul>
	);
}
