export type XmlElement = { name: string; attributes: Record<string, string>; children: XmlElement[]; text: string };

const names = '[A-Za-z_][\\w.-]*(?::[A-Za-z_][\\w.-]*)?';
const token = new RegExp(
	`<\\?xml version="1\\.0" encoding="UTF-8"\\?>|<(/?)(${names})((?:\\s+${names}="[^"<]*")*)\\s*(/?)>|([^<]+)`,
	'gy',
);
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function plain(text: string): string {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: what XML forbids is what is looked for
	if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text)) throw new Error('a sign that XML cannot hold');
	return text.replace(/&([^;&]*;?)/g, (whole, name: string) => {
		const found = name.endsWith(';') ? entities[name.slice(0, -1)] : undefined;
		if (found === undefined) throw new Error(`an unknown entity: ${whole}`);
		return found;
	});
}

function attributesOf(text: string): Record<string, string> {
	const found = [...text.matchAll(new RegExp(`(${names})="([^"]*)"`, 'g'))].map(([, name = '', value = '']) => [
		name,
		plain(value),
	]);
	if (new Set(found.map(([name]) => name)).size < found.length) throw new Error('an attribute twice');
	return Object.fromEntries(found);
}

/** A strict reader of what we write: one root, every element closed in order, only XML's own entities. */
export function readXml(source: string): XmlElement {
	const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
	const open = [root];
	token.lastIndex = 0;
	while (token.lastIndex < source.length) {
		const from = token.lastIndex;
		const match = token.exec(source);
		if (!match) throw new Error(`not well-formed at ${source.slice(from, from + 40)}`);
		const [, isEnd, name, attributes = '', isEmpty, text] = match;
		const here = open.at(-1) as XmlElement;
		if (text !== undefined) here.text += plain(text);
		else if (isEnd && open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
		else if (name !== undefined && !isEnd) {
			const element = { name, attributes: attributesOf(attributes), children: [], text: '' };
			here.children.push(element);
			if (!isEmpty) open.push(element);
		}
	}
	const [only, ...others] = root.children;
	if (open.length !== 1 || !only || others.length > 0 || root.text.trim() !== '')
		throw new Error('not one whole document');
	return only;
}

export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
	element.children.filter((child) => child.name === name);

/** The text of the one child of that name. */
export function textOf(element: XmlElement, name: string): string {
	const [child, ...others] = childrenOf(element, name);
	if (!child || others.length > 0) throw new Error(`${element.name} has ${others.length + (child ? 1 : 0)} ${name}`);
	return child.text;
}
