import {
	FlexRender,
	type Row,
	rowSortingFeature,
	type SortingState,
	tableFeatures,
	useTable,
} from '@tanstack/react-table';
import { type KeyboardEvent, memo, type ReactNode, useMemo } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './long-table.module.css';
import { type GoingOn, useLongRows } from './use-long-rows.ts';

const features = tableFeatures({ rowSortingFeature });
type Features = typeof features;

export type LongColumn<Item> = {
	id: string;
	header: string;
	cell: (item: Item) => ReactNode;
	className?: string | undefined;
	canSort?: boolean;
};

type Sort = { by: string; isDescending: boolean; onChange: (isDescending: boolean) => void };

export type LongTableProps<Item> = {
	/** Which list this is: who comes back from a row finds it where it was. */
	name: string;
	label: string;
	/** Kept by the caller: a new list of columns is a new table. */
	columns: readonly LongColumn<Item>[];
	/** Sets `--widths`, the columns as a grid has them. */
	className: string | undefined;
	items: readonly Item[];
	idOf: (item: Item) => string;
	/** How high a row is before it was seen. */
	rowHeight: number;
	query: GoingOn;
	rowClass?: ((item: Item) => string | undefined) | undefined;
	sort?: Sort | undefined;
	onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
	/** In which part of a list its rows are seen, from the first to the last. */
	onSeen?: ((first: number, last: number) => void) | undefined;
};

/**
 * A list of any length: only what is on screen is in the document. TanStack Virtual says which rows these are, TanStack Table is
 * given those and the columns (decision 0079). The row that has the focus stays, wherever one scrolls.
 */
export function LongTable<Item extends object>(props: LongTableProps<Item>) {
	const { name, label, columns, className, items, idOf, rowHeight, query, rowClass, sort, onKeyDown, onSeen } = props;
	const rows = useLongRows({ name, items, idOf, rowHeight, query, onSeen });
	const { virtualizer, shown } = rows;
	const data = useMemo(() => shown.flatMap(({ index }) => items[index] ?? []), [shown, items]);
	const defined = useMemo(() => columns.map((column) => definedBy(column)), [columns]);
	const sorting: SortingState = useMemo(() => (sort ? [{ id: sort.by, desc: sort.isDescending }] : []), [sort]);
	const table = useTable<Features, Item>({
		...{ features, data, columns: defined, getRowId: idOf, manualSorting: true, enableSortingRemoval: false },
		state: { sorting },
		onSortingChange: () => sort?.onChange(!sort.isDescending),
	});
	const [heads] = table.getHeaderGroups();
	return (
		<>
			<table
				aria-label={label}
				aria-rowcount={query.hasNextPage ? -1 : items.length + 1}
				className={[styles.table, className].filter(Boolean).join(' ')}
			>
				<thead className={styles.head}>
					<tr aria-rowindex={1} className={styles.columns}>
						{heads?.headers.map(({ id, column }, at) => (
							<Head
								key={id}
								column={columns[at]}
								sorted={column.getIsSorted()}
								onSort={column.getCanSort() ? () => column.toggleSorting(column.getIsSorted() === 'asc') : undefined}
							/>
						))}
					</tr>
				</thead>
				<tbody
					ref={rows.body}
					className={styles.body}
					onFocus={rows.noteFocus}
					onBlur={rows.noteBlur}
					onClickCapture={rows.noteLeaving}
					onKeyDown={(event) => {
						if (rows.byKeys(event)) return;
						rows.noteLeaving(event);
						onKeyDown?.(event);
					}}
				>
					{table.getRowModel().rows.map((row, at) => (
						<BodyRow
							key={row.id}
							row={row as unknown as Row<Features, object>}
							index={shown[at]?.index ?? 0}
							columns={columns as readonly LongColumn<never>[]}
							className={rowClass?.(row.original)}
							measure={virtualizer.measureElement}
						/>
					))}
				</tbody>
			</table>
			<More query={query} />
		</>
	);
}

const definedBy = <Item extends object>({ id, header, cell, canSort = false }: LongColumn<Item>) => ({
	...{ id, header, enableSorting: canSort, sortDescFirst: false },
	// Sorting is the server's: what is sorted by is only named.
	accessorFn: () => null,
	cell: ({ row }: { row: { original: Item } }) => cell(row.original),
});

type HeadProps<Item> = {
	column: LongColumn<Item> | undefined;
	sorted: false | 'asc' | 'desc';
	onSort: (() => void) | undefined;
};
const spoken = { asc: 'ascending', desc: 'descending' } as const;

function Head<Item>({ column, sorted, onSort }: HeadProps<Item>) {
	const sort = sorted === false ? undefined : spoken[sorted];
	return (
		<th scope="col" aria-sort={sort} className={column?.className}>
			{onSort ? (
				<button type="button" className={styles.sort} onClick={onSort}>
					{column?.header}
					<Icon name="chevronDown" />
				</button>
			) : (
				column?.header
			)}
		</th>
	);
}

type BodyRowProps = {
	row: Row<Features, object>;
	index: number;
	columns: readonly LongColumn<never>[];
	className: string | undefined;
	measure: (node: HTMLElement | null) => void;
};

/** Drawn anew when it tells something else; that others came on screen is no reason. */
const BodyRow = memo(
	({ row, index, columns, className, measure }: BodyRowProps) => (
		<tr
			aria-rowindex={index + 2}
			data-index={index}
			ref={measure}
			className={[styles.row, className].filter(Boolean).join(' ')}
		>
			{row.getAllCells().map((cell, at) => (
				<td key={cell.id} className={columns[at]?.className}>
					<FlexRender cell={cell} />
				</td>
			))}
		</tr>
	),
	(one, other) =>
		one.row.original === other.row.original &&
		one.index === other.index &&
		one.columns === other.columns &&
		one.className === other.className,
);
BodyRow.displayName = 'BodyRow';

/** Whoever scrolls on finds the next ones there; where they did not come, or by keys, it is a button. */
function More({ query }: { query: GoingOn }) {
	const t = useTranslations('console.table');
	if (!query.hasNextPage) return null;
	return (
		<div className={styles.more}>
			{query.isFetchNextPageError && (
				<Note tone="bad" isAlert>
					{t('failed')}
				</Note>
			)}
			<Button onClick={() => void query.fetchNextPage()} isBusy={query.isFetchingNextPage}>
				{t(query.isFetchNextPageError ? 'again' : 'more')}
			</Button>
		</div>
	);
}
