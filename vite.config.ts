import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import packageFacts from './package.json' with { type: 'json' };
import { commonPasswords } from './scripts/common-passwords.ts';
import { compileMessages } from './scripts/compile-messages.ts';

/** Libraries change rarely: a chunk of their own stays in the browser over many releases. */
const isLibrary = /\/node_modules\/(react|react-dom|scheduler|icu-minify|@tanstack\/(query-core|react-query))\//;

/** What of them the console and single pages use alone: endless lists, several queries at once, mutations. */
const isOfFew =
	/\/(useInfiniteQuery|infiniteQueryObserver|useQueries|queriesObserver|useMutation|mutationObserver)\.js$/;

const at = (file: string) => resolve(import.meta.dirname, file).replaceAll('\\', '/');

/** What is used by more pages than this, such as a note, is no product's: who needs only that would load all of it. */
const mostUsers = 5;

/**
 * `shell`: what the entry imports, and what the list of products shares with a product's page or with more than a few others;
 * `fields`: what it shares besides; `product`: what a product's page shares besides with a few; `form`: what the sign-up shares
 * with pages that have a form too. In one file each, not in dozens of small ones. Read from the imports themselves; what pages
 * then weigh is tested by scripts/weigh-pages.ts. The entry stays out: it waits for the first screen, and the screen for these
 * chunks; in one chunk they would wait for each other.
 */
function sharedChunk(): (id: string, graph: Graph) => string | null {
	let chunks: Map<string, string> | undefined;
	return (id, graph) => {
		chunks ??= chunksOf(graph);
		return chunks.get(id) ?? null;
	};
}

type Graph = {
	getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
};

function chunksOf(graph: Graph): Map<string, string> {
	const importsOf = (id: string, found = new Set<string>()): Set<string> => {
		for (const next of graph.getModuleInfo(id)?.importedIds ?? [])
			if (!found.has(next) && !isLibrary.test(next)) importsOf(next, found.add(next));
		return found;
	};
	const pages = ['src/site/routes.ts', 'src/site/member-screens.ts']
		.flatMap((file) => graph.getModuleInfo(at(file))?.dynamicallyImportedIds ?? [])
		.filter((id) => id.startsWith(at('src/site/pages/')));
	const importsOfPages = pages.map((page) => importsOf(page));
	const usersOf = (id: string) => importsOfPages.filter((imports) => imports.has(id));
	const form = at('src/ui/form/use-form.ts');
	const [list, product] = ['src/site/pages/product-list.tsx', 'src/site/pages/product-detail.tsx'];
	const ofProduct = importsOfPages[pages.indexOf(at(product))];
	const chunks = new Map([...importsOf(at('src/site/entry-client.tsx'))].map((id) => [id, 'shell']));
	const put = (page: string, chunk: string, fits: (users: Set<string>[]) => boolean) => {
		for (const id of importsOf(at(page)))
			if (!chunks.has(id) && usersOf(id).length > 1 && fits(usersOf(id))) chunks.set(id, chunk);
	};
	put(list, 'shell', (users) => users.length > mostUsers || users.some((imports) => imports === ofProduct));
	put(list, 'fields', () => true);
	put('src/site/pages/join.tsx', 'form', (users) => users.every((imports) => imports.has(form)));
	put(product, 'product', (users) => users.length <= mostUsers);
	return chunks;
}

const fileOfClass = new Map<string, string>();

/** `row_3f9c`: a class stands in the style sheet, in the script and a thousand times in a page, so its name is short. */
function className(name: string, file: string): string {
	const path = relative(import.meta.dirname, file.split('?')[0] ?? '').replaceAll('\\', '/');
	const short = `${name}_${createHash('sha256').update(path).digest('hex').slice(0, 4)}`;
	const taken = fileOfClass.get(short);
	if (taken !== undefined && taken !== path) throw new Error(`${taken} and ${path} both have ${short}: rename one`);
	fileOfClass.set(short, path);
	return short;
}

export default defineConfig(({ isSsrBuild }) => ({
	plugins: [react(), compileMessages(), commonPasswords()],
	appType: 'custom',
	css: { modules: { generateScopedName: className } },
	define: {
		// Which build it was, where a page breaks in a browser.
		'import.meta.env.VITE_SOFTWARE_VERSION': JSON.stringify(packageFacts.version),
		// Otherwise the built server entry would ask the environment at run time, and take React's slow development build.
		...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
	},
	build: {
		target: 'es2022',
		manifest: !isSsrBuild,
		/*
		 * A page fetched later asks for its shared parts itself, a moment after it has come. Their list, for every page of
		 * the site, would be in everyone's first load (1.7 kB, and more with each page). Styles are listed all the same.
		 */
		modulePreload: { resolveDependencies: () => [] },
		assetsDir: 'assets/app',
		// Inlined assets would be data: addresses, which the content security policy does not allow.
		assetsInlineLimit: 0,
		outDir: isSsrBuild ? 'dist/server' : 'dist/client',
		copyPublicDir: !isSsrBuild,
		rolldownOptions: isSsrBuild
			? // What a browser loads late a server has from the start: no news.
				{ checks: { bundlerTimings: false, ineffectiveDynamicImport: false } }
			: {
					checks: { bundlerTimings: false },
					input: ['src/site/entry-client.tsx', 'src/console/entry-client.tsx'],
					output: {
						codeSplitting: {
							groups: [
								{ name: 'libraries', test: (id) => isLibrary.test(id) && !isOfFew.test(id) },
								// Each holds what it imports already.
								{ name: sharedChunk(), includeDependenciesRecursively: false },
							],
						},
					},
				},
	},
	// The built entry needs nothing installed.
	ssr: { noExternal: isSsrBuild || [] },
}));
