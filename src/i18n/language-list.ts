/** Russian and Vietnamese write the names of languages small, English and Indonesian do not; the word itself tells. */
const isSmall = /^(?:Tiếng|[А-Я])/;

/** As it stands inside a sentence. */
export const languageInside = (name: string): string =>
	isSmall.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** “English, Thai”; “Английский, тайский”: the first begins a line. */
export const languageList = (names: readonly string[]): string =>
	names.map((name, at) => (at === 0 ? name : languageInside(name))).join(', ');
