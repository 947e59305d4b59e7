import type { StatementTrial } from '#contract/api/bank.ts';
import { directions } from '#domain/bank/read-statement.ts';
import { type ColumnUse, columnUses } from '#domain/bank/statement-columns.ts';
import { formatDate, formatWon } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
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

/** What a file's columns are taken for, which lines are new and how they would be kept, and which cannot be read and why. */
export function StatementTrialResult({ trial, isBusy, onChange, onKeep }: Props) {
	const t = useTranslations('console.bank');
	const { columns, counts, unreadable, isRemembered } = trial;
	return (
		<section className={bulk.result} aria-label={t('columns')}>
			{unreadable && <Unreadable unreadable={unreadable} />}
			{columns.length > 0 && (
				<>
					<h3>{t('columns')}</h3>
					<p className={queues.small}>{isRemembered && !isDoubted(trial) ? t('remembered') : t('columnsText')}</p>
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
					{counts.fresh > 0 && <Preview trial={trial} />}
					<Against trial={trial} />
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

/** The first lines and what they make: whoever knows the account sees whether in is in. */
function Preview({ trial: { preview, sums } }: { trial: StatementTrial }) {
	const t = useTranslations('console.bank');
	return (
		<div className={bulk.lines}>
			<h3>{t('preview')}</h3>
			<p className={queues.small}>{t('previewText')}</p>
			<dl className={bulk.counts}>
				{directions.map((direction) => (
					<div key={direction}>
						<dt>{t('sumOf', { direction: t(direction), count: sums[direction].lines })}</dt>
						<dd>{formatWon(sums[direction].won)}</dd>
					</div>
				))}
			</dl>
			<Scrolled label={t('preview')}>
				<table className={bulk.table}>
					<thead>
						<tr>
							<th scope="col">{t('use.when')}</th>
							<th scope="col">{t('use.direction')}</th>
							<th scope="col">{t('use.amount')}</th>
							<th scope="col">{t('use.balance')}</th>
							<th scope="col">{t('use.text')}</th>
						</tr>
					</thead>
					<tbody>
						{preview.map(({ row, on, time, direction, won, balance, text }) => (
							<tr key={row}>
								<th scope="row" className={styles.moment}>
									{[formatDate(on), time].filter(Boolean).join(' ')}
								</th>
								<td>
									<Badge tone={direction === 'in' ? 'ok' : 'neutral'}>{t(direction)}</Badge>
								</td>
								<td>{formatWon(won)}</td>
								<td>{balance === null ? '–' : formatWon(balance)}</td>
								<td className={bulk.value}>{text}</td>
							</tr>
						))}
					</tbody>
				</table>
			</Scrolled>
		</div>
	);
}

const isDoubted = ({ against }: Pick<StatementTrial, 'against'>) => against.names.length > 0 || against.balance > 0;

/** What speaks against these columns, told before anything is kept. */
function Against({ trial: { against } }: { trial: StatementTrial }) {
	const t = useTranslations('console.bank');
	if (!isDoubted({ against })) return null;
	return (
		<Note tone="bad" isAlert>
			<b>{t('against.title')}</b>
			{against.names.length > 0 && <p>{t('against.names', { names: against.names.join(', ') })}</p>}
			{against.balance > 0 && <p>{t('against.balance', { count: against.balance })}</p>}
			<p>{t('against.next')}</p>
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
