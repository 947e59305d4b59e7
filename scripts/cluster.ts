import { once } from 'node:events';
import { drillCluster } from '../tests/cluster/drills.ts';
import { programsOf, sealed, startCluster } from '../tests/cluster/start-cluster.ts';
import { buildIfChanged } from './build.ts';
import { requirePrograms } from './debian-package.ts';

/**
 * All that a large house runs, on this machine, from Debian's packages, in a folder of its own that goes with it:
 *   npm run cluster                      until Ctrl-C, with demonstration data
 *   npm run cluster -- drill [words]     each part killed in turn under load; of some alone: drill freezes, both
 *   --pooler  PgBouncer before the database · --folder  files in a folder instead of an object store
 */
const say = (sentence: string) => console.info(sentence);
const words = process.argv.slice(2);
const options = { hasPooler: words.includes('--pooler'), hasStore: !words.includes('--folder') };
const [what = 'stay', ...rest] = words.filter((word) => !word.startsWith('--'));

async function stay(): Promise<number> {
	const settings = { SECRET_KEYS: sealed(), PUBLIC_ORIGIN: 'https://maru.example', DEMO_DATA: 'true' };
	const cluster = await startCluster({ ...options, settings, say });
	const { tls, prometheus, servers, databaseUrl } = cluster;
	say(
		[
			`\nThe cluster is ready: https://127.0.0.1:${tls.port} (a certificate of its own, for maru.example)`,
			`  servers past the proxies: ${servers.map((server) => server.origin).join(', ')}`,
			`  database, whoever is primary: ${databaseUrl}`,
			`  Prometheus: ${prometheus.origin}`,
			'\nStop with Ctrl-C.',
		].join('\n'),
	);
	await Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'].map((signal) => once(process, signal)));
	say('Ending all of it …');
	await cluster.stop();
	return 0;
}

async function drill(): Promise<number> {
	const { passed, failed } = await drillCluster(rest.join(' '), options);
	say(`${passed} passed, ${failed} failed`);
	return failed === 0 && passed > 0 ? 0 : 1;
}

try {
	if (what !== 'stay' && what !== 'drill')
		throw new Error('What? npm run cluster, or npm run cluster -- drill [words].');
	requirePrograms(programsOf(options));
	await buildIfChanged(say);
	process.exit(await (what === 'stay' ? stay() : drill()));
} catch (error) {
	console.error((error as Error).message);
	process.exit(1);
}
