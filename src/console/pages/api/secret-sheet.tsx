import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Note } from '#ui/note.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './api.module.css';

type Props = { title: string; text: string; secret: string | undefined; onClose: () => void };

/** What is shown once and never again. */
export function SecretSheet({ title, text, secret, onClose }: Props) {
	const t = useTranslations('console.api');
	return (
		<Sheet
			isOpen={secret !== undefined}
			title={title}
			closeLabel={t('close')}
			onClose={onClose}
			footer={
				<Button variant="primary" onClick={onClose}>
					{t('keys.stored')}
				</Button>
			}
		>
			<div className={styles.form}>
				<Note tone="warn">{text}</Note>
				<code className={styles.secret}>{secret}</code>
				<CopyButton text={secret ?? ''} label={t('copy')} doneLabel={t('copied')} />
			</div>
		</Sheet>
	);
}
