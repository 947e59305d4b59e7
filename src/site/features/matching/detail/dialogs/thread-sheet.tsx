import type { AskerAnswer, AskerQuestion } from '#contract/api/matching.ts';
import { useLocale, useViewer } from '#site/shell/site-context.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { PartFailure } from '#views/reservation/part-failure.tsx';
import { Thread } from '#views/thread/thread.tsx';
import type { Opened } from '../matching-dialog.ts';
import styles from './dialogs.module.css';

/** As what the asker takes part. */
const asGuest = 'guest' as const;

type Props = Opened & { question: AskerQuestion; answer: AskerAnswer };

/** What asker and provider write to each other, from the answer on. */
export function ThreadSheet({ question: { area, kind }, answer, isOpen, onClose }: Props) {
	const t = useTranslations('matching.asker');
	const language = useLocale();
	const writer = useViewer()?.id;
	const { id, threadId, provider } = answer;
	return (
		<Sheet
			isOpen={isOpen}
			title={t('thread.title', { provider: provider.name })}
			closeLabel={t('close')}
			onClose={onClose}
		>
			<div className={styles.form}>
				<PartFailure>
					<Thread
						threadId={threadId}
						// It came with the answer.
						open={() => Promise.resolve(threadId ?? '')}
						name={id}
						writer={writer}
						language={language}
						{...{ role: asGuest }}
						other={provider.name}
						sayLine={() => ''}
						matter={{ area, kind }}
					/>
				</PartFailure>
			</div>
		</Sheet>
	);
}
