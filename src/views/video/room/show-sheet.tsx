import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { FailureNumber } from '#views/failure/failure-number.tsx';
import { AddFiles } from '#views/vault/add-files.tsx';
import { vaultQuery } from '#views/vault/vault-queries.ts';
import { useFileWords } from '#views/vault/vault-words.ts';
import styles from './room-file.module.css';

type Props = { onPick: (fileId: string) => void; onClose: () => void };

/** Of one's health files those that can be seen: a scan that is only saved is not among them. */
export function ShowSheet({ onPick, onClose }: Props) {
	const t = useTranslations('video.room.file');
	const vault = useTranslations('vault');
	const language = useWordsLocale();
	const { data, error, isError, refetch } = useQuery(vaultQuery(useApi(), language));
	const { nameOf, factsOf } = useFileWords();
	const files = data?.files.filter(({ kind }) => kind !== 'file') ?? [];
	return (
		<Sheet isOpen title={t('title')} closeLabel={vault('view.close')} onClose={onClose}>
			<div className={styles.choices}>
				<p>{t('text')}</p>
				{isError && (
					<Note tone="bad" isAlert>
						{vault('failed')}{' '}
						<Button size="sm" onClick={() => void refetch()}>
							{vault('again')}
						</Button>
						<FailureNumber error={error} />
					</Note>
				)}
				{!data && !isError && <Spinner label={vault('view.loading')} slowLabel={vault('view.loading')} />}
				<ul>
					{files.map((file) => (
						<li key={file.id}>
							<span>
								<b>{nameOf(file)}</b>
								<small>{factsOf(file)}</small>
							</span>
							<Button variant="brand" size="sm" onClick={() => onPick(file.id)}>
								{t('pick')}
								<span className="visually-hidden">{nameOf(file)}</span>
							</Button>
						</li>
					))}
				</ul>
				{data && files.length === 0 && <p>{t('none')}</p>}
				{data && <AddFiles {...{ language, currentVersion: data.currentVersion, agreedVersion: data.agreedVersion }} />}
			</div>
		</Sheet>
	);
}
