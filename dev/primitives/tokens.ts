import sheet from '#ui/styles/tokens.css?raw';

type Token = { name: string; value: string };

const isColour = ({ value }: Token) => /^(#|rgb\(|light-dark\(|var\()/.test(value);

const tokensOf = (text: string): Token[] =>
	[...text.matchAll(/^\t(--[\w-]+): (.+);$/gm)].map(([, name = '', value = '']) => ({ name, value }));

/** The first declaration of each; what a width or a language changes stands below it. */
const root = sheet.slice(0, sheet.indexOf('\n}'));

/** In the groups of the sheet, which a blank line parts. */
export const colourGroups: Token[][] = root
	.split('\n\n')
	.map((block) => tokensOf(block).filter(isColour))
	.filter((group) => group.length > 0);

const namesLike = (pattern: RegExp) => tokensOf(root).flatMap(({ name }) => (pattern.test(name) ? [name] : []));

export const fontSizes = namesLike(/^--fs-/);
export const spaces = namesLike(/^--s\d$/);
