import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { connect } from '#server/db/connect.ts';
import { urlOf } from '../support/embedded-folder.ts';
import { plain } from '../support/pictures.ts';
import { truthFaults } from '../support/reservation-truth.ts';
import { type House, headers, logIn, start } from './old-and-new.ts';
import { drillSideBySide } from './side-by-side.ts';

const say = (sentence: string) => console.info(sentence);

/** Months that a job counts again, and takes out as it does. */
const workedOff = ['month_outdated'];

/** The rows of every table of ours, while it runs; what jobs keep for themselves comes and goes. */
async function rowsOf(
	dataDir: string,
): Promise<{ counts: Map<string, number>; faults: () => Promise<string[]>; close(): Promise<void> }> {
	const url = await urlOf(dataDir);
	const database = connect({ url, poolSize: 2, onError: () => undefined, isPatient: true });
	const { rows } = await database.pool.query<{ name: string }>(
		"select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
	);
	const counts = new Map<string, number>();
	for (const { name } of rows.filter(({ name }) => !workedOff.includes(name))) {
		const counted = await database.pool.query<{ count: number }>(`select count(*)::int from "${name}"`);
		counts.set(name, counted.rows[0]?.count ?? 0);
	}
	return { counts, faults: () => truthFaults(database.drizzle), close: () => database.close() };
}

/** A photo: a row and a file of its own. */
async function putPhoto(origin: string, cookie: string): Promise<string> {
	const body = new Uint8Array(await plain(300, 300).png().toBuffer());
	const sent = { ...headers, 'content-type': 'image/png', cookie };
	const answer = await fetch(`${origin}/api/members/me/photo`, { method: 'PUT', headers: sent, body });
	if (!answer.ok) throw new Error(`The photo was answered ${answer.status}.`);
	const { photo } = (await answer.json()) as { photo: { id: string; widths: number[] } };
	return `/api/files/${photo.id}/${photo.widths[0]}.webp`;
}

type Listed = { items: { code: string; status: string }[] };

/** One's reservations as they are shown: code and status of each, ahead, past and cancelled. */
async function reservationsOf(origin: string, cookie: string): Promise<string[]> {
	const found: string[] = [];
	for (const time of ['upcoming', 'past', 'cancelled']) {
		const answer = await fetch(`${origin}/api/reservations?language=en&time=${time}`, { headers: { cookie } });
		if (!answer.ok) throw new Error(`The reservations were answered ${answer.status}.`);
		const { items } = (await answer.json()) as Listed;
		found.push(...items.map(({ code, status }) => `${code} ${status}`));
	}
	return found.sort();
}

async function upgrade(version: string, check: (what: string, isSo: boolean) => void): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'maru-upgrade-'));
	const [code, dataDir] = [join(folder, 'code'), join(folder, 'data')];
	let house: House | undefined;
	try {
		mkdirSync(code);
		execFileSync('sh', ['-c', 'git archive "$0" | tar --extract --directory "$1"', version, code]);
		execFileSync('cp', ['--archive', '--link', resolve('node_modules'), code]);
		say(`     ${version}: building it and filling a database …`);
		house = await start(code, dataDir);
		const cookie = await logIn(house.origin);
		const photo = await putPhoto(house.origin, cookie);
		const reserved = await reservationsOf(house.origin, cookie);
		const before = await rowsOf(dataDir);
		await before.close();
		await house.stop();
		const beside = join(folder, 'beside');
		execFileSync('cp', ['--archive', dataDir, beside]);
		house = await start('.', dataDir);
		const after = await rowsOf(dataDir);
		const faults = await after.faults();
		await after.close();
		const fewer = [...before.counts].filter(([name, count]) => (after.counts.get(name) ?? 0) < count);
		const all = [...before.counts.values()].reduce((sum, count) => sum + count, 0);
		say(
			`     ${before.counts.size} tables with ${all} rows; fewer now: ${fewer.map(([name, count]) => `${name} ${count} → ${after.counts.get(name) ?? 'gone'}`).join(', ') || 'none'}`,
		);
		check(`${version}: no table has fewer rows`, fewer.length === 0 && all > 1_000);
		check(`${version}: places, money and history agree`, faults.length === 0);
		const again = { cookie: await logIn(house.origin) };
		const now = await reservationsOf(house.origin, again.cookie);
		check(
			`${version}: its member logs in and has the same ${reserved.length} reservations`,
			`${now}` === `${reserved}` && now.length > 0,
		);
		const shown = await fetch(house.origin + photo, { headers: again });
		check(`${version}: a photo put before is shown`, shown.status === 200);
		await putPhoto(house.origin, again.cookie);
		await house.stop();
		await drillSideBySide({ version, code, dataDir: beside, check });
	} finally {
		await house?.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Earlier versions with data of their own, then this one on the same folder; and beside each other on one database. */
export async function drillUpgrade(versions: readonly string[]): Promise<{ passed: number; failed: number }> {
	if (versions.length === 0) throw new Error('From which versions? npm run drill -- upgrade <commit> [<commit> …]');
	const count = { passed: 0, failed: 0 };
	const check = (what: string, isSo: boolean) => {
		say(`${isSo ? 'ok  ' : 'FAIL'} ${what}`);
		count[isSo ? 'passed' : 'failed'] += 1;
	};
	for (const version of versions) await upgrade(version, check);
	return count;
}
