import { splitPaths } from './prose-sections.ts';

/** Words; or words that lead to a page of our own, or to an address elsewhere. */
export type ProsePiece = { text: string; path?: string; href?: string };

type NameOf = (path: string) => string | undefined;

/** What is written in our texts as an address elsewhere, and nothing but letters an address has. */
const address = /(?<![\w@/.-])((?:https?:\/\/|www\.)[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#][\w\-./?#=&%~+:]*)?)/gi;
/** A sentence's own signs behind an address are not part of it. */
const signsAfter = /[-.,:?]+$/;

/** The text in pieces, with addresses of other sites as links. */
function linkAddresses(text: string): ProsePiece[] {
	const pieces: ProsePiece[] = [];
	let rest = 0;
	for (const { 0: found, index } of text.matchAll(address)) {
		const written = found.replace(signsAfter, '');
		pieces.push(
			{ text: text.slice(rest, index) },
			{ text: written, href: /^http/i.test(written) ? written : `https://${written}` },
		);
		rest = index + written.length;
	}
	return [...pieces, { text: text.slice(rest) }];
}

/** “my information (/my/info)”: where a page's own name stands before its path, the name is the link and the path goes. */
function named(before: string, name: string): [before: string, name: string, after: string] | undefined {
	const [, words = '', quote = ''] = /^(.*?)([»”’]?)\s?\($/s.exec(before) ?? [];
	if (!words.toLowerCase().endsWith(name.toLowerCase())) return undefined;
	const at = words.length - name.length;
	return [words.slice(0, at), words.slice(at), quote];
}

/** The text in pieces, with its links: a page of our own is called by its name. */
export function linkProse(text: string, nameOf: NameOf): ProsePiece[] {
	const parts = splitPaths(text);
	const pieces: ProsePiece[] = [];
	let words = parts[0] ?? '';
	for (let at = 1; at < parts.length; at += 2) {
		const path = parts[at] as string;
		const after = parts[at + 1] ?? '';
		const name = nameOf(path);
		const instead = name !== undefined && after.startsWith(')') ? named(words, name) : undefined;
		pieces.push(...linkAddresses(instead ? instead[0] : words), { text: instead?.[1] ?? name ?? path, path });
		words = instead ? instead[2] + after.slice(1) : after;
	}
	return [...pieces, ...linkAddresses(words)].filter((piece) => piece.text !== '');
}
