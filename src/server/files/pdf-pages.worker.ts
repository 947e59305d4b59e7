import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';

/** What is asked of a PDF: how many pages it has, or one of them as bits. */
export type PdfTask = { bytes: Uint8Array; page: number | undefined; longest: number };
export type PdfAnswer = { pages: number; width: number; height: number; data: Uint8Array };

async function work({ bytes, page, longest }: PdfTask): Promise<PdfAnswer> {
	const library = await PDFiumLibrary.init();
	const document = await library.loadDocument(bytes);
	const pages = document.getPageCount();
	const none = { pages, width: 0, height: 0, data: new Uint8Array() };
	if (page === undefined || page > pages) return none;
	const sheet = document.getPage(page - 1);
	const { originalWidth, originalHeight } = sheet.getOriginalSize();
	const scale = Math.min(4, longest / Math.max(1, originalWidth, originalHeight));
	const { width, height, data } = await sheet.render({ scale, render: 'bitmap', renderFormFields: true });
	return { pages, width, height, data };
}

parentPort?.postMessage(await work(workerData as PdfTask));
