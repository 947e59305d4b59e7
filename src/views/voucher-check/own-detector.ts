import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';

/** From our own origin, as a file of the build: the package would fetch it from another one. */
const wasm = new URL('../../../node_modules/zxing-wasm/dist/reader/zxing_reader.wasm', import.meta.url).href;
prepareZXingModule({ overrides: { locateFile: (path: string) => (path.endsWith('.wasm') ? wasm : path) } });

/** The reader of codes for browsers that have none: a megabyte, for who opens the camera there. */
export const OwnDetector = BarcodeDetector;
