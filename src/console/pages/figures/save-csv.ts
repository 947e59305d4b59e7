import { csvOf } from '#domain/kernel/csv.ts';

/** Handed to the browser as a file, as it is read on the page. */
export function saveCsv(name: string, rows: Parameters<typeof csvOf>[0]): void {
	const address = URL.createObjectURL(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }));
	const link = document.createElement('a');
	link.href = address;
	link.download = `${name}.csv`;
	link.click();
	// Firefox reads it after the click.
	setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
