/** The formats taken (DECISIONS "Limits"), by what the bytes say: neither name nor header is believed. */
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export type PictureType = (typeof pictureTypes)[number];
export type FileType = PictureType | 'application/pdf' | 'application/dicom';

/** The first and the last `endBytes` of a file; of a short one both are all of it. */
type FileEnds = { head: Uint8Array; tail: Uint8Array };

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
	signature.every((byte, index) => bytes[at + index] === byte);
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const word = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** The box at the start names the brands it is readable as; `avis` is a moving one. */
function isAvif(bytes: Uint8Array): boolean {
	if (!startsWith(bytes, letters('ftyp'), 4)) return false;
	const length = ((bytes[2] ?? 0) << 8) | (bytes[3] ?? 0);
	const brands: string[] = word(bytes, 8, Math.min(length, bytes.length, 128)).match(/.{1,4}/gs) ?? [];
	return brands.includes('avif') || brands.includes('avis');
}

/** A DICOM file begins with so many bytes that mean nothing, and could be anything: they are kept as noughts. */
export const dicomPreamble = 128;

/** So much of both ends is looked at. */
export const endBytes = 1_024;

/**
 * From its first byte to its end a PDF: what can be read as something else as well (a page in front, an archive
 * behind) is refused, because it is kept and handed out as it came.
 */
function isPdf({ head, tail: last }: FileEnds): boolean {
	if (!/^%PDF-[12]\.\d/.test(word(head, 0, 8))) return false;
	if (/<\s*(html|script|svg|!doctype)/i.test(word(head, 0, endBytes))) return false;
	const tail = word(last, 0, last.length);
	const end = tail.lastIndexOf('%%EOF');
	const behind = tail.slice(end);
	return end >= 0 && !behind.includes('PK\u0005\u0006') && !/[<>]/.test(behind);
}

export function fileTypeOf({ head, tail }: FileEnds): FileType | undefined {
	if (startsWith(head, [0xff, 0xd8, 0xff])) return 'image/jpeg';
	if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
	if (startsWith(head, letters('RIFF')) && startsWith(head, letters('WEBP'), 8)) return 'image/webp';
	if (isAvif(head)) return 'image/avif';
	if (isPdf({ head, tail })) return 'application/pdf';
	if (startsWith(head, letters('DICM'), dicomPreamble)) return 'application/dicom';
	return undefined;
}

export const isPictureType = (type: FileType | undefined): type is PictureType =>
	pictureTypes.includes(type as PictureType);
