import type { FetchedFile } from './fetch-file.ts';

/** Handed to the browser as if it had been downloaded. */
export function saveFile({ name, content }: FetchedFile): void {
	const address = URL.createObjectURL(content);
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	// Firefox reads it after the click.
	setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
