import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect, type Database } from '#server/db/connect.ts';
import { lockDataDir } from '#server/db/data-lock.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrateSchema } from '#server/db/migrate.ts';
import { authenticator } from '#server/db/schema/factor.ts';
import { file } from '#server/db/schema/file.ts';
import { mail } from '#server/db/schema/mail.ts';
import { member } from '#server/db/schema/member.ts';
import { organisation } from '#server/db/schema/organisation.ts';
import { partner } from '#server/db/schema/partner.ts';
import { refundAccount } from '#server/db/schema/refund.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import { session } from '#server/db/schema/session.ts';
import { threadMessage } from '#server/db/schema/thread.ts';
import { tripShare } from '#server/db/schema/trip.ts';
import { vaultFile } from '#server/db/schema/vault.ts';
import { createPasswords } from '#server/features/member/passwords.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { openKeyring } from '#server/keys/open-keyring.ts';
import { requireKnownKeys } from '#server/keys/require-known-keys.ts';
import { quickNode } from '../support/quick-node.ts';
import { findSealedMatching, insertSealedMatching } from '../support/sealed-matching.ts';
import { insertSealedReservations } from '../support/sealed-reservations.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { trailOf } from '../support/trail.ts';

// Many starts of a process, on a machine that does other things too.
let dataDir: string;
let database: TestDatabase;

beforeEach(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'maru-rotate-'));
	database = await createTestDatabase();
});
afterEach(async () => {
	await database.drop();
	await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

type Ended = { code: number; output: string };

type Settings = Record<string, string>;

function start(program: string, args: string[], settings: Settings): Promise<Ended> {
	return new Promise((resolve) => {
		const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: database.url, ...settings };
		execFile(program, args, { env }, (error, stdout, stderr) =>
			resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, output: stdout + stderr }),
		);
	});
}

const run = (script: string, args: string[], settings: Settings = {}) =>
	start(process.execPath, [...quickNode, `scripts/${script}.ts`, ...args], settings);

/** As `npm run` does it, launcher included: the launcher itself is tested in scripts/run.test.ts. */
const runByLauncher = (script: string, args: string[], settings: Settings = {}) =>
	start('node', ['scripts/run.cjs', `scripts/${script}.ts`, ...args], settings);

const keysIn = async () => JSON.parse(await readFile(join(dataDir, 'keys.json'), 'utf8')).keys as { id: string }[];

const person = (id: string, keys: Keyring) => ({
	id,
	email: `${id}@mail.example`,
	firstName: 'Linh',
	lastName: 'Nguyen',
	passwordHash: 'x',
	group: 'GR0300' as const,
	locale: 'vn' as const,
	passport: keys.seal(`passport of ${id}`, `member.passport ${id}`),
});

async function fill({ drizzle }: Pick<Database, 'drizzle'>, keys: Keyring, count: number): Promise<string[]> {
	const ids = Array.from({ length: count }, () => randomUUID());
	await drizzle.insert(member).values(ids.map((id) => person(id, keys)));
	await drizzle
		.insert(organisation)
		.values(ids.slice(0, 20).map((id) => ({ id, status: 'approved' as const, createdAt: new Date() })));
	await drizzle.insert(partner).values(
		ids.slice(0, 20).map((id) => ({
			organisationId: id,
			businessName: 'Maru',
			businessNameKorean: '마루',
			registrationNumber: '1234567891',
			representative: 'Kim',
			bankAccount: keys.seal(`account of ${id}`, `partner.bankAccount ${id}`),
			serviceItems: [],
			languages: [],
		})),
	);
	await drizzle.insert(mail).values(
		ids.slice(0, 20).map((id) => ({
			id,
			address: 'a@mail.example',
			locale: 'vn' as const,
			template: 'verify-email',
			data: { sealed: keys.seal(`data of ${id}`, `mail.data ${id}`) },
		})),
	);
	await insertSealedReservations({ drizzle }, keys, ids.slice(0, 20));
	await insertSealedMatching({ drizzle }, keys, ids.slice(0, 20));
	await drizzle.insert(file).values(
		ids.slice(0, 20).map((id) => ({
			...{ id, ownerId: id, use: 'photo' as const, name: '', mediaType: 'image/webp', bytes: 0, variants: [] },
			key: keys.seal(`key of ${id}`, `file.key ${id}`),
		})),
	);
	await drizzle.insert(vaultFile).values(
		ids.slice(0, 20).map((id) => ({
			...{ fileId: id, memberId: id, pages: 1, isKept: false, createdAt: new Date() },
			sealed: keys.seal(`name of ${id}`, `vaultFile.sealed ${id}`),
		})),
	);
	await drizzle.insert(authenticator).values(
		ids.slice(0, 20).map((id) => ({
			...{ id, memberId: id, lastStep: 0, createdAt: new Date(), confirmedAt: new Date() },
			sealed: keys.seal(`secret of ${id}`, `authenticator.sealed ${id}`),
		})),
	);
	// Nothing is sealed in these: a mail that was sent, and a member without a passport number.
	await drizzle.insert(mail).values({ address: 'b', locale: 'vn', template: 'x', data: {} });
	await drizzle.insert(member).values({ ...person(randomUUID(), keys), passport: null });
	return ids;
}

