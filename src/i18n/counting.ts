/* What Intl says of whole numbers, which is all that pages count. Asked of the browser it would first load its language
   data: some milliseconds, just when a page comes to life. */

/** Languages that tell one from many; the others of the site have one form for every number. */
const categories: Partial<Record<string, (whole: number) => Intl.LDMLPluralRule>> = {
	en: (whole) => (whole === 1 ? 'one' : 'other'),
	ru: (whole) => {
		const last = whole % 10;
		const isTeen = whole % 100 > 10 && whole % 100 < 15;
		if (last === 1 && !isTeen) return 'one';
		return last > 1 && last < 5 && !isTeen ? 'few' : 'many';
	},
};

/** As Intl.PluralRules selects. */
export const pluralCategory = (tag: string, whole: number): Intl.LDMLPluralRule => categories[tag]?.(whole) ?? 'other';

/** What stands between thousands, where it is no comma. */
const separators: Partial<Record<string, string>> = { ru: '\u00a0', vi: '.', id: '.' };

/** As Intl.NumberFormat writes. */
export const formatCount = (tag: string, whole: number): string =>
	String(whole).replace(/\B(?=(\d{3})+$)/g, separators[tag] ?? ',');
