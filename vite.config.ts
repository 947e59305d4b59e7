import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from './scripts/compile-messages.ts';

/** What every page needs travels together: the libraries, the house (shell, router, primitives), a language's base words. */
function chunkOf(id: string): string | null {
	const words = /src\/i18n\/messages\/(\w+)\/(?:shell|state|page|profile)\.json$/.exec(id);
	if (words) return `words-${words[1]}`;
	if (id.includes('/node_modules/'))
		return /\/(react|react-dom|scheduler|use-intl|icu-minify|@tanstack)\//.test(id) ? 'libraries' : null;
	if (/\/src\/(contract|domain|ui|site\/(shell|router|data)|i18n\/[\w-]+\.ts)/.test(id) && !/korean|shielded/.test(id))
		return 'house';
	return null;
}

export default defineConfig(({ isSsrBuild }) => ({
	plugins: [react(), compileMessages()],
	resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
	appType: 'custom',
	build: {
		target: 'es2022',
		manifest: !isSsrBuild,
		assetsDir: 'assets/app',
		// Inlined assets would be data: addresses, which the content security policy does not allow.
		assetsInlineLimit: 0,
		outDir: isSsrBuild ? 'dist/server' : 'dist/client',
		copyPublicDir: !isSsrBuild,
		rolldownOptions: isSsrBuild
			? {}
			: {
					input: ['src/site/entry-client.tsx', 'src/console/entry-client.tsx'],
					output: { codeSplitting: { groups: [{ debugName: 'every page', name: chunkOf }] } },
				},
	},
	// The built entry needs nothing installed; in development only what an alias touches is taken in.
	ssr: { noExternal: isSsrBuild ? true : ['use-intl'] },
}));