/** Opens everything; throws when one does not open. Answers with how many stand under an old key. */
async function openAll({ drizzle }: Pick<Database, 'drizzle'>, keys: Keyring): Promise<number> {
	const members = await drizzle.select({ id: member.id, sealed: member.passport }).from(member);
	const partners = await drizzle.select({ id: partner.organisationId, sealed: partner.bankAccount }).from(partner);
	const mails = await drizzle.select({ id: mail.id, data: mail.data }).from(mail);
	const reservations = await drizzle.select({ id: reservation.id, sealed: reservation.sealed }).from(reservation);
	const { reservationId, sealed: account } = refundAccount;
	const refunds = await drizzle.select({ id: reservationId, sealed: account }).from(refundAccount);
	const { id: messageId, sealed: words, sealedPhrases } = threadMessage;
	const messages = await drizzle.select({ id: messageId, sealed: words }).from(threadMessage);
	const phrases = await drizzle.select({ id: messageId, sealed: sealedPhrases }).from(threadMessage);
	const shares = await drizzle.select({ id: tripShare.id, sealed: tripShare.sealed }).from(tripShare);
	const files = await drizzle.select({ id: file.id, sealed: file.key }).from(file);
	const vault = await drizzle.select({ id: vaultFile.fileId, sealed: vaultFile.sealed }).from(vaultFile);
	const apps = await drizzle.select({ id: authenticator.id, sealed: authenticator.sealed }).from(authenticator);
	const all = [
		...apps.map((row) => ({ ...row, place: 'authenticator.sealed', word: 'secret' })),
		...members.map((row) => ({ ...row, place: 'member.passport', word: 'passport' })),
		...partners.map((row) => ({ ...row, place: 'partner.bankAccount', word: 'account' })),
		...reservations.map((row) => ({ ...row, place: 'reservation.sealed', word: 'words' })),
		...refunds.map((row) => ({ ...row, place: 'refundAccount.sealed', word: 'account' })),
		...messages.map((row) => ({ ...row, place: 'reservationMessage.sealed', word: 'message' })),
		...phrases.map((row) => ({ ...row, place: 'threadMessage.phrases', word: 'phrases' })),
		...files.map((row) => ({ ...row, place: 'file.key', word: 'key' })),
		...vault.map((row) => ({ ...row, place: 'vaultFile.sealed', word: 'name' })),
		...shares.map((row) => ({ ...row, place: 'tripShare.sealed', word: 'link' })),
		...(await findSealedMatching({ drizzle })),
		...mails.map(({ id, data }) => ({ id, sealed: data.sealed?.toString() ?? null, place: 'mail.data', word: 'data' })),
	];
	const sealed = all.filter((row) => row.sealed !== null);
	for (const { id, sealed: text, place, word } of sealed)
		expect(keys.open(text ?? '', `${place} ${id}`)).toContain(`${word} of ${id}`);
	return sealed.filter((row) => !keys.isCurrent(row.sealed ?? '')).length;
}

test('keys are rotated while a server keeps writing: nothing is lost, nothing stays under an old key', async () => {
	const server = await openKeyring({ DATA_DIR: dataDir } as never);
	const ids = await fill(database, server, 300);
	let isRotating = true;
	let written = 0;
	const writer = (async () => {
		while (isRotating) {
			const id = ids[written % ids.length] ?? '';
			const passport = server.seal(`passport of ${id}, written ${written}`, `member.passport ${id}`);
			await database.drizzle.update(member).set({ passport }).where(eq(member.id, id));
			const [row] = await database.drizzle.select().from(member).where(eq(member.id, id));
			expect(server.open(row?.passport ?? '', `member.passport ${id}`)).toContain(`passport of ${id}`);
			written += 1;
			await sleep(2);
		}
	})();
	const [first] = await keysIn();
	const { code, output } = await run('rotate-keys', ['--pause', '3']);
	isRotating = false;
	await writer;
	expect(output).toContain('Everything stands under k');
	expect(code).toBe(0);
	expect(written).toBeGreaterThan(50);
	const keys = await keysIn();
	expect(keys.map(({ id }) => id).slice(1)).toEqual([first?.id]);
	expect(await openAll(database, await openKeyring({ DATA_DIR: dataDir } as never))).toBe(0);
	const trail = await trailOf(database.drizzle);
	expect(trail).toMatchObject([{ event: 'keys.rotated', details: { key: keys[0]?.id } }]);
});

