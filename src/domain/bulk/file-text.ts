import { decodeCp949 } from './cp949.ts';

/** How a file is written: Unicode, or as a Korean Windows writes it. */
export const fileEncodings = ['utf-8', 'utf-16', 'cp949'] as const;
export type FileEncoding = (typeof fileEncodings)[number];

const decoded = (bytes: Uint8Array, encoding: string): string | undefined => {
	try {
		return new TextDecoder(encoding, { fatal: true }).decode(bytes);
	} catch {
		return undefined;
	}
};

/** Other tables of 8 bits read as Korean give Chinese signs and rare syllables; what was Korean is nearly all of it Hangul. */
function isKorean(text: string): boolean {
	const letters = text.match(/[^\0-\x7f]/g) ?? [];
	const hangul = letters.filter((sign) => /[가-힣ㄱ-ㅣ·…‘’“”～℃㎡]/.test(sign)).length;
	return hangul >= letters.length * 0.8;
}

type FileText = { text: string; encoding: FileEncoding };

/** The text of a file that a spreadsheet saved; where it is none that could be trusted, the first line that is not as those before it. */
export function fileText(bytes: Uint8Array): FileText | { line: number | null } {
	const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
	const unicode = decoded(bytes, isWide ? 'utf-16le' : 'utf-8');
	const korean = unicode === undefined && !isWide ? decodeCp949(bytes) : undefined;
	const text = unicode ?? (korean !== undefined && isKorean(korean) ? korean : undefined);
	// No database keeps a NUL; a file with one is a workbook or a picture.
	if (text === undefined || text.includes('\0'))
		return { line: isWide || bytes.includes(0) ? null : strangeLine(bytes) };
	return { text, encoding: unicode === undefined ? 'cp949' : isWide ? 'utf-16' : 'utf-8' };
}

/** Lines of two spreadsheets in one file: each can be read, but not as the others are. Null where nothing could be. */
function strangeLine(bytes: Uint8Array): number | null {
	let usual: FileEncoding | undefined;
	let line = 0;
	for (const part of partsAt(bytes, 0x0a)) {
		line += 1;
		const encoding = encodingOf(part);
		if (encoding === 'plain') continue;
		usual ??= encoding;
		if (encoding !== usual) return line;
		if (encoding === undefined) return null;
	}
	return null;
}

function encodingOf(part: Uint8Array): FileEncoding | 'plain' | undefined {
	if (part.every((sign) => sign < 0x80)) return 'plain';
	if (decoded(part, 'utf-8') !== undefined) return 'utf-8';
	const korean = decodeCp949(part);
	return korean !== undefined && isKorean(korean) ? 'cp949' : undefined;
}

function* partsAt(bytes: Uint8Array, sign: number): Generator<Uint8Array> {
	let from = 0;
	for (let at = bytes.indexOf(sign); at >= 0; at = bytes.indexOf(sign, from)) {
		yield bytes.subarray(from, at);
		from = at + 1;
	}
	yield bytes.subarray(from);
}

const delimiters = [',', ';', '\t'] as const;

/** What parts the cells: spreadsheets of several countries write a semicolon. The names of columns have none of these signs. */
export function delimiterOf(text: string): string {
	const [first = ''] = text.split(/\r?\n/, 1);
	const count = (sign: string) => first.split(sign).length;
	return [...delimiters].sort((one, other) => count(other) - count(one))[0] ?? ',';
}
