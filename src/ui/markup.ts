import { Fragment, type ReactElement, type ReactNode } from 'react';

/** Attributes that React calls otherwise than HTML does, and those it calls the same, whatever their letters. */
const renamed: Record<string, string> = { className: 'class', htmlFor: 'for', tabIndex: 'tabindex' };
const kept =
	/^(alt|c[xy]|d|dateTime|decoding|fetchPriority|height|href|hrefLang|id|lang|loading|r|rel|role|sizes|src|srcSet|title|type|viewBox|width)$/;
const empty = /^(br|hr|img|source|wbr)$/;
/** React has rules of its own for these. */
const foreign = /^(body|form|head|html|input|link|meta|option|pre|script|select|style|textarea|title)$/;

/**
 * Made once, as a page has few of them and each a hundred times. Marked, so that the build leaves out of the browser's
 * scripts what only a server uses.
 * @__NO_SIDE_EFFECTS__
 */
function remembered<Known>(make: (name: string) => Known): (name: string) => Known {
	const made = new Map<string, Known>();
	return (name) => {
		let known = made.get(name);
		if (known === undefined) {
			known = make(name);
			made.set(name, known);
		}
		return known;
	};
}

const signs: Record<string, string> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) =>
	/["'&<>]/.test(text) ? text.replace(/["'&<>]/g, (sign) => signs[sign] as string) : text;

/** What stands before an attribute's value; nothing where it is no attribute but React's own. */
const startOf = remembered((name) => {
	if (/^(children|dangerouslySetInnerHTML|ref|on[A-Z]\w+)$/.test(name)) return '';
	const written = renamed[name] ?? (kept.test(name) || isSaid(name) ? name : undefined);
	if (written === undefined) throw new Error(`markup() does not know how React writes the attribute ${name}`);
	return ` ${written}="`;
});

/** `aria-pressed="false"` says something; `hidden="false"` would not. */
const isSaid = (name: string) => /^(aria|data)-/.test(name);

/** The style sheets' names, so there is an end to them. */
const classOf = remembered((names) => ` class="${escaped(names)}"`);

function attribute(name: string, value: unknown): string {
	if (value === undefined || value === null) return '';
	if (name === 'className') return classOf(value as string);
	const start = startOf(name);
	if (start === '' || (typeof value === 'boolean' && !isSaid(name))) return '';
	const text = String(value);
	if (name === 'href' && /^\W*javascript:/i.test(text)) throw new Error('a link leads to a page');
	return `${start}${escaped(text)}"`;
}

const tagOf = remembered((name) => {
	if (foreign.test(name)) throw new Error(`markup() does not know how React writes <${name}>`);
	return { start: `<${name}`, end: empty.test(name) ? undefined : `</${name}>` };
});

type Props = Record<string, unknown> & { children?: ReactNode; dangerouslySetInnerHTML?: { __html: string } };

let html = '';
/** React parts two texts that stand side by side, so that it finds both again. */
let isAfterText = false;

function write(node: ReactNode): void {
	if (node === null || node === undefined || typeof node === 'boolean' || node === '') return;
	if (typeof node !== 'object') {
		html += isAfterText ? `<!-- -->${escaped(String(node))}` : escaped(String(node));
		isAfterText = true;
	} else if (Array.isArray(node)) for (const child of node) write(child);
	else writeElement(node as ReactElement<Props>);
}

function writeElement({ type, props }: ReactElement<Props>): void {
	if (typeof type === 'string') writeTag(type, props);
	// A component's hooks become those of the one that is being rendered; a server asks no more of them.
	else if (typeof type === 'function') write((type as (props: Props) => ReactNode)(props));
	else if (type === (Fragment as unknown)) write(props.children);
	else throw new Error('markup() writes elements, texts and plain components only');
}

function writeTag(name: string, props: Props): void {
	const { start, end } = tagOf(name);
	let tag = start;
	for (const attributeName in props) tag += attribute(attributeName, props[attributeName]);
	isAfterText = false;
	if (end === undefined) {
		html += `${tag}/>`;
		return;
	}
	html += `${tag}>`;
	if (props.dangerouslySetInnerHTML) html += props.dangerouslySetInnerHTML.__html;
	else write(props.children);
	html += end;
	isAfterText = false;
}

/**
 * Elements as the very text that React would write, at a part of its cost: React keeps a book for each, so that any
 * part may wait, fail, or have an id of its own. Where none does, there is nothing to keep.
 */
export function markup(node: ReactNode): string {
	html = '';
	isAfterText = false;
	write(node);
	return html;
}
