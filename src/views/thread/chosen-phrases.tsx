import type { PhraseUse } from '#domain/phrase/phrase-message.ts';
import type { WordFile } from '#i18n/messages.ts';
import { sayPhrase } from '#i18n/say-phrase.ts';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { LateWords } from '#views/late-words.tsx';
import styles from './chosen-phrases.module.css';

const files: readonly WordFile[] = ['phrase-book', 'thread'];

type Props = { uses: readonly PhraseUse[]; onRemove: (at: number) => void };

/** What was taken from the phrase book and is not sent yet. */
export function ChosenPhrases(props: Props) {
	if (props.uses.length === 0) return null;
	return (
		<LateWords files={files} waiting={<Skeleton width="long" />}>
			<List {...props} />
		</LateWords>
	);
}

function List({ uses, onRemove }: Props) {
	const t = useTranslations('thread.phrases');
	const book = useTranslations('phrase');
	const locale = useWordsLocale();
	return (
		<ul className={styles.chosen} aria-label={t('chosen')}>
			{uses.map((use, at) => {
				const text = sayPhrase(use, locale, book);
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: a phrase may be said twice, and is only ever removed
					<li key={at} className={styles.phrase}>
						<span>{text}</span>
						<button
							type="button"
							className={styles.remove}
							aria-label={t('remove', { text })}
							onClick={() => onRemove(at)}
						>
							<Icon name="close" />
						</button>
					</li>
				);
			})}
		</ul>
	);
}
