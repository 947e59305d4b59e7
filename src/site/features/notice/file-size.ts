import type { Locale } from '#i18n/locales.ts';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** In most of our languages the decimals stand behind a comma. */
const separators: Record<Locale, string> = { ko: '.', en: '.', ru: ',', th: '.', vn: ',', id: ',' };

/** One decimal below ten, none above; never nothing at all. */
export function sizeOf(bytes: number, locale: Locale): { unit: 'kb' | 'mb'; number: string } {
	const unit = bytes < megabyte ? 'kb' : 'mb';
	const size = bytes / (unit === 'kb' ? kilobyte : megabyte);
	const number = size < 10 ? Math.max(size, 0.1).toFixed(1) : String(Math.round(size));
	return { unit, number: number.replace('.0', '').replace('.', separators[locale]) };
}
