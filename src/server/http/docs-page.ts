type Parameter = { name: string; in: string; required?: boolean; schema?: unknown };
type Content = { content?: Record<string, { schema?: unknown }> };
type Operation = {
	summary?: string;
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

function parameterTable(parameters: Parameter[]): string {
	if (parameters.length === 0) return '';
	const rows = parameters.map(
		({ name, in: place, required, schema }) =>
			`<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(place)}</td><td>${required ? 'required' : 'optional'}</td><td><code>${escapeHtml(JSON.stringify(schema ?? {}))}</code></td></tr>`,
	);
	return `<table><thead><tr><th>Parameter</th><th>In</th><th></th><th>Schema</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function operationSection(path: string, method: string, operation: Operation): string {
	const responses = Object.entries(operation.responses ?? {}).map(([status, content]) =>
		schemaBlock(`Answer ${status}`, schemaIn(content)),
	);
	return `<section><h2><b>${escapeHtml(method.toUpperCase())}</b> <code>${escapeHtml(path)}</code></h2><p>${escapeHtml(operation.summary ?? '')}</p>${parameterTable(operation.parameters ?? [])}${schemaBlock('Body', schemaIn(operation.requestBody))}${responses.join('')}</section>`;
}

const style = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:2rem 5%}
h1{font-family:Georgia,serif;font-weight:500}
h2{font-size:1.1rem;margin:2.5rem 0 .25rem}h2 b{color:#c0411a}
table{border-collapse:collapse;width:100%;font-size:.9rem}th,td{text-align:left;padding:.3rem .6rem .3rem 0;border-bottom:1px solid #8884;vertical-align:top}
pre{overflow:auto;padding:1rem;background:#8881;border-radius:8px;font-size:.85rem}summary{cursor:pointer;padding:.4rem 0}
code{overflow-wrap:anywhere}`;

/** The OpenAPI document for people: no script, nothing from elsewhere, so that the strict policy needs no exception. */
export function docsPage(document: OpenapiDocument, nonce: string): string {
	const sections = Object.entries(document.paths).flatMap(([path, operations]) =>
		Object.entries(operations).map(([method, operation]) => operationSection(path, method, operation)),
	);
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(document.info.title)}</title><style nonce="${nonce}">${style}</style></head><body><main><h1>${escapeHtml(document.info.title)}</h1><p>${escapeHtml(document.info.description ?? '')} <a href="/api/openapi.json">openapi.json</a></p>${sections.join('')}</main></body></html>`;
}
