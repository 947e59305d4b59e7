import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { commonPasswords } from './scripts/common-passwords.ts';
import { compileMessages } from './scripts/compile-messages.ts';

/** Libraries change rarely: a chunk of their own stays in the browser over many releases. Forms bring more of Query along. */
const isLibrary =
	/\/node_modules\/(react|react-dom|scheduler|icu-minify|@tanstack)\/(?!.*\/(queriesObserver|mutationObserver|infiniteQueryObserver|useQueries|useMutation|useInfiniteQuery)\.js)/;

/**
 * What stands around every page: the shell, the router and what they are made of; not what only some pages use. Not the
 * entry: it waits for the first screen, and the screen for this chunk; in one chunk they would wait for each other.
 */
const houseParts = [
	'contract/(client|errors|page-address|pages)\\.ts$',
	'domain/(area|kernel|member/(access|group)\\.ts$)',
	'site/(router|[\\w-]+\\.tsx?$)',
	'site/shell/(?!business|my-page-tabs|preparing|nothing-yet|mobile-menu-content|language-offer|logout-failure\\.)',
	'site/data/(?!form-draft)',
	'ui/(button|badge|icon|logo|note|spinner|empty-state|translations|shielded-email|styles/(?!fonts-korean))',
	'i18n/[\\w-]+\\.ts$',
];
const isHouse = new RegExp(`/src/(?!site/entry)(${houseParts.join('|')})`);

export default defineConfig(({ isSsrBuild }) => ({
	plugins: [react(), compileMessages(), commonPasswords()],
	appType: 'custom',
	// Otherwise the built server entry would ask the environment at run time, and take React's slow development build.
	...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
	build: {
		target: 'es2022',
		manifest: !isSsrBuild,
		assetsDir: 'assets/app',
		// Inlined assets would be data: addresses, which the content security policy does not allow.
		assetsInlineLimit: 0,
		outDir: isSsrBuild ? 'dist/server' : 'dist/client',
		copyPublicDir: !isSsrBuild,
		rolldownOptions: isSsrBuild
			? { checks: { bundlerTimings: false } }
			: {
					checks: { bundlerTimings: false },
					input: ['src/site/entry-client.tsx', 'src/console/entry-client.tsx'],
					output: {
						codeSplitting: {
							groups: [
								{ name: 'libraries', test: isLibrary },
								{ name: 'house', test: isHouse },
							],
						},
					},
				},
	},
	// The built entry needs nothing installed.
	ssr: { noExternal: isSsrBuild || [] },
}));
