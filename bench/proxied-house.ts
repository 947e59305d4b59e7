import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#server/db/embedded.ts';
import { buildIfChanged } from '../scripts/build.ts';
import { makeCertificate, startNginx } from '../tests/drill/proxies.ts';
import { run, untilReady } from './child.ts';

export type ProxiedHouse = { port: number; proxyPort: number; close(): Promise<void> };

/** The product with its demonstration behind the nginx that is delivered, by TLS and HTTP/2, as `https://maru.example`. */
export async function openProxiedHouse(port: number, say: (sentence: string) => void): Promise<ProxiedHouse> {
	await buildIfChanged(say);
	const folder = await mkdtemp(join(tmpdir(), 'maru-proxied-'));
	makeCertificate(folder);
	const database = await startEmbedded({ dataDir: join(folder, 'data'), onProgress: say });
	const settings = { DATABASE_URL: database.url, PUBLIC_ORIGIN: 'https://maru.example', DEMO_DATA: 'true' };
	const more = { PORT: String(port), LOG_LEVEL: 'error', TRUST_PROXY: '127.0.0.1', STOP_NOTICE_SECONDS: '0' };
	const product = run('scripts/start.ts', [], { ...settings, ...more, MAX_IN_FLIGHT: '2000' });
	const proxy = await startNginx(folder, [port]);
	const close = async () => {
		proxy.close();
		await product.stop();
		await database.stop();
		await rm(folder, { recursive: true, force: true });
	};
	try {
		await untilReady(`http://127.0.0.1:${port}`, product);
	} catch (error) {
		await close();
		throw error;
	}
	return { port, proxyPort: proxy.port, close };
}
