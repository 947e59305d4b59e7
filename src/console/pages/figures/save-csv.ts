import { csvOf } from '#domain/kernel/csv.ts';
import { saveFile } from '../../file/save-file.ts';

/** Handed to the browser as a file, as it is read on the page. */
export function saveCsv(name: string, rows: Parameters<typeof csvOf>[0]): void {
	const content = new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' });
	saveFile({ name: `${name}.csv`, content });
}
