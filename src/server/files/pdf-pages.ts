import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import type { PdfAnswer, PdfTask } from './pdf-pages.worker.ts';

/** Sharp enough to read small print on a page of A4. */
const longest = 2_000;
const mostMs = 20_000;
/** So much more memory than before is given to one paper; what unpacks to more is not shown. */
const mostBytes = 700 * 1024 * 1024;
const lookMs = 100;

/**
 * Reads a PDF apart from everything else: a paper comes from outside and may be made to take all memory or never to end. Undefined where
 * it cannot be read, wants a password, or takes too much.
 */
function readPdf(task: Omit<PdfTask, 'longest'>): Promise<PdfAnswer | undefined> {
	return new Promise((resolve) => {
		const worker = new Worker(new URL('./pdf-pages.worker.ts', import.meta.url), { workerData: { ...task, longest } });
		const before = process.memoryUsage.rss();
		const end = (answer: PdfAnswer | undefined) => {
			clearInterval(watch);
			clearTimeout(alarm);
			void worker.terminate();
			resolve(answer);
		};
		const watch = setInterval(() => process.memoryUsage.rss() - before > mostBytes && end(undefined), lookMs);
		const alarm = setTimeout(() => end(undefined), mostMs);
		worker.once('message', (answer: PdfAnswer) => end(answer));
		worker.once('error', () => end(undefined));
		worker.once('exit', () => end(undefined));
	});
}

/** Undefined where it cannot be read by others either. */
export async function countPages(bytes: Uint8Array): Promise<number | undefined> {
	const pages = (await readPdf({ bytes, page: undefined }))?.pages;
	return pages === 0 ? undefined : pages;
}

/** One page, counted from 1, as a picture. */
export async function pageAsPicture(bytes: Uint8Array, page: number): Promise<Buffer | undefined> {
	const read = await readPdf({ bytes, page });
	if (!read || read.data.length === 0) return undefined;
	const { data, width, height } = read;
	return sharp(data, { raw: { width, height, channels: 4 } })
		.flatten({ background: '#fff' })
		.webp({ quality: 86 })
		.toBuffer();
}
