import { truncateText } from '#i18n/format.ts';

/** As long as search engines show; cut between words where the script has spaces. */
const length = 155;

/** A text as one line for a description: its marks for headings and items gone, its paragraphs joined. */
export function shortText(text: string): string {
	const line = text
		.replace(/^(## |- )/gm, '')
		.replace(/\s+/g, ' ')
		.trim();
	const cut = truncateText(line, length);
	if (cut === line) return line;
	const space = cut.lastIndexOf(' ');
	return space > length * 0.6 ? `${cut.slice(0, space).replace(/[\s,;:—–-]+$/u, '')}…` : cut;
}
