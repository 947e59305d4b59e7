import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { AreaSlug } from '#domain/area/areas.ts';
import type { SetUp } from '#domain/member/second-factor.ts';
import { authenticator, passkey, recoveryCode } from '#server/db/schema/factor.ts';
import { member } from '#server/db/schema/member.ts';
import { product } from '#server/db/schema/product.ts';
import { provider } from '#server/db/schema/provider.ts';
import { addJob } from '#server/jobs/add-job.ts';
import type { Pool, Queries } from '#server/queries.ts';

/** What no longer lets anybody in is noted, so that a backup from before does not bring it back to use. */
async function noteGone(queries: Queries, gone: readonly { id: string }[]): Promise<void> {
	if (gone.length > 0) await addJob(queries, 'note-erasure', { kind: 'factor', ids: gone.map(({ id }) => id) });
}

type Of = { memberId: string };

/** What somebody has set up, in one question. */
export async function findSetUp(queries: Queries, { memberId, host }: Of & { host: string }): Promise<SetUp> {
	const { rows } = await queries.execute<Record<'passkeys' | 'usable' | 'apps' | 'codes', string>>(sql`select
		(select count(*) from ${passkey} where member_id = ${memberId}) as passkeys,
		(select count(*) from ${passkey} where member_id = ${memberId} and host = ${host}) as usable,
		(select count(*) from ${authenticator} where member_id = ${memberId} and confirmed_at is not null) as apps,
		(select count(*) from ${recoveryCode} where member_id = ${memberId} and used_at is null) as codes`);
	const [row] = rows;
	return {
		passkeys: Number(row?.passkeys),
		usablePasskeys: Number(row?.usable),
		hasAuthenticator: Number(row?.apps) > 0,
		recoveryCodesLeft: Number(row?.codes),
	};
}

/** Of those who change what one member has: one after the other. An operator helps who is suspended as well. */
export async function lockFactors(queries: Queries, memberId: string, { isHelp = false } = {}): Promise<boolean> {
	const isOpen = and(eq(member.id, memberId), inArray(member.status, isHelp ? ['active', 'suspended'] : ['active']));
	const rows = await queries.select({ id: member.id }).from(member).where(isOpen).for('no key update');
	return rows.length > 0;
}

export const findPasskeys = (queries: Queries, memberId: string) =>
	queries.select().from(passkey).where(eq(passkey.memberId, memberId)).orderBy(asc(passkey.createdAt), asc(passkey.id));

/** With how its member stands. */
export async function findPasskey(queries: Queries, credentialId: string) {
	const [row] = await queries
		.select({
			passkey,
			...{ status: member.status, group: member.group, firstName: member.firstName, currency: member.currency },
		})
		.from(passkey)
		.innerJoin(member, eq(member.id, passkey.memberId))
		.where(eq(passkey.credentialId, credentialId));
	return row;
}

/** Whether it is new: a device that was added before is one passkey. */
export async function insertPasskey(queries: Queries, row: typeof passkey.$inferInsert): Promise<boolean> {
	const made = await queries.insert(passkey).values(row).onConflictDoNothing().returning({ id: passkey.id });
	return made.length > 0;
}

/** Whether its counter went on: of two answers with the same one, one counts. */
export async function countPasskeyUse(
	queries: Queries,
	{ id, counter, at }: { id: string; counter: number; at: Date },
): Promise<boolean> {
	// Many devices do not count; then the challenge, which is good once, stands alone.
	const isAhead = or(lt(passkey.counter, counter), and(eq(passkey.counter, 0), lte(sql`${counter}::bigint`, 0)));
	const used = await queries
		.update(passkey)
		.set({ counter, lastUsedAt: at })
		.where(and(eq(passkey.id, id), isAhead))
		.returning({ id: passkey.id });
	return used.length > 0;
}

type One = Of & { id: string };
const isOwn = ({ id, memberId }: One) => and(eq(passkey.id, id), eq(passkey.memberId, memberId));

export async function renamePasskey(queries: Queries, one: One, label: string): Promise<boolean> {
	const renamed = await queries.update(passkey).set({ label }).where(isOwn(one)).returning({ id: passkey.id });
	return renamed.length > 0;
}

export async function deletePasskey(queries: Queries, one: One): Promise<void> {
	await noteGone(queries, await queries.delete(passkey).where(isOwn(one)).returning({ id: passkey.id }));
}

const confirmed = (memberId: string) => and(eq(authenticator.memberId, memberId), isNotNull(authenticator.confirmedAt));
const begun = (memberId: string) => and(eq(authenticator.memberId, memberId), isNull(authenticator.confirmedAt));

export async function findAuthenticator(queries: Queries, memberId: string) {
	const [row] = await queries.select().from(authenticator).where(confirmed(memberId));
	return row;
}

export async function findBegunAuthenticator(queries: Queries, { memberId, since }: Of & { since: Date }) {
	const [row] = await queries
		.select()
		.from(authenticator)
		.where(and(begun(memberId), gt(authenticator.createdAt, since)));
	return row;
}

/** The one that was begun last is the one that is waited for. */
export async function beginAuthenticator(
	queries: Queries,
	row: Of & { id: string; sealed: string; createdAt: Date },
): Promise<void> {
	await queries.delete(authenticator).where(begun(row.memberId));
	await queries.insert(authenticator).values({ ...row, lastStep: 0 });
}

