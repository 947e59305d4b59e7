import { type ReactNode, useRef, useState } from 'react';
import type { Comparison } from '#contract/api/matching-fields.ts';
import { type AreaSlug, areaOf } from '#domain/area/areas.ts';
import type { AnswerSort } from '#domain/matching/answer.ts';
import { sortAnswers } from '#domain/matching/sort-answers.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { useTranslations } from '#ui/translations.tsx';
import columns from './compare-columns.module.css';
import styles from './compare-table.module.css';
import { CompareTools } from './compare-tools.tsx';
import { type Compared, columnId, linesOf } from './compared.ts';
import { ProviderHead } from './provider-head.tsx';
import { StickyHeads } from './sticky-heads.tsx';
import { type TableRow, useTableRows } from './use-table-rows.tsx';

type Props = {
	answers: readonly Compared[];
	comparison: Comparison;
	area: AreaSlug;
	/** What was asked about. */
	kind: string;
	sort: AnswerSort;
	/** Below each answer: what can be done with it. */
	foot?: ((answer: Compared) => ReactNode) | undefined;
	/** Beside the sorting: print, share. */
	tools?: ReactNode;
};

/**
 * The answers side by side: the same lines in the same order for each. On phones the same table shows two at a time and is
 * swiped; what a line is about then stands above its cells.
 */
export function CompareTable({ answers, comparison, area, kind, sort, foot, tools }: Props) {
	const t = useTranslations('matching.compare');
	const locale = useLocale();
	const [isOnlyDifferent, setIsOnlyDifferent] = useState(false);
	const scroller = useRef<HTMLElement>(null);
	const sorted = sortAnswers(answers, sort, locale);
	const { isHealth } = areaOf(area);
	const rows = useTableRows({ answers: sorted, lines: linesOf(comparison), marks: comparison.marks, kind, isHealth });
	const shown = isOnlyDifferent ? rows.filter(({ isDifferent }) => isDifferent) : rows;
	return (
		<>
			<CompareTools
				sort={sort}
				count={sorted.length}
				isOnlyDifferent={isOnlyDifferent}
				onOnlyDifferent={setIsOnlyDifferent}
				tools={tools}
			/>
			<div className={`${styles.sheet} ${columns.columns}`} data-columns={sorted.length}>
				<StickyHeads answers={sorted} scroller={scroller} />
				<section
					ref={scroller}
					className={styles.scroll}
					aria-label={t('table')}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
					tabIndex={0}
				>
					<table className={styles.table}>
						<colgroup>
							<col className={styles.keyColumn} />
							{sorted.map(({ id }) => (
								<col key={id} />
							))}
						</colgroup>
						<thead>
							<tr>
								<td className={styles.corner} />
								{sorted.map((answer) => (
									<th key={answer.id} scope="col" id={columnId(answer.id)} data-status={answer.status}>
										<ProviderHead answer={answer} isBestRated={comparison.marks.bestRated === answer.id} />
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{shown.map((row) => (
								<Line key={row.key} row={row} answers={sorted} />
							))}
							{foot && (
								<tr className={styles.foot}>
									<th scope="row">
										<span className={styles.key}>{t('choose')}</span>
									</th>
									{sorted.map((answer) => (
										<td key={answer.id} data-status={answer.status}>
											{foot(answer)}
										</td>
									))}
								</tr>
							)}
						</tbody>
					</table>
				</section>
			</div>
			{sorted.length > 2 && <p className={styles.swipe}>{t('swipe')}</p>}
		</>
	);
}

function Line({ row, answers }: { row: TableRow; answers: readonly Compared[] }) {
	const t = useTranslations('matching.compare');
	return (
		<tr data-different={(row.isDifferent && answers.length > 1) || undefined}>
			<th scope="row">
				<span className={styles.key}>
					{row.label}
					{row.isDifferent && !row.isPlain && answers.length > 1 && (
						<span className={styles.differs}>{t('differs')}</span>
					)}
				</span>
			</th>
			{answers.map((answer) => (
				<td key={answer.id} data-status={answer.status}>
					{row.cell(answer)}
				</td>
			))}
		</tr>
	);
}
