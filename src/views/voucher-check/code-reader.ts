/** The browser's own reader of codes; TypeScript's library does not know it yet. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
	new (options: { formats: ['qr_code'] }): Detector;
	getSupportedFormats: () => Promise<readonly string[]>;
};

const format = 'qr_code';

/** The browser's own, where it reads such codes. */
async function ownDetector(): Promise<DetectorClass | undefined> {
	const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
	const known = await own?.getSupportedFormats().catch((): string[] => []);
	return known?.includes(format) ? own : undefined;
}

/** Whether the document lets a reader of ours run, which is a program of its own kind (WebAssembly). */
const letsOurs = () => document.documentElement.dataset.codes !== undefined;

export type ReaderKind = 'none' | 'elsewhere' | 'ready';

/**
 * Whether a QR code can be read by a camera here. `elsewhere`: by a reader of ours, once the page is loaded anew, since what a document
 * may run is said when it is loaded.
 */
export async function readerKind(): Promise<ReaderKind> {
	if (!('mediaDevices' in navigator)) return 'none';
	return letsOurs() || (await ownDetector()) ? 'ready' : 'elsewhere';
}

/** Looks at one picture: what is written in the code on it, or undefined where there is none. */
export async function createReader(): Promise<(picture: HTMLVideoElement) => Promise<string | undefined>> {
	const Reader = (await ownDetector()) ?? (await import('./own-detector.ts')).OwnDetector;
	const reader = new Reader({ formats: [format] });
	return async (picture) => {
		const found = await reader.detect(picture).catch(() => []);
		return found[0]?.rawValue;
	};
}
