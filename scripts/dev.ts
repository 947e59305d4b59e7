import { Readable } from 'node:stream';
import { createServer, type ViteDevServer } from 'vite';
import type { PageAssets, RenderPage, RenderRequest, RenderResult } from '#contract/rendering.ts';
import { primitivesDocument } from '../dev/primitives/document.ts';
import { serve } from './serve.ts';

/** What React's hot reload wants to find before the first module. */
const refreshPreamble = (nonce: string) =>
	`<script type="module" nonce="${nonce}">import{injectIntoGlobalHook}from'/@react-refresh';injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>t=>t</script>`;

function assetsOf(files: readonly string[], nonce: string): PageAssets {
	const entry = files.find((file) => file.includes('entry-client'));
	return {
		scripts: ['/@vite/client', ...(entry ? [`/${entry}`] : [])],
		preloads: [],
		fonts: [],
		// Styles of modules come with their scripts here; the global sheet alone avoids most of the flash.
		styles: ['/src/ui/styles/global.css?direct'],
		inline: refreshPreamble(nonce),
	};
}

/** The primitives in their states: no page of the site, and only here. */
function renderPrimitives({ assets, nonce }: RenderRequest): RenderResult {
	const document = primitivesDocument(assets(['dev/primitives/entry-client.tsx']), nonce);
	return { kind: 'page', status: 200, language: 'en', body: Readable.from([document]) };
}

async function renderFresh(vite: ViteDevServer, request: RenderRequest): Promise<RenderResult> {
	if (/^\/primitives(\?|$)/.test(request.address)) return renderPrimitives(request);
	const entry = (await vite.ssrLoadModule('/src/site/entry-server.tsx')) as { render: RenderPage };
	return entry.render(request).catch((error: Error) => {
		vite.ssrFixStacktrace(error);
		throw error;
	});
}

await serve(async (settings) => {
	const vite = await createServer({
		configLoader: 'native',
		server: { middlewareMode: true, hmr: { port: settings.PORT + 1 } },
		appType: 'custom',
	});
	return { render: (request) => renderFresh(vite, request), assets: assetsOf, middleware: vite.middlewares };
});
