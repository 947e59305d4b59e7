import { readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { runCommand, type ServerUser } from '#server/db/embedded-command.ts';
import { StartRefused } from '#server/start-refused.ts';

type Ids = { uid: number; gid: number };
type Candidate = { name: string; user: ServerUser };

/**
 * PostgreSQL refuses to run as root, and root is who starts things in containers and in a hurry. Best is a namespace in
 * which root bears another number: files stay root's and every directory of root's is reachable. Where that is not
 * allowed, an ordinary user of the machine has to do, provided it can reach the directory.
 */
export async function chooseServerUser(options: {
	dataDir: string;
	pgdata: string;
	binary: string;
}): Promise<ServerUser> {
	if (process.platform === 'win32') return { prefix: [] };
	const candidates = process.getuid?.() === 0 ? await candidatesForRoot(options) : await candidatesForOrdinary();
	for (const { user } of candidates) if (await canReach(user, options)) return user;
	if (process.getuid?.() !== 0) return { prefix: [] };
	throw new StartRefused(
		`PostgreSQL does not run as root, and the user ${candidates.at(-1)?.name ?? 'nobody'} cannot reach ${options.dataDir}: start Maru as another user, or set DATA_DIR to a directory that user can reach, or set DATABASE_URL.`,
	);
}

/** initdb wants its user to have a name; containers run under mere numbers, which a namespace turns into nobody's. */
async function candidatesForOrdinary(): Promise<Candidate[]> {
	try {
		return [{ name: userInfo().username, user: { prefix: [] } }];
	} catch {
		return process.platform === 'linux' ? [{ name: 'nobody', user: namespace(await nobodysIds()) }] : [];
	}
}

async function candidatesForRoot({ dataDir, pgdata }: { dataDir: string; pgdata: string }): Promise<Candidate[]> {
	const owner = await ownerOf(join(pgdata, 'PG_VERSION'));
	// A database that somebody else made stays theirs.
	if (owner && owner.uid !== 0) return [{ name: `number ${owner.uid}`, user: { prefix: [], ids: owner } }];
	const nobody = await nobodysIds();
	const postgres = await accountOf('postgres');
	const neighbour = await firstOrdinaryOwner(dataDir);
	return [
		...(process.platform === 'linux' ? [{ name: 'root', user: namespace(nobody) }] : []),
		...(postgres ? [{ name: 'postgres', user: { prefix: [], ids: postgres } }] : []),
		// Root in somebody's private home directory: its owner gets there.
		...(neighbour ? [{ name: `number ${neighbour.uid}`, user: { prefix: [], ids: neighbour } }] : []),
		{ name: 'nobody', user: { prefix: [], ids: nobody } },
	];
}

function namespace({ uid, gid }: Ids): ServerUser {
	return { prefix: ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`] };
}

async function canReach(user: ServerUser, { dataDir, binary }: { dataDir: string; binary: string }): Promise<boolean> {
	const { code } = await runCommand({
		file: '/bin/sh',
		args: ['-c', 'cd "$0" && test -x "$1"', dataDir, binary],
		cwd: '/',
		user,
		withinMs: 60_000,
	});
	return code === 0;
}

const nobodysIds = async (): Promise<Ids> => (await accountOf('nobody')) ?? { uid: 65534, gid: 65534 };

async function accountOf(name: string): Promise<Ids | undefined> {
	const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '');
	const fields = accounts
		.split('\n')
		.map((line) => line.split(':'))
		.find(([found]) => found === name);
	// macOS writes nobody's number as -2.
	return fields && { uid: Number(fields[2]) >>> 0, gid: Number(fields[3]) >>> 0 };
}

async function ownerOf(file: string): Promise<Ids | undefined> {
	return stat(file).then(
		({ uid, gid }) => ({ uid, gid }),
		() => undefined,
	);
}

async function firstOrdinaryOwner(dir: string): Promise<Ids | undefined> {
	const owner = await ownerOf(dir);
	if (owner && owner.uid !== 0) return owner;
	return dirname(dir) === dir ? undefined : firstOrdinaryOwner(dirname(dir));
}
