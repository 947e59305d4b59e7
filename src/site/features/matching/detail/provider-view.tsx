import type { AnsweringQuestion } from '#contract/api/matching-answer.ts';
import { consolePages } from '#contract/console-pages.ts';
import { buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { LateDialogs } from './late-dialogs.tsx';
import styles from './matching-detail.module.css';
import { useMatchingDialog } from './matching-dialog.ts';
import { ReportQuestion } from './visitor-view.tsx';

/** For who may answer it: the answering itself is the console's. */
export function ProviderView({ question }: { question: AnsweringQuestion }) {
	const t = useTranslations('matching.detail');
	const dialog = useMatchingDialog();
	const { provider, otherAnswers, may, id, own } = question;
	return (
		<>
			<div className={styles.told}>
				<Note>{t('forProvider', { provider: provider.name })}</Note>
				<p>{t('others', { count: otherAnswers })}</p>
				<p>
					<a href={consolePages.matchingAnswer.path.replace(':id', id)} className={buttonClass({ variant: 'primary' })}>
						{t(own ? 'deskOwn' : 'desk')}
					</a>
				</p>
				{may.report && <ReportQuestion id={id} open={dialog.open} />}
			</div>
			<LateDialogs state={dialog} />
		</>
	);
}
