import type { ModeratedQuestion } from '#contract/api/matching-moderation.ts';
import { LazyProviderSheet } from '#site/parts/provider/lazy-provider-sheet.tsx';
import { usePage } from '#site/use-page.ts';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { CompareTable } from './compare-table.tsx';
import { sortIn } from './compared.ts';
import styles from './matching-detail.module.css';

/** All of it but how its asker is reached, and what was reported. */
export function OperatorView({ question }: { question: ModeratedQuestion }) {
	const t = useTranslations('matching');
	const { search } = usePage();
	const { answers, asker, hidden, reports } = question;
	const reported = reports.length + answers.reduce((sum, answer) => sum + answer.reports.length, 0);
	return (
		<>
			<div className={styles.told}>
				<Note>{t('detail.operator', { name: asker.name })}</Note>
				{hidden && (
					<Note tone="warn">
						{hidden.reason === null ? t('detail.isHidden') : t('detail.hidden', { reason: hidden.reason })}
					</Note>
				)}
				{reported > 0 && <Note tone="warn">{t('detail.reports', { count: reported })}</Note>}
			</div>
			<section className={styles.section} aria-labelledby="answers">
				<h2 id="answers">{t('compare.title', { count: answers.length })}</h2>
				{answers.length === 0 ? (
					<p>{t('compare.none')}</p>
				) : (
					<CompareTable
						answers={answers}
						comparison={question.comparison}
						area={question.area}
						kind={question.kind}
						sort={sortIn(search)}
					/>
				)}
			</section>
			<LazyProviderSheet />
		</>
	);
}
