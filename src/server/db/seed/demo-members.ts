import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { demoAccounts } from '#demo/accounts.ts';
import { toAgency, toOrganisation } from '#domain/file/file-grant.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { organisationStatusOf } from '#domain/organisation/organisation-status.ts';
import { insertOrganisation, insertStaff } from '#server/features/organisation/staff.repo.ts';
import { findCurrentVersions } from '#server/features/page-text/page-text.repo.ts';
import { newFileKey, writePart } from '#server/files/stored-parts.ts';
import { bankAccountBinding, passportBinding } from '#server/keys/seal-bindings.ts';
import type { Queries } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { consent } from '../schema/consent.ts';
import { file, fileGrant } from '../schema/file.ts';
import { member } from '../schema/member.ts';
import { organisation } from '../schema/organisation.ts';
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
		if (account.worksAs)
			await insertStaff(work.queries, {
				...{ organisationId: agencyId, memberId: id, role: account.worksAs },
				joinedAt: daysBefore(work.now, account.joinedDaysAgo),
			});
		if (account.business) await insertBusiness(work, { memberId: id, account, business: account.business });
	}
	return areOwn;
}

async function insertAccount({ queries, services, now }: Work, id: string, account: Account): Promise<boolean> {
	const { password, passport, joinedDaysAgo, agreesTo: _, business: __, worksAs: ___, ...facts } = account;
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

type Founding = { memberId: string; account: Account; business: Business };

async function insertBusiness(work: Work, { memberId, account, business }: Founding): Promise<void> {
	const { queries, services, now } = work;
	const { appliedDaysAgo, decidedDaysAgo, licences, providerId, bankAccount, ...facts } = business;
	const organisationId = randomUUID();
	const appliedAt = daysBefore(now, appliedDaysAgo);
	await insertOrganisation(queries, { id: organisationId, memberId, now: appliedAt });
	if (account.cooperative)
		await queries
			.update(organisation)
			.set({ status: organisationStatusOf(account.cooperative) })
			.where(eq(organisation.id, organisationId));
	await queries.insert(partner).values({
		...facts,
		organisationId,
		address: account.address ?? null,
		bankAccount: services.keys.seal(bankAccount, bankAccountBinding(organisationId)),
		appliedAt,
		decidedAt: decidedDaysAgo === null ? null : daysBefore(now, decidedDaysAgo),
	});
	// A second apart, so that they are listed in this order.
	for (const [at, one] of licences.entries())
		await insertLicence(work, { memberId, organisationId }, one, {
			createdAt: new Date(appliedAt.getTime() + at * 1000),
			verdict: decidedDaysAgo === null ? 'waiting' : 'accepted',
		});
	if (providerId !== undefined)
		await queries.update(provider).set({ organisationId }).where(eq(provider.id, providerId));
}

async function insertLicence(
	{ queries, services, now }: Work,
	{ memberId, organisationId }: { memberId: string; organisationId: string },
	{ kind, number, fileName, yearsValid }: Business['licences'][number],
	{ createdAt, verdict }: { createdAt: Date; verdict: 'accepted' | 'waiting' },
): Promise<void> {
	const id = randomUUID();
	const paper = demoPaper(['Maru demonstration document', kind, 'Not a real licence.']);
	const mediaType = 'application/pdf';
	const key = newFileKey(services, id);
	await writePart(services, { id, key }, 'paper', [paper]);
	await queries.insert(file).values({
		id,
		key,
		ownerId: memberId,
		use: 'licence',
		name: fileName,
		mediaType,
		bytes: paper.length,
		variants: [{ name: 'paper', mediaType, width: null, bytes: paper.length }],
		createdAt,
	});
	const subject = { subjectKind: 'partner', subjectId: organisationId } as const;
	await queries.insert(fileGrant).values(
		[toAgency(subject), toOrganisation(organisationId, subject)].map((grant) => ({
			fileId: id,
			...grant,
			createdAt,
		})),
	);
	await queries.insert(licence).values({
		organisationId,
		kind,
		number,
		expiresOn: yearsValid === null ? null : `${now.getUTCFullYear() + yearsValid}-12-31`,
		fileId: id,
		verdict,
		createdAt,
	});
}
