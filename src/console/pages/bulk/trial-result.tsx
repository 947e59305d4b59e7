import type { Trial } from '#contract/api/bulk.ts';
import { type BulkTable, lineOutcomes } from '#domain/bulk/bulk-table.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './bulk.module.css';
import { Scrolled } from './scrolled.tsx';
import { useColumnChoices } from './use-column-choices.ts';

type Read = Extract<Trial, { outcome: 'read' }>;
type Fault = Read['bad'][number]['faults'][number];
type Props = { table: BulkTable; trial: Trial; isBusy: boolean; onApply: (mark: string) => void };

/** What a file would change: how many lines, which of them are wrong and why, and each change as it was and would be. */
export function TrialResult({ trial, table, isBusy, onApply }: Props) {
	const t = useTranslations('console.bulk');
	if (trial.outcome === 'unreadable') {
		const words = { columns: trial.columns.join(', '), line: trial.line ?? 0 };
		return (
			<Note tone="bad" isAlert>
				{t(`unreadable.${trial.why}`, words)}
			</Note>
		);
	}
	const { counts } = trial;
	const touched = counts.new + counts.changed;
	return (
		<section className={styles.result} aria-label={t('result')}>
			<dl className={styles.counts}>
				{lineOutcomes.map((outcome) => (
					<div key={outcome} data-outcome={counts[outcome] > 0 ? outcome : undefined}>
						<dt>{t(`count.${outcome}`)}</dt>
						<dd>{counts[outcome]}</dd>
					</div>
				))}
			</dl>
			{trial.encoding === 'cp949' && <Note tone="warn">{t('korean')}</Note>}
			{counts.bad > 0 && <BadLines trial={trial} table={table} />}
			{touched === 0 && counts.bad === 0 && <p>{t('nothing')}</p>}
			{touched > 0 && <ChangedLines trial={trial} />}
			{touched > 0 && counts.bad === 0 && (
				<div className={styles.actions}>
					<Button variant="primary" isBusy={isBusy} onClick={() => onApply(trial.mark)}>
						{t('apply', { count: touched })}
					</Button>
				</div>
			)}
		</section>
	);
}

function BadLines({ trial: { bad, counts }, table }: { trial: Read; table: BulkTable }) {
	const t = useTranslations('console.bulk');
	return (
		<div className={styles.lines}>
			<h3>{t('badTitle', { count: counts.bad })}</h3>
			<p className={styles.small}>{t('badText')}</p>
			<Scrolled label={t('badTitle', { count: counts.bad })}>
				<table className={styles.table}>
					<thead>
						<tr>
							<th scope="col">{t('row')}</th>
							<th scope="col">{t('column')}</th>
							<th scope="col">{t('value')}</th>
							<th scope="col">{t('reason')}</th>
						</tr>
					</thead>
					<tbody>
						{bad.flatMap(({ row, faults }) =>
							faults.map((fault, at) => (
								<tr key={`${row} ${fault.column} ${fault.why}`}>
									<th scope="row">{at === 0 ? row : <span className="visually-hidden">{row}</span>}</th>
									<td>
										<code>{fault.column}</code>
									</td>
									<td className={styles.value}>{fault.value || t('nothingThere')}</td>
									<td>
										<Why fault={fault} table={table} />
									</td>
								</tr>
							)),
						)}
					</tbody>
				</table>
			</Scrolled>
			<More of={counts.bad} shown={bad.length} />
		</div>
	);
}

function Why({ fault: { column, why, count = 0 }, table }: { fault: Fault; table: BulkTable }) {
	const t = useTranslations('console.bulk');
	const choices = useColumnChoices()(table, column);
	const text = t(`why.${why}`, { count });
	return why === 'not-a-choice' && choices ? `${text} ${choices.map(({ value }) => value).join(' · ')}` : text;
}

function ChangedLines({ trial: { changed, counts } }: { trial: Read }) {
	const t = useTranslations('console.bulk');
	return (
		<div className={styles.lines}>
			<h3>{t('changedTitle', { count: counts.new + counts.changed })}</h3>
			<Scrolled label={t('changedTitle', { count: counts.new + counts.changed })}>
				<table className={styles.table}>
					<thead>
						<tr>
							<th scope="col">{t('row')}</th>
							<th scope="col">{t('what')}</th>
							<th scope="col">{t('change')}</th>
						</tr>
					</thead>
					<tbody>
						{changed.map(({ row, code, title, outcome, changes }) => (
							<tr key={row}>
								<th scope="row">{row}</th>
								<td>
									{title}
									{code !== '' && (
										<>
											<br />
											<code>{code}</code>
										</>
									)}
								</td>
								<td>
									{outcome === 'new' && <p>{t('isNew')}</p>}
									<ul className={styles.changes}>
										{changes.map(({ column, before, after }) => (
											<li key={column}>
												<code>{column}</code>
												<del>
													<span className="visually-hidden">{t('before')} </span>
													{before || t('nothingThere')}
												</del>
												<ins>
													<span className="visually-hidden">{t('after')} </span>
													{after || t('nothingThere')}
												</ins>
											</li>
										))}
									</ul>
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</Scrolled>
			<More of={counts.new + counts.changed} shown={changed.length} />
		</div>
	);
}

function More({ of, shown }: { of: number; shown: number }) {
	const t = useTranslations('console.bulk');
	return of > shown ? <p className={styles.small}>{t('more', { count: of - shown })}</p> : null;
}
