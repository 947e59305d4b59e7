import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageAssets, RenderPage } from '#contract/rendering.ts';

/** Where pages come from: the built site, or the development server that compiles it as it is asked for. */
export type PageSource = {
	render: RenderPage;
	assets: (files: readonly string[], nonce: string) => PageAssets;
	/** The folder of built files; none in development. */
	filesRoot?: string;
	/** Answers for the development server's own files, or calls on. */
	middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>;

/** The hashed files behind source files: each with what it imports, worked out once for each set. */
export function assetsOfManifest(manifest: Manifest): (files: readonly string[]) => PageAssets {
	const known = new Map<string, PageAssets>();
	return (files) => {
		const key = files.join();
		const found = known.get(key);
		if (found) return found;
		const scripts = new Set<string>();
		const preloads = new Set<string>();
		const fonts = new Set<string>();
		const styles = new Set<string>();
		const seen = new Set<string>();
		const add = (name: string) => {
			const row = manifest[name];
			if (!row || seen.has(name)) return;
			seen.add(name);
			// What a file imports comes before it: that is the order its styles were written for.
			for (const imported of row.imports ?? []) add(imported);
			for (const file of row.css ?? []) styles.add(`/${file}`);
			if (row.isEntry) scripts.add(`/${row.file}`);
			else if (row.file.endsWith('.js')) preloads.add(`/${row.file}`);
			else if (row.file.endsWith('.woff2')) fonts.add(`/${row.file}`);
		};
		for (const file of files) add(file);
		const assets = { scripts: [...scripts], preloads: [...preloads], fonts: [...fonts], styles: [...styles] };
		known.set(key, assets);
		return assets;
	};
}

export async function loadBuiltPages(dist: string): Promise<PageSource> {
	const filesRoot = join(dist, 'client');
	const manifest: Manifest = JSON.parse(readFileSync(join(filesRoot, '.vite/manifest.json'), 'utf8'));
	const entry: { render: RenderPage } = await import(pathToFileURL(join(dist, 'server/entry-server.js')).href);
	return { render: entry.render, assets: assetsOfManifest(manifest), filesRoot };
}
