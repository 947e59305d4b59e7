import type { StatementTrial } from '#contract/api/bank.ts';
import { type ColumnUse, columnUses } from '#domain/bank/statement-columns.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { useTranslations } from '#ui/translations.tsx';
import bulk from '../bulk/bulk.module.css';
import { Scrolled } from '../bulk/scrolled.tsx';
import queues from '../queues.module.css';
import styles from './bank.module.css';

type Props = {
	trial: StatementTrial;
	isBusy: boolean;
	onChange: (at: number, use: ColumnUse) => void;
	onKeep: (leavesOut: boolean) => void;
};

const counted = ['fresh', 'known', 'bad'] as const;

/** What a file's columns are taken for, how many lines are new, and which cannot be read and why. */
export function StatementTrialResult({ trial, isBusy, onChange, onKeep }: Props) {
	const t = useTranslations('console.bank');
	const { columns, counts, unreadable, isRemembered } = trial;
	return (
		<section className={bulk.result} aria-label={t('columns')}>
			{unreadable && <Unreadable unreadable={unreadable} />}
			{columns.length > 0 && (
				<>
					<h3>{t('columns')}</h3>
					<p className={queues.small}>{isRemembered ? t('remembered') : t('columnsText')}</p>
					<div className={styles.columns}>
						{columns.map(({ name, use, examples }, at) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
							<div key={at}>
								<Select
									name={`use-${at}`}
									label={t('useOf', { column: name })}
									isLabelShown
									value={use}
									isDisabled={isBusy}
									options={columnUses.map((value) => ({ value, label: t(`use.${value}`) }))}
									onChange={(value) => onChange(at, value)}
								/>
								<span className={styles.examples}>{examples.join(' · ')}</span>
							</div>
						))}
					</div>
				</>
			)}
			{!unreadable && (
				<>
					<dl className={bulk.counts}>
						{counted.map((of) => (
							<div key={of} data-outcome={of === 'bad' && counts.bad > 0 ? 'bad' : undefined}>
								<dt>{t(`count.${of}`)}</dt>
								<dd>{counts[of]}</dd>
							</div>
						))}
					</dl>
					{counts.bad > 0 && <Faults trial={trial} />}
					<div className={styles.buttons}>
						<Button
							variant="primary"
							isBusy={isBusy}
							disabled={counts.fresh === 0}
							onClick={() => onKeep(counts.bad > 0)}
						>
							{counts.bad > 0 && counts.fresh > 0
								? t('keepWithout', { count: counts.fresh })
								: t('keep', { count: counts.fresh })}
						</Button>
					</div>
				</>
			)}
		</section>
	);
}

function Unreadable({ unreadable: { why, line } }: { unreadable: NonNullable<StatementTrial['unreadable']> }) {
	const t = useTranslations('console.bank');
	const words = useTranslations('console.bulk');
	const isShared =
		why === 'empty' || why === 'too-large' || why === 'too-many-lines' || why === 'encoding' || why === 'malformed';
	return (
		<Note tone="bad" isAlert>
			{isShared ? words(`unreadable.${why}`, { line: line ?? 0, columns: '' }) : t(`unreadable.${why}`)}
		</Note>
	);
}

function Faults({ trial: { faults, counts } }: { trial: StatementTrial }) {
	const t = useTranslations('console.bank');
	const words = useTranslations('console.bulk');
	return (
		<div className={bulk.lines}>
			<h3>{words('badTitle', { count: counts.bad })}</h3>
			<p className={queues.small}>{t('badText')}</p>
			<Scrolled label={words('badTitle', { count: counts.bad })}>
				<table className={bulk.table}>
					<thead>
						<tr>
							<th scope="col">{words('row')}</th>
							<th scope="col">{words('column')}</th>
							<th scope="col">{words('value')}</th>
							<th scope="col">{words('reason')}</th>
						</tr>
					</thead>
					<tbody>
						{faults.map(({ row, column, value, why }) => (
							<tr key={row}>
								<th scope="row">{row}</th>
								<td>{column}</td>
								<td className={bulk.value}>{value || words('nothingThere')}</td>
								<td>{t(`fault.${why}`)}</td>
							</tr>
						))}
					</tbody>
				</table>
			</Scrolled>
		</div>
	);
}
