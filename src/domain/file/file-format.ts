/** The formats taken (DECISIONS "Limits"), by what the bytes say: neither name nor header is believed. */
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export type PictureType = (typeof pictureTypes)[number];
export type FileType = PictureType | 'application/pdf';

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

const tailBytes = 1_024;

/**
 * From its first byte to its end a PDF: what can be read as something else as well (a page in front, an archive
 * behind) is refused, because it is kept and handed out as it came.
 */
function isPdf(bytes: Uint8Array): boolean {
	if (!/^%PDF-[12]\.\d/.test(word(bytes, 0, 8))) return false;
	if (/<\s*(html|script|svg|!doctype)/i.test(word(bytes, 0, tailBytes))) return false;
	const tail = word(bytes, Math.max(0, bytes.length - tailBytes), bytes.length);
	const end = tail.lastIndexOf('%%EOF');
	const behind = tail.slice(end);
	return end >= 0 && !behind.includes('PK\u0005\u0006') && !/[<>]/.test(behind);
}

export function fileTypeOf(bytes: Uint8Array): FileType | undefined {
	if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
	if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
	if (startsWith(bytes, letters('RIFF')) && startsWith(bytes, letters('WEBP'), 8)) return 'image/webp';
	if (isAvif(bytes)) return 'image/avif';
	if (isPdf(bytes)) return 'application/pdf';
	return undefined;
}

export const isPictureType = (type: FileType | undefined): type is PictureType =>
	pictureTypes.includes(type as PictureType);
