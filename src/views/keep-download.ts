import type { Download } from '#contract/endpoint.ts';

/** Hands a file to the browser as if its link had been followed. */
export function keepDownload({ bytes, mediaType, name = 'maru-data.zip' }: Download): void {
	const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: mediaType }));
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	// After the browser has taken it over.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
