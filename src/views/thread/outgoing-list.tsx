import { Button } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { LatePhraseLines } from '#views/phrase/late-phrase-lines.tsx';
import { Files } from './message-bubble.tsx';
import type { Outgoing } from './outbox.ts';
import styles from './thread.module.css';

type Props = {
	list: readonly Outgoing[];
	onAgain: (key: string) => void;
	onEdit: (message: Outgoing) => void;
};

/** What is on its way, as it will stand there, with how it is going. */
export function OutgoingList({ list, onAgain, onEdit }: Props) {
	const t = useTranslations('thread');
	if (list.length === 0) return null;
	return (
		<ol className={styles.messages}>
			{list.map((message) => (
				<li key={message.key} className={styles.mine} data-state={message.state}>
					<div className={styles.bubble}>
						<span className="visually-hidden">{t('you')}: </span>
						<LatePhraseLines uses={message.phrases} />
						{message.text !== '' && <span>{message.text}</span>}
						<Files files={message.files} />
					</div>
					<p className={styles.when}>{sayState(message)}</p>
					{message.state === 'failed' && (
						<span className={styles.decide}>
							<Button size="sm" onClick={() => onAgain(message.key)}>
								{t('again')}
							</Button>
							<Button size="sm" variant="quiet" onClick={() => onEdit(message)}>
								{t('edit')}
							</Button>
						</span>
					)}
				</li>
			))}
		</ol>
	);

	function sayState({ state, why }: Outgoing): string {
		return state === 'failed' ? t('failed', { why }) : t(state);
	}
}
