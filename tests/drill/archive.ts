import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, type Database } from '#server/db/connect.ts';
import { migrateSchema } from '#server/db/migrate.ts';
import { requirePrograms } from '../../scripts/debian-package.ts';
import { folderFor, postgresFolder } from '../cluster/database.ts';
import { idsOf, until } from '../cluster/part.ts';
import { type ApiProcess, postPatiently, startApiProcess } from '../support/api-process.ts';
import { insertBuyers, sharedSecrets } from '../support/buyers.ts';
import { freePort } from '../support/product.ts';
import { dayIn, formFor } from '../support/reservation-products.ts';
import { truthFaults } from '../support/reservation-truth.ts';
import { fitted } from './proxies.ts';

const say = (sentence: string) => console.info(sentence);
const runsAs = 'postgres';

type Place = { folder: string; home: string; configuration: string; bin: string };

/** As PostgreSQL's user: neither it nor its archive is root's. */
function asPostgres(program: string, args: readonly string[]): string {
	const [uid, gid] = process.getuid?.() === 0 ? idsOf(runsAs) : [];
	const who = uid === undefined ? {} : { uid, gid };
	return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], cwd: '/', ...who });
}

function preparePlace(): Place {
	const folder = mkdtempSync(join(tmpdir(), 'maru-archive-'));
	chmodSync(folder, 0o755);
	const home = folderFor(runsAs, join(folder, 'postgres'));
	return { folder, home, configuration: join(folder, 'pgbackrest.conf'), bin: postgresFolder() };
}

const archiver = ({ configuration }: Place, ...args: string[]) =>
	asPostgres('/usr/bin/pgbackrest', [`--config=${configuration}`, '--stanza=maru', ...args]);

type Running = { url: string; stop(): void };

function startPostgres(
	{ home, bin }: Place,
	data: string,
	{ port, settings }: { port: number; settings: string[] },
): Running {
	const options = [
		...[`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${home}`, 'max_connections=60'],
		...settings,
	].flatMap((setting) => ['-c', `"${setting}"`]);
	asPostgres(join(bin, 'pg_ctl'), [
		'-D',
		data,
		'-w',
		'-t',
		'120',
		'-l',
		`${data}.log`,
		'-o',
		options.join(' '),
		'start',
	]);
	return {
		url: `postgres://postgres@127.0.0.1:${port}/maru`,
		stop: () => void asPostgres(join(bin, 'pg_ctl'), ['-D', data, '-w', '-m', 'fast', 'stop']),
	};
}

const open = (url: string) => connect({ url, poolSize: 4, onError: () => undefined, isPatient: true });
const countOf = async ({ pool }: Database) =>
	(await pool.query<{ count: number }>('select count(*)::int from reservation')).rows[0]?.count ?? -1;

async function reserve(server: ApiProcess, cookies: readonly string[], each: number): Promise<number> {
	let told = 0;
	const one = async (cookie: string, at: number) => {
		for (let turn = 0; turn < each; turn += 1) {
			const order = { on: dayIn(20 + ((at + turn * 3) % 40)), persons: { adult: 1, child: 0, infant: 0 } };
			const body = formFor('tour', { productId: 'fifty', order });
			if ((await postPatiently(server, '/api/reservations', { cookie, body })).status === 200) told += 1;
		}
	};
	await Promise.all(cookies.map(one));
	return told;
}

/** A database of one's own with an archive: backed up under writes, ruined, and brought back to the second before. */
export async function drillArchive(): Promise<{ passed: number; failed: number }> {
	requirePrograms([
		['/usr/bin/pgbackrest', 'pgbackrest'],
		[join(postgresFolder(), 'postgres'), 'postgresql-15'],
	]);
	const count = { passed: 0, failed: 0 };
	const check = (what: string, isSo: boolean) => {
		say(`${isSo ? 'ok  ' : 'FAIL'} ${what}`);
		count[isSo ? 'passed' : 'failed'] += 1;
	};
	const place = preparePlace();
	const data = join(place.home, 'data');
	const port = await freePort();
	writeFileSync(
		place.configuration,
		fitted(readFileSync('deploy/pgbackrest/pgbackrest.conf', 'utf8'), [
			[/\/var\/lib\/pgbackrest/, folderFor(runsAs, join(place.folder, 'archive'))],
			[/\/var\/log\/pgbackrest/, place.home],
			[/\/tmp\/pgbackrest/, place.home],
			[/\/var\/lib\/postgresql\/maru/, data],
			[/pg1-port=5432/, `pg1-port=${port}`],
			[/\/var\/run\/postgresql/, place.home],
		]),
	);
	chmodSync(place.configuration, 0o644);
	asPostgres(join(place.bin, 'initdb'), [
		'-D',
		data,
		'-U',
		'postgres',
		'--auth=trust',
		'-E',
		'UTF8',
		'--locale=C.UTF-8',
		'-k',
	]);
	const push = `archive_command=pgbackrest --config=${place.configuration} --stanza=maru archive-push %p`;
	const postgres = startPostgres(place, data, { port, settings: ['archive_mode=on', push, 'archive_timeout=60'] });
	try {
		asPostgres(join(place.bin, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', 'maru']);
		await ruinAndRestore({ place, postgres, check });
	} finally {
		postgres.stop();
		rmSync(place.folder, { recursive: true, force: true });
	}
	return count;
}

type Scene = { place: Place; postgres: Running; check(what: string, isSo: boolean): void };

async function ruinAndRestore({ place, postgres, check }: Scene): Promise<void> {
	const database = open(postgres.url);
	const { settings, services } = sharedSecrets();
	let server: ApiProcess | undefined;
	let wanted = { count: 0, at: '' };
	try {
		archiver(place, 'stanza-create');
		await migrateSchema(database);
		const cookies = (await insertBuyers({ queries: database.drizzle, services }, 8)).map(({ cookie }) => cookie);
		server = await startApiProcess({ ...settings, DATABASE_URL: postgres.url, DATABASE_POOL: '6' });
		const early = reserve(server, cookies, 10);
		await pause(500);
		archiver(place, 'backup', '--type=full');
		check(`a full backup while people reserve (${await early} reserved)`, (await countOf(database)) > 0);
		await reserve(server, cookies, 5);
		const { rows } = await database.pool.query<{ at: string }>('select clock_timestamp()::text as at');
		wanted = { count: await countOf(database), at: rows[0]?.at ?? '' };
		await pause(2_000);
		await reserve(server, cookies, 3);
		await server.kill('SIGTERM');
		await database.pool.query('truncate reservation cascade');
		await database.pool.query('select pg_switch_wal()');
		archiver(place, 'check');
		check('the log is archived as it is written', true);
	} finally {
		await server?.kill('SIGKILL');
		await database.close();
	}
	const beside = join(place.home, 'restored');
	const target = ['--type=time', `--target=${wanted.at}`, '--target-action=promote'];
	archiver(place, `--pg1-path=${beside}`, ...target, 'restore');
	const port = await freePort();
	const restored = startPostgres(place, beside, { port, settings: ['archive_mode=off'] });
	const again = open(restored.url);
	try {
		await until('the restored database is open for writing', async () => {
			const { rows } = await again.pool.query<{ is: boolean }>('select pg_is_in_recovery() as is');
			return rows[0]?.is === false;
		});
		check(
			`back at the second before: ${wanted.count} reservations`,
			(await countOf(again)) === wanted.count && wanted.count > 0,
		);
		check('places, money and history agree there', (await truthFaults(again.drizzle)).length === 0);
	} finally {
		await again.close();
		restored.stop();
	}
}
