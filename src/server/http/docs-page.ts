import { tryRequests } from './try-requests.ts';

type Parameter = { name: string; in: string; required?: boolean; schema?: unknown };
type Content = { content?: Record<string, { schema?: unknown }> };
type Operation = {
	summary?: string;
	description?: string;
	/** Keys may ask it. */
	security?: readonly unknown[];
	parameters?: Parameter[];
	requestBody?: Content;
	responses?: Record<string, Content>;
};
type OpenapiDocument = {
	info: { title: string; description?: string };
	paths: Record<string, Record<string, Operation>>;
};

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const schemaBlock = (title: string, schema: unknown) =>
	schema === undefined
		? ''
		: `<details><summary>${escapeHtml(title)}</summary><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`;

const schemaIn = (content: Content | undefined) => Object.values(content?.content ?? {})[0]?.schema;

/** What a format says need not be said again by a pattern of three lines. */
const saidOf = (schema: unknown = {}) => {
	const { pattern, ...said } = schema as { pattern?: string; format?: string };
	return said.format === undefined && pattern !== undefined ? { ...said, pattern } : said;
};

function parameterTable(parameters: Parameter[]): string {
	if (parameters.length === 0) return '';
	const rows = parameters.map(
		({ name, in: within, required, schema }) =>
			`<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(within)}</td><td>${required ? 'required' : 'optional'}</td><td><code>${escapeHtml(JSON.stringify(saidOf(schema)))}</code></td></tr>`,
	);
	return `<table><thead><tr><th>Parameter</th><th>In</th><th></th><th>Schema</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

type Asked = { path: string; method: string; operation: Operation };

/** A form that sends it with the key above: a field for each parameter, the body as JSON to begin with. */
function tryForm({ path, method, operation }: Asked): string {
	const { parameters = [], requestBody } = operation;
	const fields = parameters
		.filter((parameter) => parameter.in === 'path' || parameter.in === 'query')
		.map(({ name, in: within, required, schema }) => {
			const value = name === 'language' ? 'en' : '';
			const needed = required ? ' required' : '';
			return `<label>${escapeHtml(name)}<input name="${escapeHtml(name)}" data-in="${escapeHtml(within)}" value="${value}"${needed} placeholder="${escapeHtml(hintOf(schema))}"></label>`;
		});
	const body = schemaIn(requestBody);
	const text =
		body === undefined
			? ''
			: `<label>Body<textarea rows="6">${escapeHtml(JSON.stringify(exampleOf(body), null, 2))}</textarea></label>`;
	return `<details class="try"><summary>Try it</summary><form data-method="${method.toUpperCase()}" data-path="${escapeHtml(path)}">${fields.join('')}${text}<button>Send</button><output></output></form></details>`;
}

type Schema = {
	type?: string;
	enum?: unknown[];
	const?: unknown;
	default?: unknown;
	format?: string;
	properties?: Record<string, Schema>;
	required?: string[];
	items?: Schema;
	anyOf?: Schema[];
	oneOf?: Schema[];
};

const hintOf = (schema: unknown): string => {
	const { enum: words, format, type } = (schema ?? {}) as Schema;
	return words ? words.slice(0, 6).join(' | ') : (format ?? type ?? '');
};

/** The least that a schema takes, as far as that can be told from its shape. */
function exampleOf(given: unknown): unknown {
	const schema = (given ?? {}) as Schema;
	if (schema.const !== undefined) return schema.const;
	if (schema.default !== undefined) return schema.default;
	if (schema.enum) return schema.enum[0];
	const [choice] = schema.oneOf ?? schema.anyOf ?? [];
	if (choice) return exampleOf(choice);
	if (schema.properties) {
		const { properties, required = [] } = schema;
		return Object.fromEntries(required.map((name) => [name, exampleOf(properties[name])]));
	}
	if (schema.type === 'array') return schema.items ? [exampleOf(schema.items)] : [];
	if (schema.type === 'integer' || schema.type === 'number') return 0;
	return schema.type === 'boolean' ? false : (schema.format ?? '');
}

const isForKeys = ({ operation }: Asked) => (operation.security ?? []).length > 0;

function operationSection(asked: Asked): string {
	const { path, method, operation } = asked;
	const answer = schemaBlock('Answer', schemaIn(operation.responses?.['200']));
	const rights = operation.description ? `<p><small>${escapeHtml(operation.description)}</small></p>` : '';
	return `<section id="${escapeHtml(`${method}${path}`)}"><h3><b>${escapeHtml(method.toUpperCase())}</b> <code>${escapeHtml(path)}</code></h3><p>${escapeHtml(operation.summary ?? '')}</p>${rights}${parameterTable(operation.parameters ?? [])}${schemaBlock('Body', schemaIn(operation.requestBody))}${answer}${tryForm(asked)}</section>`;
}

const style = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:2rem 5%}
h1{font-family:Georgia,serif;font-weight:500}
h2{margin:3rem 0 0}h3{font-size:1.1rem;margin:2.5rem 0 .25rem}h3 b{color:light-dark(#a8380f,#ff9466)}
.key{position:sticky;top:0;padding:.75rem 0;background:Canvas;border-bottom:1px solid #8884}
form{display:grid;gap:.6rem;padding:.5rem 0}label{display:grid;gap:.2rem;font-size:.9rem}input,textarea,button{font:inherit;padding:.5rem .7rem;border:1px solid #8888;border-radius:8px;background:Canvas;color:CanvasText}textarea{font-family:ui-monospace,monospace;font-size:.85rem}button{justify-self:start;cursor:pointer}
output{white-space:pre-wrap;overflow-wrap:anywhere;font:.85rem/1.5 ui-monospace,monospace;max-height:24rem;overflow:auto}
table{border-collapse:collapse;width:100%;font-size:.9rem}th code{white-space:nowrap}th,td{text-align:left;padding:.3rem .6rem .3rem 0;border-bottom:1px solid #8884;vertical-align:top}
pre{overflow:auto;padding:1rem;background:#8881;border-radius:8px;font-size:.85rem}summary{cursor:pointer;padding:.4rem 0}
code{overflow-wrap:anywhere}`;

const keyField = `<div class="key"><label for="key">API key</label><input id="key" type="password" autocomplete="off" spellcheck="false" placeholder="maru_key_…"></div>`;

/**
 * The OpenAPI document for people, with a form for everything that keys may ask. Nothing from elsewhere; its one script carries the
 * nonce, so that the strict policy needs no exception. Without it the page is all there to be read.
 */
export function docsPage(document: OpenapiDocument, nonce: string): string {
	const all = Object.entries(document.paths).flatMap(([path, operations]) =>
		Object.entries(operations).map(([method, operation]): Asked => ({ path, method, operation })),
	);
	const forKeys = all.filter(isForKeys).map(operationSection).join('');
	const others = all
		.filter((asked) => !isForKeys(asked))
		.map(
			({ path, method, operation }) =>
				`<li><b>${escapeHtml(method.toUpperCase())}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(operation.summary ?? '')}</li>`,
		);
	const { title, description = '' } = document.info;
	const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${style}</style>`;
	const begin = `<p>${escapeHtml(description)} <a href="/api/openapi.json">openapi.json</a></p><p>Programs send <code>Authorization: Bearer maru_key_…</code>. Owners of a business make keys in the <a href="/console/api">console</a>. The key typed below stays on this page; what is sent is real.</p><p>Every refusal is <code>application/problem+json</code> with a <code>code</code>, such as <code>key-refused</code> (401), <code>key-lacks-right</code> and <code>not-for-keys</code> (403), <code>invalid-input</code> with its <code>faults</code> (400), <code>too-many-attempts</code> (429).</p>`;
	return `<!doctype html><html lang="en"><head>${head}</head><body><main><h1>${escapeHtml(title)}</h1>${begin}<h2>With a key</h2>${keyField}${forKeys}<h2>In the browser alone</h2><p>These are asked by the site itself, for people who are logged in or for visitors. No key opens them; their schemas are in the document.</p><ul>${others.join('')}</ul></main><script nonce="${nonce}">(${tryRequests.toString()})()</script></body></html>`;
}
