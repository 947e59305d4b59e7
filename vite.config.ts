import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from './scripts/compile-messages.ts';

/** The words every page needs travel as one file a language. */
const baseWords = /src\/i18n\/messages\/(\w+)\/(?:shell|state|page|profile)\.json$/;

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
					output: { codeSplitting: { groups: [{ name: (id: string) => baseWords.exec(id)?.[1]?.replace(/^/, 'words-') ?? null }] } },
				},
	},
	ssr: { noExternal: true },
}));
