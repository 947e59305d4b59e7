import type { KnipConfig } from 'knip';

/** Style sheets import each other, their fonts and their pictures; knip follows only what looks like a module. */
const importsOfStyles = (text: string) =>
	[...text.matchAll(/(?:@import\s+|url\()["']([^"']+)["']/g)].map(([, file]) => `import '${file}';`).join('\n');

/**
 * What nobody uses: files, exports, packages. The entries that package.json, vite.config.ts, vitest.config.ts,
 * playwright.config.ts and drizzle.config.ts name are found there.
 */
const config: KnipConfig = {
	entry: [
		'src/site/entry-server.tsx!',
		'src/server/files/pdf-pages.worker.ts!',
		'src/site/offline/worker.ts!',
		'dev/primitives/entry-client.tsx!',
		'scripts/*.{ts,cjs}!',
		'bench/*.ts!',
		'demo/{products,promotions,providers,questions}/*.ts!',
	],
	project: ['{src,scripts,demo,art,bench,dev}/**/*.{ts,tsx,cjs,css}!', 'tests/**/*.ts'],
	compilers: { css: importsOfStyles },
	// Started by name: the checks, and the parser that .dependency-cruiser.mjs asks for. `zxing-wasm` is barcode-detector's own, whose file we serve.
	ignoreDependencies: ['@biomejs/biome', '@swc/core', 'dependency-cruiser', 'jscpd', 'lighthouse', 'zxing-wasm'],
	ignoreBinaries: [
		'buildah',
		'dpkg',
		'fc-list',
		'mount',
		'openssl',
		'pkill',
		'promtool',
		'sha256sum',
		'umount',
		'unshare',
	],
};

export default config;
