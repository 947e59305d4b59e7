import type { Locale } from '#i18n/locales.ts';

const latin = 'node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
const cyrillic = 'node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-cyrillic-wght-normal.woff2';
const vietnamese = 'node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-vietnamese-wght-normal.woff2';
const thai = 'node_modules/@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2';

/** The letters of each language's running text, asked for together with the styles: no line moves when they arrive. */
export const textFonts: Record<Locale, readonly string[]> = {
	ko: [latin],
	en: [latin],
	ru: [cyrillic, latin],
	th: [thai, latin],
	vn: [vietnamese, latin],
	id: [latin],
};
