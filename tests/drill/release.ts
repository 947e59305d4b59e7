import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeRelease } from '../../scripts/release.ts';
import { freePort } from '../support/product.ts';

const say = (sentence: string) => console.info(sentence);
type Count = { passed: number; failed: number };

/** The unpacked release on a machine that has neither npm nor a Node of its own: only what came along. */
async function startUnpacked(folder: string, dataDir: string) {
	const node = join(folder, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
	const port = await freePort();
	const env = {
		PATH: '/nowhere',
		HOME: dataDir,
		DATA_DIR: join(dataDir, 'data'),
		PORT: String(port),
		LOG_LEVEL: 'warn',
	};
	const startedAt = performance.now();
	const child = spawn(node, ['scripts/run.cjs', 'scripts/start.ts'], {
		cwd: folder,
		env,
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr])
		stream.on('data', (chunk) => {
			output += chunk;
		});
	while (!output.includes('Maru is ready') && child.exitCode === null && performance.now() < startedAt + 300_000)
		await pause(100);
	return {
		origin: `http://127.0.0.1:${port}`,
		output: () => output,
		seconds: ((performance.now() - startedAt) / 1000).toFixed(1),
		async stop() {
			if (child.exitCode !== null) return;
			child.kill('SIGINT');
			await once(child, 'exit');
		},
	};
}

/** Made twice, unpacked, started without npm, and looked at. */
export async function drillRelease(): Promise<Count> {
	const folder = mkdtempSync(join(tmpdir(), 'maru-released-'));
	const count: Count = { passed: 0, failed: 0 };
	const check = (what: string, isSo: boolean) => {
		say(`${isSo ? 'ok  ' : 'FAIL'} ${what}`);
		count[isSo ? 'passed' : 'failed'] += 1;
	};
	try {
		const first = await makeRelease(join(folder, 'first'), say);
		const second = await makeRelease(join(folder, 'second'), () => undefined);
		check(`made twice, the same bytes (${first.files} files, ${first.packages} packages)`, first.hash === second.hash);
		execFileSync('tar', ['--extract', '--gzip', '--file', first.archive, '--directory', folder]);
		const unpacked = join(folder, basename(first.archive, '.tar.gz'));
		const listed = first.archive.replace(/\.tar\.gz$/, '.files.txt');
		execFileSync('sha256sum', ['--check', '--quiet', listed], { cwd: unpacked });
		check('every file has the hash of the list', true);
		const bill = JSON.parse(readFileSync(join(unpacked, 'sbom.cdx.json'), 'utf8')) as {
			components: { 'bom-ref': string }[];
		};
		check(
			'every package of the bill of materials lies in it',
			bill.components.length === first.packages &&
				bill.components.every((one) => existsSync(join(unpacked, one['bom-ref']))),
		);
		const product = await startUnpacked(unpacked, folder);
		try {
			const page = await fetch(`${product.origin}/en/travel`).catch(() => undefined);
			const html = (await page?.text()) ?? '';
			const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
			const asset = await fetch(product.origin + script).catch(() => undefined);
			check(
				`it starts without npm and without building, in ${product.seconds} s`,
				page?.status === 200 && !/Building|Installing/.test(product.output()),
			);
			check('its pages and their scripts are there', asset?.status === 200 && html.includes('</html>'));
			if (count.failed > 0) say(product.output().slice(-2_000));
		} finally {
			await product.stop();
		}
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
	return count;
}
