import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './figures.module.css';
import { saveCsv } from './save-csv.ts';

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
	/** The first is drawn as a bar too. */
	columns: readonly Column<Row>[];
};

/** A plot that is its own table: a bar in every row, and the number beside it. */
export function Bars<Row>({ title, text, file, label, rows, nameOf, keyOf = nameOf, columns, ...rest }: Props<Row>) {
	const t = useTranslations('console.figure');
	const [first] = columns;
	const most = rest.most ?? Math.max(1, ...rows.map((row) => first?.of(row) ?? 0));
	// Wider than a phone: whoever has no pointer scrolls it by keys.
	const scrolledByKeys = { role: 'group', 'aria-label': title, tabIndex: 0 };
	const save = () =>
		saveCsv(file, [
			[label, ...columns.map(({ name }) => name)],
			...rows.map((row) => [nameOf(row), ...columns.map(({ of }) => of(row))]),
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
			{rows.length === 0 ? (
				<p className={styles.small}>{t('nothing')}</p>
			) : (
				<div className={styles.scroll} {...scrolledByKeys}>
					<table className={styles.table}>
						<thead>
							<tr>
								<th scope="col">{label}</th>
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
			)}
		</Card>
	);
}
