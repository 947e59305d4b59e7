type Assets = { scripts: string[]; styles: string[]; inline?: string };

/** Drawn in the browser alone, under the same content security policy as every page. */
export function primitivesDocument({ scripts, styles, inline = '' }: Assets, nonce: string): string {
	const sheets = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
	const modules = scripts.map((src) => `<script type="module" src="${src}" nonce="${nonce}"></script>`).join('');
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta property="csp-nonce" nonce="${nonce}"><title>Primitives</title><link rel="icon" href="/assets/images/favicon.svg" type="image/svg+xml">${sheets}${inline}${modules}</head><body><div id="root"></div></body></html>`;
}