/** kill -9 as soon as the new key is there, whatever it is doing then. */
function killHalfWay(): Promise<void> {
	const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: database.url };
	const child = spawn(process.execPath, [...quickNode, 'scripts/rotate-keys.ts'], { env, detached: true });
	child.stdout.on('data', (chunk) => {
		if (String(chunk).includes('The newest key')) process.kill(-(child.pid ?? 0), 'SIGKILL');
	});
	return new Promise((resolve) => child.on('close', () => resolve()));
}

test('killed half way everything still opens, and it is run again', async () => {
	await fill(database, await openKeyring({ DATA_DIR: dataDir } as never), 2_000);
	await killHalfWay();
	expect(await keysIn()).toHaveLength(2);
	expect(await openAll(database, await openKeyring({ DATA_DIR: dataDir } as never))).toBeGreaterThan(0);
	expect((await run('rotate-keys', ['--pause', '0'])).code).toBe(0);
	expect(await openAll(database, await openKeyring({ DATA_DIR: dataDir } as never))).toBe(0);
});

test('two at once wait for each other', async () => {
	await fill(database, await openKeyring({ DATA_DIR: dataDir } as never), 100);
	const both = await Promise.all([run('rotate-keys', ['--pause', '0']), run('rotate-keys', ['--pause', '0'])]);
	expect(both.map(({ code }) => code)).toEqual([0, 0]);
	expect(await keysIn()).toHaveLength(3);
	expect(await openAll(database, await openKeyring({ DATA_DIR: dataDir } as never))).toBe(0);
});

test('what no key opens is told, left as it is, and keeps the old keys known', async () => {
	const keys = await openKeyring({ DATA_DIR: dataDir } as never);
	const [id = ''] = await fill(database, keys, 30);
	const moved = keys.seal('M1', 'member.passport of someone else');
	await database.drizzle.update(member).set({ passport: moved }).where(eq(member.id, id));
	const { code, output } = await run('rotate-keys', ['--pause', '0']);
	expect(code).toBe(1);
	expect(output).toContain(`member.passport ${id}`);
	expect(output).not.toContain('M1');
	const [row] = await database.drizzle.select().from(member).where(eq(member.id, id));
	expect(row?.passport).toBe(moved);
	const forgetting = await run('rotate-keys', ['--forget-old', '--pause', '0']);
	expect([forgetting.code, (await keysIn()).length]).toEqual([1, 2]);
});

test('old keys are forgotten only when no sealed value and no login needs them', async () => {
	const before = await openKeyring({ DATA_DIR: dataDir } as never);
	const [id = ''] = await fill(database, before, 30);
	const soon = new Date(Date.now() + 60_000);
	await database.drizzle.insert(session).values({
		memberId: id,
		secretHash: 'x',
		isKept: false,
		device: '',
		signedInAt: soon,
		expiresAt: soon,
		endsAt: soon,
	});
	await run('rotate-keys', ['--pause', '0']);
	const refused = await run('rotate-keys', ['--forget-old', '--pause', '0']);
	expect(refused.output).toContain('1 logins were signed with an old key');
	expect(await keysIn()).toHaveLength(2);
	await database.drizzle.update(session).set({ lastSeenAt: new Date() });
	const { code, output } = await run('rotate-keys', ['--forget-old', '--pause', '0']);
	expect([code, output.includes('Forgotten: 1')]).toEqual([0, true]);
	expect(await keysIn()).toHaveLength(1);
	const after = await openKeyring({ DATA_DIR: dataDir } as never);
	expect(await openAll(database, after)).toBe(0);
	expect(after.mac('attempt', 'x')).toBe(before.mac('attempt', 'x'));
});

test('a start with other keys than the database’s is refused', async () => {
	await fill(database, await openKeyring({ DATA_DIR: dataDir } as never), 1);
	await rm(join(dataDir, 'keys.json'));
	const others = await openKeyring({ DATA_DIR: dataDir } as never);
	await expect(requireKnownKeys(database.drizzle, others)).rejects.toThrow(/keys\.json/);
});