/** In place of the one there was. Whether it was still waited for. */
export async function confirmAuthenticator(
	queries: Queries,
	{ id, memberId, step, at }: One & { step: number; at: Date },
): Promise<boolean> {
	await queries.delete(authenticator).where(confirmed(memberId));
	const done = await queries
		.update(authenticator)
		.set({ confirmedAt: at, lastStep: step, lastUsedAt: at })
		.where(and(eq(authenticator.id, id), begun(memberId)))
		.returning({ id: authenticator.id });
	return done.length > 0;
}

/** Whether the step is a new one: the same code at the same moment is taken once. */
export async function takeStep(
	queries: Queries,
	{ id, step, at }: { id: string; step: number; at: Date },
): Promise<boolean> {
	const taken = await queries
		.update(authenticator)
		.set({ lastStep: step, lastUsedAt: at })
		.where(and(eq(authenticator.id, id), isNotNull(authenticator.confirmedAt), lt(authenticator.lastStep, step)))
		.returning({ id: authenticator.id });
	return taken.length > 0;
}

export async function deleteAuthenticator(queries: Queries, memberId: string): Promise<void> {
	const gone = await queries.delete(authenticator).where(confirmed(memberId)).returning({ id: authenticator.id });
	await noteGone(queries, gone);
}

/** In place of all there were. */
export async function replaceRecoveryCodes(
	queries: Queries,
	{ memberId, hashes, at }: Of & { hashes: readonly string[]; at: Date },
): Promise<void> {
	const gone = await queries
		.delete(recoveryCode)
		.where(eq(recoveryCode.memberId, memberId))
		.returning({ id: recoveryCode.id });
	await noteGone(queries, gone);
	if (hashes.length > 0)
		await queries.insert(recoveryCode).values(hashes.map((codeHash) => ({ memberId, codeHash, createdAt: at })));
}

/** Whether it was one that nobody has used: of two at once one gets it. */
export async function takeRecoveryCode(
	queries: Queries,
	{ memberId, codeHash, at }: Of & { codeHash: string; at: Date },
): Promise<boolean> {
	const isUnused = and(
		...[eq(recoveryCode.memberId, memberId), eq(recoveryCode.codeHash, codeHash), isNull(recoveryCode.usedAt)],
	);
	const taken = await queries
		.update(recoveryCode)
		.set({ usedAt: at })
		.where(isUnused)
		.returning({ id: recoveryCode.id });
	await noteGone(queries, taken);
	return taken.length > 0;
}

/** Everything by which somebody signs in besides the password. */
export async function deleteFactors(queries: Queries, memberId: string): Promise<void> {
	for (const table of [passkey, authenticator, recoveryCode])
		await noteGone(
			queries,
			await queries.delete(table).where(eq(table.memberId, memberId)).returning({ id: table.id }),
		);
}

/** After a restore: those of the backup that were taken away, used or replaced since. How many there were. */
export async function deleteFactorsById(queries: Queries, ids: readonly string[]): Promise<number> {
	if (ids.length === 0) return 0;
	let count = 0;
	for (const table of [passkey, authenticator, recoveryCode])
		count += (
			await queries
				.delete(table)
				.where(inArray(table.id, [...ids]))
				.returning({ id: table.id })
		).length;
	return count;
}

/** For the download of one's data: when and by which name, nothing that signs in. */
export async function findFactorFacts(queries: Queries, memberId: string) {
	const passkeys = await findPasskeys(queries, memberId);
	const app = await findAuthenticator(queries, memberId);
	const codes = await queries
		.select({ createdAt: recoveryCode.createdAt, usedAt: recoveryCode.usedAt })
		.from(recoveryCode)
		.where(eq(recoveryCode.memberId, memberId))
		.orderBy(asc(recoveryCode.usedAt));
	return {
		passkeys: passkeys.map(({ label, host, isSynced, createdAt, lastUsedAt }) => ({
			...{ label, host, isSynced, createdAt, lastUsedAt },
		})),
		authenticator: app ? { createdAt: app.createdAt, lastUsedAt: app.lastUsedAt } : null,
		recoveryCodes: codes,
	};
}

/** Whether one of these organisations offers something of these areas. */
export async function offersAny(
	queries: Queries,
	{ organisationIds, areas }: { organisationIds: readonly string[]; areas: readonly AreaSlug[] },
): Promise<boolean> {
	if (organisationIds.length === 0) return false;
	const rows = await queries
		.select({ id: product.id })
		.from(product)
		.innerJoin(provider, eq(provider.id, product.providerId))
		.where(and(inArray(provider.organisationId, [...organisationIds]), inArray(product.area, [...areas])))
		.limit(1);
	return rows.length > 0;
}

/** An operator's time begins with the first login that this counts at. */
export async function startGrace(queries: Pool, { memberId, until }: Of & { until: Date }): Promise<void> {
	await queries
		.update(member)
		.set({ factorDueAt: until })
		.where(and(eq(member.id, memberId), isNull(member.factorDueAt)));
}

/** Passkeys that were made for another host than this site has now. */
export async function countStranded(queries: Queries, host: string): Promise<number> {
	const [row] = await queries.select({ count: count() }).from(passkey).where(ne(passkey.host, host));
	return row?.count ?? 0;
}
