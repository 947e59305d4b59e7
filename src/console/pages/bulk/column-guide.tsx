import type { BulkTable } from '#domain/bulk/bulk-table.ts';
import type { Column } from '#domain/bulk/product-columns.ts';
import { Card } from '#ui/card.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useFieldName } from '../../content/use-field-name.ts';
import styles from './bulk.module.css';
import { Scrolled } from './scrolled.tsx';
import { columnsOf, useColumnChoices } from './use-column-choices.ts';

/** Columns that are there once a language are told once. */
const isFirst = ({ locale }: Column) => locale === undefined || locale === 'ko';

const ownFields = ['code', 'house', 'kind', 'state', 'date', 'time', 'sale', 'taken', 'why'] as const;
type OwnField = (typeof ownFields)[number];
const isOwn = (field: string): field is OwnField => (ownFields as readonly string[]).includes(field);

/** What each column means and how it is written. */
export function ColumnGuide({ table }: { table: BulkTable }) {
	const t = useTranslations('console.bulk');
	const nameOf = useFieldName();
	const choicesOf = useColumnChoices();
	const names = (column: Column) => {
		const all = columnsOf[table].filter((one) => one.field === column.field && one.locale !== undefined);
		return column.locale ? all.map(({ name }) => name) : [column.name];
	};
	const meaningOf = ({ field }: Column) => (isOwn(field) ? t(`field.${field}`) : nameOf(field));
	return (
		<Card title={t('guide')}>
			<p className={styles.small}>{t(`guideText.${table}`)}</p>
			{table === 'products' && <p className={styles.small}>{t('notInFile')}</p>}
			<Scrolled label={t('howTo')}>
				<table className={styles.table}>
					<thead>
						<tr>
							<th scope="col">{t('name')}</th>
							<th scope="col">{t('meaning')}</th>
							<th scope="col">{t('howTo')}</th>
						</tr>
					</thead>
					<tbody>
						{columnsOf[table].filter(isFirst).map((column) => (
							<tr key={column.name}>
								<th scope="row">
									{names(column).map((name) => (
										<code key={name}>{name} </code>
									))}
								</th>
								<td>{meaningOf(column)}</td>
								<td>
									{t(`format.${column.format}`)}
									<Choices of={choicesOf(table, column.name)} />
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</Scrolled>
		</Card>
	);
}

function Choices({ of }: { of: { value: string; label: string }[] | undefined }) {
	if (!of || of.length === 0) return null;
	return (
		<ul className={styles.choices}>
			{of.map(({ value, label }) => (
				<li key={value}>
					<code>{value}</code> {label}
				</li>
			))}
		</ul>
	);
}
