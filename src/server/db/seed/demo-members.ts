import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { demoAccounts } from '#demo/accounts.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import { findCurrentVersions } from '#server/features/page-text/page-text.repo.ts';
import { bankAccountBinding, passportBinding } from '#server/keys/seal-bindings.ts';
import type { Queries } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { consent } from '../schema/consent.ts';
import { file } from '../schema/file.ts';
import { member } from '../schema/member.ts';
import { licence, partner } from '../schema/partner.ts';
import { provider } from '../schema/provider.ts';
import { demoPaper } from './demo-paper.ts';

type Account = (typeof demoAccounts)[number];
type Business = NonNullable<Account['business']>;
export type DemoServices = Pick<Services, 'keys' | 'files' | 'passwords' | 'clock'>;
type Work = { queries: Queries; services: DemoServices; now: Date };

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

/**
 * The accounts with all that belongs to them; an address that somebody has already is left to them. Whether all are the
 * demonstration's own.
 */
export async function insertMembers(work: Work): Promise<boolean> {
	let areOwn = true;
	for (const account of demoAccounts) {
		const id = randomUUID();
		const isNew = await insertAccount(work, id, account);
		areOwn &&= isNew;
		if (!isNew) continue;
		await insertConsents(work, id, account);
		if (account.business) await insertBusiness(work, id, account.business);
	}
	return areOwn;
}

async function insertAccount({ queries, services, now }: Work, id: string, account: Account): Promise<boolean> {
	const { password, passport, joinedDaysAgo, agreesTo: _, business: __, ...facts } = account;
	const joinedAt = daysBefore(now, joinedDaysAgo);
	const inserted = await queries
		.insert(member)
		.values({
			...facts,
			id,
			passwordHash: await services.passwords.hash(password),
			passport: passport === undefined ? null : services.keys.seal(passport, passportBinding(id)),
			emailVerifiedAt: joinedAt,
			createdAt: joinedAt,
		})
		.onConflictDoNothing()
		.returning({ id: member.id });
	return inserted.length > 0;
}

/** At joining, or when the version in force came out; a version is named after its first day. */
function agreedAt(version: string, account: Account, now: Date): Date {
	const published = Date.parse(version) || 0;
	const joined = daysBefore(now, account.joinedDaysAgo).getTime();
	return new Date(Math.min(now.getTime(), Math.max(joined, published)));
}

async function insertConsents({ queries, now }: Work, memberId: string, account: Account): Promise<void> {
	const current = await findCurrentVersions(queries, now);
	const rows = account.agreesTo.flatMap((kind) => {
		const version = current[kind];
		return version === undefined
			? []
			: { memberId, kind, version, locale: account.locale, givenAt: agreedAt(version, account, now) };
	});
	if (rows.length > 0) await queries.insert(consent).values(rows);
}

async function insertBusiness(work: Work, memberId: string, business: Business): Promise<void> {
	const { queries, services, now } = work;
	const { appliedDaysAgo, decidedDaysAgo, licences, providerId, bankAccount, ...facts } = business;
	await queries.insert(partner).values({
		...facts,
		memberId,
		bankAccount: services.keys.seal(bankAccount, bankAccountBinding(memberId)),
		appliedAt: daysBefore(now, appliedDaysAgo),
		decidedAt: decidedDaysAgo === null ? null : daysBefore(now, decidedDaysAgo),
	});
	// A second apart, so that they are listed in this order.
	for (const [at, one] of licences.entries())
		await insertLicence(work, memberId, one, {
			createdAt: new Date(daysBefore(now, appliedDaysAgo).getTime() + at * 1000),
			verdict: decidedDaysAgo === null ? 'waiting' : 'accepted',
		});
	if (providerId !== undefined) await queries.update(provider).set({ memberId }).where(eq(provider.id, providerId));
}

async function insertLicence(
	{ queries, services, now }: Work,
	memberId: string,
	{ kind, number, fileName, yearsValid }: Business['licences'][number],
	{ createdAt, verdict }: { createdAt: Date; verdict: 'accepted' | 'waiting' },
): Promise<void> {
	const id = randomUUID();
	const paper = demoPaper(['Maru demonstration document', kind, 'Not a real licence.']);
	const mediaType = 'application/pdf';
	await services.files.write(`${id}/paper`, paper);
	await queries.insert(file).values({
		id,
		ownerId: memberId,
		use: 'licence',
		name: fileName,
		mediaType,
		bytes: paper.length,
		variants: [{ name: 'paper', mediaType, width: null, bytes: paper.length }],
		createdAt,
	});
	await queries.insert(licence).values({
		memberId,
		kind,
		number,
		expiresOn: yearsValid === null ? null : `${now.getUTCFullYear() + yearsValid}-12-31`,
		fileId: id,
		verdict,
		createdAt,
	});
}
