import { gzipSync } from 'node:zlib';

export type Weight = { html: number; scripts: number; styles: number };

const gzipped = (content: Buffer) => gzipSync(content, { level: 9 }).length;

async function weightOf(addresses: string[]): Promise<number> {
	const sizes = await Promise.all(
		addresses.map(async (address) =>
			gzipped(Buffer.from(await (await fetch(address, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer())),
		),
	);
	return sizes.reduce((sum, size) => sum + size, 0);
}

/** What a first visit loads before it can be used: gzip bytes of the HTML and of all scripts and styles it names. */
export async function pageWeight(origin: string, path: string): Promise<Weight> {
	const html = await (await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } })).text();
	const named = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, file]) => origin + file))];
	return {
		html: gzipped(Buffer.from(html)),
		scripts: await weightOf(named(/<(?:script type="module" src|link rel="modulepreload" href)="([^"]+)"/g)),
		styles: await weightOf(named(/<link rel="stylesheet" href="([^"]+)"/g)),
	};
}
