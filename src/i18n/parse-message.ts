import compile from 'icu-minify/compile';

type Plural = { name: string; type: Intl.PluralRuleType; options: string[] };

export type Parsed = {
	text: string;
	/** Argument → the ways it is used. A plural and a plain number both take a number, so a language may choose. */
	kinds: Map<string, Set<string>>;
	/** Argument → the options of its selects. */
	options: Map<string, Set<string>>;
	/** Argument → how it is to be written, where a message says so: the style of a number, a date or a time. */
	styles: Map<string, Set<string>>;
	plurals: Plural[];
};

/** The node types of icu-minify, in its order. */
const kindsByType = ['', 'select', 'number', 'ordinal', 'number', 'date', 'time'];
const selectType = 1;
const pluralType = 2;
const ordinalType = 3;

/** What a message says in all its branches, and which arguments it takes; undefined when it does not parse. */
export function parseMessage(message: string): Parsed | undefined {
	const parsed: Parsed = { text: '', kinds: new Map(), options: new Map(), styles: new Map(), plurals: [] };
	try {
		const compiled = compile(message);
		if (typeof compiled === 'string') parsed.text = compiled;
		else for (const node of compiled) visit(node, parsed);
		return parsed;
	} catch {
		return undefined;
	}
}

/** A text, a # (0), or [name], [name, type, options], [tag, ...children]; a branch is a node or a list of nodes. */
function visit(node: unknown, parsed: Parsed): void {
	if (typeof node === 'string') parsed.text += `${node} `;
	if (!Array.isArray(node)) return;
	const [name, type, rest] = node as [string, unknown, unknown];
	if (node.length > 1 && (typeof type !== 'number' || type === 0)) {
		addTo(parsed.kinds, name, 'tag');
		for (const child of node.slice(1)) visit(child, parsed);
		return;
	}
	addTo(parsed.kinds, name, typeof type === 'number' ? (kindsByType[type] ?? 'unknown') : 'text');
	if (type !== selectType && type !== pluralType && type !== ordinalType) {
		if (rest !== undefined) addTo(parsed.styles, name, JSON.stringify(rest));
		return;
	}
	const branches = Object.entries(rest as Record<string, unknown>);
	const options = branches.map(([option]) => option);
	if (type === selectType) for (const option of options) addTo(parsed.options, name, option);
	else parsed.plurals.push({ name, type: type === ordinalType ? 'ordinal' : 'cardinal', options });
	for (const [, branch] of branches) visitBranch(branch, parsed);
}

function visitBranch(branch: unknown, parsed: Parsed): void {
	if (Array.isArray(branch)) for (const node of branch) visit(node, parsed);
	else visit(branch, parsed);
}

function addTo(map: Map<string, Set<string>>, name: string, word: string): void {
	map.set(name, (map.get(name) ?? new Set()).add(word));
}
