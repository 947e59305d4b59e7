/** Russian and Vietnamese write the names of languages small, English and Indonesian do not; the word itself tells. */
const isSmall = /^(?:Tiếng|[А-Я])/;

/** As it stands inside a sentence. */
export const languageInside = (name: string): string =>
	isSmall.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** Thai puts the word for language before each name; in a list it says it of none, and sets no commas. */
const thaiWord = /^ภาษา/;

/** “English, Thai”; “Английский, тайский”: the first begins a line. */
export const languageList = (names: readonly string[]): string =>
	names.length > 0 && names.every((name) => thaiWord.test(name))
		? names.map((name) => name.replace(thaiWord, '')).join(' ')
		: names.map((name, at) => (at === 0 ? name : languageInside(name))).join(', ');

/** “Languages: English, Thai”: where a list stands alone, its names do not tell what they name (“Inggris, Rusia”: countries?). */
export const namedLanguages = (label: string, names: readonly string[]): string =>
	`${label}: ${languageInside(languageList(names))}`;