test('with SECRET_KEYS the newest of them counts, and a key for them can be printed', async () => {
	const [older, newer, root] = await Promise.all(
		Array.from({ length: 3 }, async () => (await run('rotate-keys', ['--print-key'])).output.trim()),
	);
	expect(newer).toMatch(/^k\d{8}-\w{6}:[\w+/]{43}=$/);
	const setting = (...keys: (string | undefined)[]) => [...keys, `root:${root?.split(':')[1]}`].join(',');
	const { parseSettings } = await import('#server/env.ts');
	const keysOf = (text: string) => openKeyring(parseSettings({ SECRET_KEYS: text }));
	await fill(database, await keysOf(setting(older)), 30);
	const { code } = await run('rotate-keys', ['--pause', '0'], { SECRET_KEYS: setting(newer, older) });
	expect(code).toBe(0);
	expect(await openAll(database, await keysOf(setting(newer)))).toBe(0);
	await expect(readFile(join(dataDir, 'keys.json'))).rejects.toThrow('ENOENT');
});

test('on the embedded database the commands work beside the product that holds it, and without it', async () => {
	const settings = { DATABASE_URL: '', OPERATOR_PASSWORD: 'wildes Moos am Bach 7' };
	const lock = await lockDataDir(dataDir);
	const postgres = await startEmbedded({ dataDir, onProgress: () => undefined });
	const embedded = connect({ url: postgres.url, poolSize: 2, onError: () => undefined });
	try {
		await migrateSchema(embedded);
		await fill(embedded, await openKeyring({ DATA_DIR: dataDir } as never), 30);
		const { code, output } = await run('rotate-keys', ['--pause', '0'], settings);
		expect([code, output.includes('member.passport      30')]).toEqual([0, true]);
		expect(await openAll(embedded, await openKeyring({ DATA_DIR: dataDir } as never))).toBe(0);
	} finally {
		await embedded.close();
		await postgres.stop();
		await lock.release();
	}
	const made = await runByLauncher('make-operator', ['kim@maru.example', 'Minji', 'Kim'], settings);
	expect(made.output).toContain('kim@maru.example is an operator now');
	expect(made.code).toBe(0);
});

test('the first operator is made by a command: verified, with a checked password, and only once', async () => {
	const make = (args: string[], password = 'wildes Moos am Bach 7') =>
		run('make-operator', args, { OPERATOR_PASSWORD: password });
	const wrong = await Promise.all(
		(
			[
				[[], 'Usage:'],
				[['nonsense', 'Minji', 'Kim'], 'no e-mail address'],
				[['kim@maru.example', '민지', 'Kim'], 'Latin letters'],
				[['kim@maru.example', 'Minji', 'Kim'], 'at least 10', 'short'],
				[['kim@maru.example', 'Minji', 'Kim'], 'password', 'minjikim1!'],
				[['kim@maru.example', 'Minji', 'Kim'], 'OPERATOR_PASSWORD', ''],
			] as [string[], string, string?][]
		).map(async ([args, words, password]) => [await make(args, password), words] as const),
	);
	for (const [ended, words] of wrong) {
		expect([ended.code, ended.output]).toEqual([1, expect.stringContaining(words)]);
		expect(ended.output).not.toContain('    at ');
	}
	const { code, output } = await make(['Kim@maru.example', 'Minji', 'Kim']);
	expect([code, output]).toEqual([0, expect.stringContaining('/login')]);
	expect(output).not.toContain('Moos');
	const [operator] = await database.drizzle.select().from(member);
	expect(operator).toMatchObject({ email: 'kim@maru.example', group: 'GR0100', emailVerifiedAt: expect.any(Date) });
	expect(await createPasswords().matches(operator?.passwordHash, 'wildes Moos am Bach 7')).toBe(true);
	const trail = await trailOf(database.drizzle);
	expect(trail).toMatchObject([{ event: 'operator.made', subjectId: operator?.id }]);
	expect((await make(['kim@maru.example', 'Minji', 'Kim'])).output).toContain('already belongs to a member');
});

test('the only operator who has lost every second factor is helped by the same command, and nobody else', async () => {
	const command = (...args: string[]) => run('make-operator', args, { OPERATOR_PASSWORD: 'wildes Moos am Bach 7' });
	await command('kim@maru.example', 'Minji', 'Kim');
	const [operator] = await database.drizzle.select().from(member);
	const memberId = operator?.id ?? '';
	await database.drizzle
		.insert(authenticator)
		.values({ memberId, sealed: 'x', lastStep: 0, createdAt: new Date(), confirmedAt: new Date() });
	await database.drizzle.update(member).set({ factorDueAt: new Date() });
	expect((await command('--remove-factors')).output).toContain('Usage:');
	expect((await command('--remove-factors', 'nobody@maru.example')).output).toContain('is no operator');
	expect((await command('--remove-factors', 'Kim@maru.example')).code).toBe(0);
	expect(await database.drizzle.select().from(authenticator)).toEqual([]);
	expect((await database.drizzle.select().from(member))[0]?.factorDueAt).toBeNull();
	const trail = await trailOf(database.drizzle);
	expect(trail.at(-1)).toMatchObject({ event: 'member.factors-removed', subjectId: memberId, actorId: null });
});
