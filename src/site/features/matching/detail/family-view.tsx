import type { FamilyQuestion } from '#contract/api/matching.ts';
import { areaOf } from '#domain/area/areas.ts';
import { formatDate, formatTime } from '#i18n/format.ts';
import { koreanZone } from '#i18n/own-clock.ts';
import { LazyProviderSheet } from '#site/parts/provider/lazy-provider-sheet.tsx';
import { usePage } from '#site/use-page.ts';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { CompareTable } from './compare-table.tsx';
import { sortIn } from './compared.ts';
import styles from './matching-detail.module.css';

/** By a link that ends: everything to advise with, nothing to do. */
export function FamilyView({ question }: { question: FamilyQuestion }) {
	const t = useTranslations('matching');
	const { search } = usePage();
	const { answers, endsAt, area } = question;
	return (
		<>
			<div className={styles.told}>
				<Note>{t('detail.family', { date: `${formatDate(endsAt)}, ${formatTime(endsAt, koreanZone)} KST` })}</Note>
			</div>
			<section className={styles.section} aria-labelledby="answers">
				<h2 id="answers">{t('compare.title', { count: answers.length })}</h2>
				{answers.length === 0 ? (
					<p>{t('compare.none')}</p>
				) : (
					<CompareTable
						answers={answers}
						comparison={question.comparison}
						area={area}
						kind={question.kind}
						sort={sortIn(search)}
					/>
				)}
				<p className={styles.small}>
					{t('compare.asWritten')} {areaOf(area).isHealth && t('compare.health')}
				</p>
			</section>
			<LazyProviderSheet />
		</>
	);
}
