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

/** The text of a list that was saved by a spreadsheet: Unicode, else as its reader's desk writes. */
export function guestFileText(bytes: ArrayBuffer, locale: Locale): string {
	const [first, second] = new Uint8Array(bytes);
	if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
	return (
		decoded(bytes, 'utf-8') ??
		decoded(bytes, desks[locale] ?? 'windows-1252') ??
		new TextDecoder('windows-1252').decode(bytes)
	);
}
