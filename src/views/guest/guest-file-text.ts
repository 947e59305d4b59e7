import type { Locale } from '#i18n/locales.ts';

/** What a spreadsheet on a desk of that language saves a CSV in, where it is not Unicode. */
const desks: Partial<Record<Locale, string>> = {
	ko: 'euc-kr',
	ru: 'windows-1251',
	th: 'windows-874',
	vn: 'windows-1258',
};

const decoded = (bytes: ArrayBuffer, encoding: string): string | undefined => {
	try {
		return new TextDecoder(encoding, { fatal: true }).decode(bytes);
	} catch {
		return undefined;
	}
};

/**
 * Letters outside ASCII stand alone in the names of most Latin alphabets, in rows in others. Cyrillic ones are in the
 * upper quarter of their table; Korean ones are pairs that are nothing but syllables; what is left of these is Thai.
 */
function otherDesk(bytes: ArrayBuffer): string | undefined {
	const signs = [...new Uint8Array(bytes)];
	const high = signs.filter((sign) => sign >= 0x80);
	const inRows =
		new TextDecoder('latin1')
			.decode(bytes)
			.match(/[^\0-\x7F]{3,}/g)
			?.join('').length ?? 0;
	if (inRows < high.length / 2) return undefined;
	if (high.filter((sign) => sign >= 0xc0).length > high.length * 0.9) return 'windows-1251';
	const korean = decoded(bytes, 'euc-kr');
	if (korean !== undefined && /^[\0-\x7F가-힣]*$/.test(korean)) return 'euc-kr';
	return high.every((sign) => sign > 0xa0) ? 'windows-874' : undefined;
}

/** The text of a list that was saved by a spreadsheet: Unicode, else as its reader's desk writes, else as its letters look. */
export function guestFileText(bytes: ArrayBuffer, locale: Locale): string {
	const [first, second] = new Uint8Array(bytes);
	if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
	const desk = desks[locale] ?? otherDesk(bytes) ?? 'windows-1252';
	return decoded(bytes, 'utf-8') ?? decoded(bytes, desk) ?? new TextDecoder('windows-1252').decode(bytes);
}
