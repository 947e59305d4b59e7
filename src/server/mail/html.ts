/** Text that is HTML already; only `element` makes it. */
export type Html = { html: string };
type Child = Html | string | false | undefined;

const escapeText = (text: string) =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const isVoid = new Set(['meta', 'br', 'img']);

/** One element; texts and attributes among its parts are escaped, so that nothing foreign becomes HTML. */
export function element(name: string, attributes: Record<string, string | number>, ...children: Child[]): Html {
	const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(String(value))}"`);
	const open = `<${name}${written.join('')}>`;
	if (isVoid.has(name)) return { html: open };
	const inner = children.map((child) => {
		if (!child) return '';
		return typeof child === 'string' ? escapeText(child) : child.html;
	});
	return { html: `${open}${inner.join('')}</${name}>` };
}

/** The rules of a style element: written by us, never by anybody's data. */
export const styleSheet = (rules: string): Html => ({ html: `<style>${rules}</style>` });

/** The lines of a text somebody typed, kept apart. */
export const lines = (text: string): Html[] =>
	text.split(/\r?\n/).flatMap((line, at) => [...(at > 0 ? [element('br', {})] : []), { html: escapeText(line) }]);
