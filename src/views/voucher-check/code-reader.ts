/** The browser's own reader of codes; TypeScript's library does not know it yet. */
type Detector = { detect: (source: CanvasImageSource) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
	new (options: { formats: string[] }): Detector;
	getSupportedFormats: () => Promise<string[]>;
};

const format = 'qr_code';
const detectorClass = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether this browser can read a QR code by a camera. */
export async function hasReader(): Promise<boolean> {
	const known = await detectorClass()
		?.getSupportedFormats()
		.catch((): string[] => []);
	return Boolean(known?.includes(format)) && 'mediaDevices' in navigator;
}

/** Looks at one picture: what is written in the code on it, or undefined where there is none. */
export function createReader(): (picture: CanvasImageSource) => Promise<string | undefined> {
	const Reader = detectorClass();
	const reader = Reader && new Reader({ formats: [format] });
	return async (picture) => {
		const found = await reader?.detect(picture).catch(() => []);
		return found?.[0]?.rawValue;
	};
}
