import { randomBytes } from 'node:crypto';
import { access, chmod, chown, lstat, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { directoryRefused } from '#server/db/directory-refused.ts';
import type { EmbeddedTools, ServerUser } from '#server/db/embedded-command.ts';
import { StartRefused } from '#server/start-refused.ts';

export const SUPERUSER = 'maru';

const CLUSTER = 'postgres';
const HALF_MADE = 'postgres.initializing';
const PASSWORD_FILE = 'postgres.password';

/**
 * Makes the database files if they are not there, and returns the password. They are made in a directory of another name
 * and renamed when finished, so that a crash half way never leaves something that looks like a database.
 */
export async function prepareCluster(tools: EmbeddedTools, onProgress: (sentence: string) => void): Promise<string> {
	const { dataDir } = tools;
	const cluster = join(dataDir, CLUSTER);
	await rm(join(dataDir, HALF_MADE), { recursive: true, force: true });
	if (await isFinished(cluster)) {
		await requireSameVersion(tools, cluster);
		await handOver(cluster, tools.user);
		await closeToOthers(cluster, dataDir);
		return readPassword(dataDir);
	}
	await setAside(cluster, onProgress);
	onProgress('Preparing the database (first time, a few seconds) …');
	const password = await writePassword(tools);
	await initialize(tools);
	await rename(join(dataDir, HALF_MADE), cluster);
	await syncDirectory(dataDir);
	return password;
}

async function isFinished(cluster: string): Promise<boolean> {
	try {
		await access(join(cluster, 'PG_VERSION'));
		await access(join(cluster, 'global', 'pg_control'));
		return true;
	} catch (error) {
		// Anything but absence must not lead to a new, empty database.
		if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
		throw directoryRefused(error, cluster) ?? error;
	}
}

async function requireSameVersion(tools: EmbeddedTools, cluster: string): Promise<void> {
	const found = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
	const { output } = await tools.run('postgres', ['--version'], 60_000);
	const own = /\(PostgreSQL\) (\d+)/.exec(output)?.[1];
	if (own === undefined) {
		throw new StartRefused(
			`The packaged PostgreSQL does not run on this machine (${lastLine(output)}): set DATABASE_URL to the address of a PostgreSQL server.`,
		);
	}
	if (found === own) return;
	throw new StartRefused(
		`The database in ${cluster} was made by PostgreSQL ${found} and this copy of Maru brings PostgreSQL ${own}: move the data with pg_dump, or set DATA_DIR to a new directory.`,
	);
}

/** Something called `postgres` that is no finished database is moved away, not deleted: it is not ours to judge. */
async function setAside(cluster: string, onProgress: (sentence: string) => void): Promise<void> {
	// An empty directory may be in the way of nothing (a mount point, or made by hand).
	const isGone = await rmdir(cluster).then(
		() => true,
		(error: NodeJS.ErrnoException) => error.code === 'ENOENT',
	);
	if (isGone) return;
	const aside = `${cluster}.unfinished-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
	await rename(cluster, aside);
	onProgress(`${cluster} was not a finished database; it is now ${aside} and a new one is made.`);
}

async function readPassword(dataDir: string): Promise<string> {
	const file = join(dataDir, PASSWORD_FILE);
	try {
		return (await readFile(file, 'utf8')).trim();
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
		throw new StartRefused(
			`The password of the database, ${file}, is missing: bring it back from a copy of ${dataDir}.`,
		);
	}
}

async function writePassword({ dataDir, user }: EmbeddedTools): Promise<string> {
	const password = randomBytes(24).toString('base64url');
	const path = join(dataDir, PASSWORD_FILE);
	await rm(path, { force: true });
	const file = await open(path, 'wx', 0o600);
	try {
		await file.writeFile(`${password}\n`);
		await file.sync();
	} finally {
		await file.close();
	}
	// initdb reads it.
	if (user.ids) await chown(path, user.ids.uid, user.ids.gid);
	return password;
}

async function initialize(tools: EmbeddedTools): Promise<void> {
	const dir = join(tools.dataDir, HALF_MADE);
	await mkdir(dir, { mode: 0o700 });
	if (tools.user.ids) await chown(dir, tools.user.ids.uid, tools.user.ids.gid);
	const { code, output } = await tools.run(
		'initdb',
		[
			`--pgdata=${HALF_MADE}`,
			`--username=${SUPERUSER}`,
			`--pwfile=${PASSWORD_FILE}`,
			'--auth=scram-sha-256',
			'--encoding=UTF8',
			// The same order of words on every machine, whatever locales it has.
			'--locale-provider=builtin',
			'--builtin-locale=C.UTF-8',
			'--locale=C',
		],
		600_000,
	);
	if (code === 0) return;
	await rm(dir, { recursive: true, force: true });
	throw (
		directoryRefused(output, tools.dataDir) ??
		new StartRefused(`The database could not be made in ${tools.dataDir}: ${lastLine(output)}`, { cause: output })
	);
}

/** Gives root's files to the user that now has to serve them, as when namespaces are no longer allowed. */
async function handOver(cluster: string, { ids }: ServerUser): Promise<void> {
	if (!ids || (await lstat(join(cluster, 'PG_VERSION'))).uid === ids.uid) return;
	const entries = await readdir(cluster, { recursive: true });
	// PG_VERSION last: while it is root's, an interrupted change of hands is begun again.
	const inOrder = ['.', ...entries.filter((entry) => entry !== 'PG_VERSION'), 'PG_VERSION'];
	for (const entry of inOrder) await chown(join(cluster, entry), ids.uid, ids.gid);
	await chmod(cluster, 0o700);
}

/** A copy may have lost what it was allowed (zip, a share, `cp -r`): PostgreSQL starts on nothing that others can read. */
async function closeToOthers(cluster: string, dataDir: string): Promise<void> {
	if (process.platform === 'win32') return;
	for (const { path, mode } of [
		{ path: cluster, mode: 0o700 },
		{ path: join(dataDir, PASSWORD_FILE), mode: 0o600 },
	]) {
		const found = await stat(path).catch(() => undefined);
		if (!found || (found.mode & 0o777) === mode) continue;
		await chmod(path, mode).catch((error) => {
			throw directoryRefused(error, path) ?? error;
		});
	}
}

async function syncDirectory(dir: string): Promise<void> {
	if (process.platform === 'win32') return;
	const handle = await open(dir, 'r');
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}

const lastLine = (output: string) => output.trim().split('\n').at(-1) ?? '';
