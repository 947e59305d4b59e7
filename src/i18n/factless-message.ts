import compile from 'icu-minify/compile';

const left = '…';
/** As icu-minify numbers them. */
const [select, plural, ordinal] = [1, 2, 3] as const;

/** What says the same of both: a reservation at a clinic is one too. */
const general = ['health'];

/**
 * What a message says whatever it is about: dots for a name, a day or a number, left out at its beginning and end, and every branch
 * where they say different things. It names a kind of mail whose facts are not known.
 */
export function factlessMessage(message: string): string {
	const compiled: unknown = compile(message);
	return tidied(typeof compiled === 'string' ? compiled : saidBy(compiled));
}

/** A text, a # (0), or [name], [name, type, options], [tag, ...children]; a branch is a node or a list of nodes. */
function saidBy(branch: unknown): string {
	return Array.isArray(branch) ? branch.map(nodeSays).join('') : nodeSays(branch);
}

function nodeSays(node: unknown): string {
	if (typeof node === 'string') return node;
	if (!Array.isArray(node)) return left;
	const [name, type, rest] = node as [string, unknown, Record<string, unknown>];
	if (node.length > 1 && typeof type !== 'number') return saidBy(node.slice(1));
	if (type === plural || type === ordinal) return saidBy(rest.other);
	if (type !== select) return left;
	if (general.includes(name)) return saidBy(rest.other);
	return [...new Set(Object.values(rest).map(saidBy))].join('/');
}

const quoted = /[«“„"‘']?…[»”"’']?/g;

function tidied(text: string): string {
	const said = text
		.replace(/\s+/g, ' ')
		.replace(quoted, left)
		.replace(/\s*\(…\)/g, '')
		.replace(/…(?:\s*[,·]\s*…)+/g, left)
		.replace(/\s*[:,–—·]\s*…\s*$/, '')
		.replace(/^\s*…\s*[:,–—·]\s*/, '')
		.trim();
	return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}`;
}
