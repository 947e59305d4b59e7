import { lazy, Suspense } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './figures.module.css';
import { saveCsv } from './save-csv.ts';

/** Drawn when everything else is there; the numbers do not wait for it. */
const Plot = lazy(async () => ({ default: (await import('./plot.tsx')).Plot }));

type Column<Row> = {
	name: string;
	of: (row: Row) => number | null;
	/** As it is read; the file has the bare number. */
	told?: (value: number) => string;
};

type Props<Row> = {
	title: string;
	text?: string;
	/** What the file is called. */
	file: string;
	/** Over the names of the rows. */
	label: string;
	rows: readonly Row[];
	nameOf: (row: Row) => string;
	/** Where two may have one name. */
	keyOf?: (row: Row) => string;
	/** What a whole bar means, where that is not the largest. */
	most?: number;
	/** Rows follow each other in time. */
	isPlot?: boolean;
	/** What else tells rows apart, in words beside their names. */
	told?: readonly { name: string; of: (row: Row) => string }[];
	/** The first is drawn as a bar too. */
	columns: readonly Column<Row>[];
};

/** Where rows follow each other in time, a plot over the table; else the table itself is one, with a bar in every row. */
export function Bars<Row>(props: Props<Row>) {
	const { title, text, file, label, rows, nameOf, columns, told = [], isPlot = false } = props;
	const t = useTranslations('console.figure');
	const isEmpty = rows.every((row) => columns.every(({ of }) => !of(row)));
	const save = () =>
		saveCsv(file, [
			[label, ...told.map(({ name }) => name), ...columns.map(({ name }) => name)],
			...rows.map((row) => [nameOf(row), ...told.map(({ of }) => of(row)), ...columns.map(({ of }) => of(row))]),
		]);
	return (
		<Card
			title={title}
			aside={
				<Button size="sm" onClick={save} aria-label={t('csvOf', { title })}>
					<Icon name="download" />
					CSV
				</Button>
			}
		>
			{text && <p className={styles.small}>{text}</p>}
			{(rows.length === 0 || (isPlot && isEmpty)) && (
				<p className={`${styles.small} ${styles.nothing}`}>{t('nothing')}</p>
			)}
			{rows.length > 0 && !isPlot && <Rows {...props} />}
			{isPlot && !isEmpty && (
				<>
					<Suspense fallback={<div className={styles.plot} />}>
						<Plot
							label={t('plotOf', { title })}
							over={label}
							names={rows.map(nameOf)}
							lines={columns.map(({ name, of, told = String }) => ({
								name,
								told,
								values: rows.map((row) => of(row) ?? 0),
							}))}
						/>
					</Suspense>
					<details className={styles.behind}>
						<summary>{t('asTable')}</summary>
						<Rows {...props} />
					</details>
				</>
			)}
		</Card>
	);
}

function Rows<Row>({ title, label, rows, nameOf, keyOf = nameOf, told: words = [], columns, ...rest }: Props<Row>) {
	const [first] = columns;
	const most = rest.most ?? Math.max(1, ...rows.map((row) => first?.of(row) ?? 0));
	// Wider than a phone: whoever has no pointer scrolls it by keys.
	const scrolledByKeys = { role: 'group', 'aria-label': title, tabIndex: 0 };
	return (
		<div className={styles.scroll} {...scrolledByKeys}>
			<table className={styles.table}>
				<thead>
					<tr>
						<th scope="col">{label}</th>
						{words.map(({ name }) => (
							<th key={name} scope="col">
								{name}
							</th>
						))}
						<td />
						{columns.map(({ name }) => (
							<th key={name} scope="col" className={styles.number}>
								{name}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={keyOf(row)}>
							<th scope="row">{nameOf(row)}</th>
							{words.map(({ name, of }) => (
								<td key={name}>{of(row)}</td>
							))}
							<td className={styles.bar}>
								<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
									<rect width={((first?.of(row) ?? 0) * 100) / most} height="10" rx="1" />
								</svg>
							</td>
							{columns.map(({ name, of, told = String }) => {
								const value = of(row);
								return (
									<td key={name} className={styles.number}>
										{value === null ? '–' : told(value)}
									</td>
								);
							})}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
