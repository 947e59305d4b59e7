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

/** The text of a file that a spreadsheet saved; undefined where it is none that could be trusted. */
export function fileText(bytes: Uint8Array): { text: string; encoding: FileEncoding } | undefined {
	const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
	const unicode = decoded(bytes, isWide ? 'utf-16le' : 'utf-8');
	const korean = unicode === undefined && !isWide ? decoded(bytes, 'euc-kr') : undefined;
	const text = unicode ?? (korean !== undefined && isKorean(korean) ? korean : undefined);
	// No database keeps a NUL; a file with one is a workbook or a picture.
	if (text === undefined || text.includes('\0')) return undefined;
	return { text, encoding: unicode === undefined ? 'cp949' : isWide ? 'utf-16' : 'utf-8' };
}

const delimiters = [',', ';', '\t'] as const;

/** What parts the cells: spreadsheets of several countries write a semicolon. The names of columns have none of these signs. */
export function delimiterOf(text: string): string {
	const [first = ''] = text.split(/\r?\n/, 1);
	const count = (sign: string) => first.split(sign).length;
	return [...delimiters].sort((one, other) => count(other) - count(one))[0] ?? ',';
}
