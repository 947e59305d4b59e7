import type { KeyboardEvent } from 'react';

const ways: Record<string, readonly [down: number, along: number]> = {
	...{ ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] },
};

const linkIn = (cell: Element | undefined) => cell?.querySelector<HTMLAnchorElement>(':scope > a');

/** Arrow keys go from a cell to the next one that opens something, over those that do not. */
export function walkCells(event: KeyboardEvent<HTMLTableElement>): void {
	const way = ways[event.key];
	const { target } = event;
	if (!way || !(target instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.altKey) return;
	const cell = target.closest<HTMLTableCellElement>('td, th');
	const row = cell?.closest('tr');
	if (!cell || !row) return;
	const rows = [...event.currentTarget.rows];
	const [down, along] = way;
	let [at, column] = [row.rowIndex + down, cell.cellIndex + along];
	const cellAt = () => rows[at]?.cells[column];
	while (cellAt() && !linkIn(cellAt())) [at, column] = [at + down, column + along];
	const next = linkIn(cellAt());
	if (!next) return;
	event.preventDefault();
	next.focus();
}
