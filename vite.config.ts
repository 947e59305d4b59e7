import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { commonPasswords } from './scripts/common-passwords.ts';
import { compileMessages } from './scripts/compile-messages.ts';

/** Libraries change rarely: a chunk of their own stays in the browser over many releases. */
const isLibrary = /\/node_modules\/(react|react-dom|scheduler|icu-minify)\//;

/**
 * What stands around every page: the shell, the router and what they are made of; not what only some pages use. Not the
 * entry: it waits for the first screen, and the screen for this chunk; in one chunk they would wait for each other.
 */
const houseParts = [
	'contract/(client|errors|page-address|pages)\\.ts$',
	'domain/(area|kernel|member/(access|group)\\.ts$)',
	'site/(router|[\\w-]+\\.tsx?$)',
	'site/shell/(?!footer\\.tsx|company-facts\\.tsx|theme-choice\\.tsx|not-found/|over/|currency/|my-page-tabs|preparing|mobile-menu-content|language-offer|logout-failure\\.|own-links)',
	'site/data/(?!form-draft)',
	'site/parts/wish/(?!room/)',
	'views/((?!use-saving)[\\w-]+\\.tsx?$|product/|member/|errand/|clock/(?!own-time)|price/use-second)',
	'ui/(button|badge|icon|logo|note|spinner|empty-state|translations|query/|styles/(?!fonts-korean))',
	'i18n/(?!countries|month-names|phone-groups|format-phone|own-clock|language-list|version-text)[\\w-]+\\.ts$',
];
const isHouse = new RegExp(`/src/(?!site/entry)(${houseParts.join('|')})`);

/**
 * Every style sheet keeps the first paint waiting, and a browser without HTTP/2 fetches six at a time: the small ones that
 * lists and pages of products share come with the shell's.
 */
const isHouseStyle =
	/\/src\/(ui\/(chip|covered-card|dialog-panel|field-box|field-frame|field-note|text-field|check-row|select|sheet|skeleton|search-field|pagination|fact-rows)|views\/(price\/price-tag|rating\/rating-mark))\.module\.css/;

/** Small parts that come together wherever one chooses or types: a chunk for each would cost more than it holds. */
const isControl =
	/\/src\/ui\/(chip|field-frame|field-note|use-field-ids|text-field|check-row|select|skeleton|korean-type|search-field|pagination)\./;

/** What a product looks like in lists and by itself. */
const isProduct =
	/\/src\/(domain\/product\/(product|currency)\.|site\/features\/product\/[\w-]+\.|views\/(price\/|rating\/(rating-mark|score-text)\.))/;

/** Choosing days and persons, where one reserves and where one changes it. */
const isBooking = /\/src\/(views|site\/parts)\/booking\//;

/** The small parts of a product's page that others use as well: what a trip holds and costs, and what guests say. */
const isProductPart =
	/\/src\/(domain\/(reservation\/cancellation|promotion\/both-prices|rating\/)|i18n\/(countries|language-list)\.ts|ui\/(copy-button|timeline|toast)\.|views\/(maps\/|rating\/(rating-(actions|parts|pictures?|reply)|use-rating-language|use-country-names)\.)|site\/features\/product\/panel\/(?!panel-sheet))/;

/** The way to a provider's profile; the profile itself comes when it is opened. */
const isProvider = /\/src\/site\/parts\/provider\/[\w-]+\./;

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
	// Otherwise the built server entry would ask the environment at run time, and take React's slow development build.
	...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
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
								{ name: 'libraries', test: isLibrary },
								{ name: 'house', test: (id: string) => isHouse.test(id) || isHouseStyle.test(id) },
								{ name: 'controls', test: isControl },
								{ name: 'product', test: isProduct },
								{ name: 'booking', test: isBooking },
								{ name: 'product-parts', test: isProductPart },
								{ name: 'provider', test: isProvider },
							],
						},
					},
				},
	},
	// The built entry needs nothing installed.
	ssr: { noExternal: isSsrBuild || [] },
}));
