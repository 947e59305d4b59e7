import { and, desc, eq, gt, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { VaultSubject } from '#domain/vault/vault.ts';
import { consultation } from '#server/db/schema/consultation.ts';
import { file, fileGrant } from '#server/db/schema/file.ts';
import { matchingAnswer, matchingQuestion } from '#server/db/schema/matching.ts';
import { provider } from '#server/db/schema/provider.ts';
import { reservation } from '#server/db/schema/reservation.ts';
import { vaultFile } from '#server/db/schema/vault.ts';
import { writtenOnce } from '#server/db/written-once.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { Queries, Transaction } from '#server/queries.ts';

type Sharing = {
	memberId: string;
	fileIds: readonly string[];
	subject: VaultSubject;
	organisationId: string;
	/** From this moment on nobody there sees them any more. */
	until: Date;
	now: Date;
};

const isFor = ({ kind, id }: VaultSubject) => and(eq(fileGrant.subjectKind, kind), eq(fileGrant.subjectId, id));
const isInForce = (now: Date) => or(isNull(fileGrant.endsAt), gt(fileGrant.endsAt, now));

/**
 * Lets whoever reads health documents at an organisation look at these files for the sake of something, until an end. Shared
 * again, the end is the new one. False, and nothing is shared, where one of them is not the member's or is no more.
 */
export async function shareVaultFiles(queries: Transaction, sharing: Sharing): Promise<boolean> {
	const { memberId, subject, organisationId, until, now } = sharing;
	const fileIds = [...new Set(sharing.fileIds)];
	if (fileIds.length === 0) return true;
	// Held until the transaction ends: what is erased meanwhile is not shared.
	const own = await queries
		.select({ id: vaultFile.fileId })
		.from(vaultFile)
		.where(and(inArray(vaultFile.fileId, fileIds), eq(vaultFile.memberId, memberId)))
		.for('update');
	if (own.length !== fileIds.length) return false;
	await queries
		.insert(fileGrant)
		.values(
			fileIds.map((fileId) => ({
				...{ fileId, granteeKind: 'organisation' as const, granteeId: organisationId },
				...{ subjectKind: subject.kind, subjectId: subject.id, createdAt: now, endsAt: until },
			})),
		)
		.onConflictDoUpdate({
			target: [
				fileGrant.fileId,
				fileGrant.granteeKind,
				fileGrant.granteeId,
				fileGrant.subjectKind,
				fileGrant.subjectId,
			],
			set: { endsAt: until, createdAt: now },
		});
	await recordAudit(queries, {
		...{ event: 'vault.shared', actorId: memberId, subjectId: memberId, actor: 'member', at: now },
		...{ subject: [subject.kind, subject.id], details: { files: fileIds.length, organisation: organisationId } },
	});
	return true;
}

/** What is shared for the sake of this, now: with whom, whose it is, until when. Names are sealed (`openWords`). */
export const sharedFilesOf = (queries: Queries, subject: VaultSubject, now: Date) =>
	queries
		.select({
			shareId: fileGrant.id,
			fileId: vaultFile.fileId,
			ownerId: vaultFile.memberId,
			sealed: vaultFile.sealed,
			mediaType: file.mediaType,
			bytes: file.bytes,
			organisationId: fileGrant.granteeId,
			sharedAt: fileGrant.createdAt,
			endsAt: fileGrant.endsAt,
		})
		.from(fileGrant)
		.innerJoin(vaultFile, eq(vaultFile.fileId, fileGrant.fileId))
		.innerJoin(file, eq(file.id, fileGrant.fileId))
		.where(and(isFor(subject), isInForce(now)))
		.orderBy(desc(fileGrant.createdAt), desc(fileGrant.id));

/** One share of the member's. False where there is none that still counts. */
export async function endShare(
	queries: Queries,
	{ shareId, memberId, now }: { shareId: string; memberId: string; now: Date },
): Promise<boolean> {
	const own = queries.select({ id: vaultFile.fileId }).from(vaultFile).where(eq(vaultFile.memberId, memberId));
	const [row] = await queries
		.update(fileGrant)
		.set({ endsAt: now })
		.where(and(eq(fileGrant.id, shareId), inArray(fileGrant.fileId, own), isInForce(now)))
		.returning();
	if (!row) return false;
	await recordAudit(queries, {
		...{ event: 'vault.share-ended', actorId: memberId, subjectId: memberId, actor: 'member', at: now },
		...{ subject: ['file', row.fileId], details: { organisation: row.granteeId } },
	});
	return true;
}

const atThatMoment = sql`${sql.placeholder('now')}::timestamptz`;
const sharesEnded = writtenOnce((queries) =>
	queries
		.update(fileGrant)
		.set({ endsAt: atThatMoment })
		.where(
			and(
				eq(fileGrant.subjectKind, sql.placeholder('kind')),
				eq(fileGrant.subjectId, sql.placeholder('id')),
				inArray(fileGrant.fileId, queries.select({ id: vaultFile.fileId }).from(vaultFile)),
				or(isNull(fileGrant.endsAt), gt(fileGrant.endsAt, atThatMoment)),
			),
		)
		.prepare('vault-shares-ended'),
);

/** All that is shared for the sake of this: it was called off, withdrawn, declined. */
export async function endVaultShares(queries: Queries, { kind, id }: VaultSubject, now: Date): Promise<void> {
	await sharesEnded(queries).execute({ kind, id, now: now.toISOString() });
}

/**
 * What a journey was about is forgotten: its shares end, and the files that were brought for it go, but for those their owner
 * keeps and those that are still shared for something else. Answers with the ids whose bytes can go.
 */
export async function forgetVaultWith(queries: Queries, subject: VaultSubject, now: Date): Promise<string[]> {
	await endVaultShares(queries, subject, now);
	const other = alias(fileGrant, 'other');
	const gone = queries
		.select({ id: vaultFile.fileId })
		.from(vaultFile)
		.innerJoin(fileGrant, eq(fileGrant.fileId, vaultFile.fileId))
		.where(
			and(
				isFor(subject),
				eq(vaultFile.isKept, false),
				notExists(
					queries
						.select({ id: other.id })
						.from(other)
						.where(and(eq(other.fileId, vaultFile.fileId), or(isNull(other.endsAt), gt(other.endsAt, now)))),
				),
			),
		);
	const rows = await queries
		.delete(file)
		.where(and(inArray(file.id, gone), eq(file.use, 'vault-file')))
		.returning({ id: file.id, ownerId: file.ownerId });
	const [first] = rows;
	if (first)
		await recordAudit(queries, {
			...{ event: 'vault.erased', actorId: null, subjectId: first.ownerId, actor: 'clock', at: now },
			...{ subject: [subject.kind, subject.id], details: { files: rows.length } },
		});
	return rows.map(({ id }) => id);
}

/** Who receives files, and what an event about it says. */
type Receiver = { organisationId: string; providerId: string; facts: Record<string, string> };

/**
 * To which organisation a member's files go for the sake of a reservation, a question or a consultation; undefined where it is not theirs, or
 * there is nobody to share with. Of a question it is the provider both have agreed with: until then it is anonymous.
 */
export function findReceiver(
	queries: Queries,
	{ kind, id }: VaultSubject,
	memberId: string,
): Promise<Receiver | undefined> {
	if (kind === 'reservation') return findReservationReceiver(queries, id, memberId);
	if (kind === 'consultation') return findConsultationReceiver(queries, id, memberId);
	return findQuestionReceiver(queries, id, memberId);
}

async function findReservationReceiver(queries: Queries, id: string, memberId: string) {
	const { code, productId, providerId } = reservation;
	const [row] = await queries
		.select({ organisationId: provider.organisationId, providerId, code, productId })
		.from(reservation)
		.innerJoin(provider, eq(provider.id, reservation.providerId))
		.where(
			and(
				eq(reservation.id, id),
				eq(reservation.memberId, memberId),
				isNull(reservation.erasedAt),
				sql`${reservation.status} in ('requested', 'confirmed', 'completed')`,
			),
		);
	if (!row) return undefined;
	const { organisationId, providerId: house, ...facts } = row;
	return { organisationId, providerId: house, facts };
}

/** The clinic that was asked, while it is open or a reservation has come of it. */
async function findConsultationReceiver(queries: Queries, id: string, memberId: string) {
	const { productId, providerId } = consultation;
	const [row] = await queries
		.select({ organisationId: provider.organisationId, providerId, productId })
		.from(consultation)
		.innerJoin(provider, eq(provider.id, consultation.providerId))
		.where(
			and(
				eq(consultation.id, id),
				eq(consultation.memberId, memberId),
				isNull(consultation.erasedAt),
				sql`(${consultation.state} <> 'closed' or ${consultation.endReason} = 'reserved')`,
			),
		);
	if (!row) return undefined;
	return { organisationId: row.organisationId, providerId: row.providerId, facts: { productId: row.productId } };
}

async function findQuestionReceiver(queries: Queries, id: string, memberId: string) {
	const { area, kind } = matchingQuestion;
	const [row] = await queries
		.select({ organisationId: provider.organisationId, providerId: provider.id, area, questionKind: kind })
		.from(matchingQuestion)
		.innerJoin(matchingAnswer, eq(matchingAnswer.questionId, matchingQuestion.id))
		.innerJoin(provider, eq(provider.id, matchingAnswer.providerId))
		.where(
			and(
				eq(matchingQuestion.id, id),
				eq(matchingQuestion.memberId, memberId),
				eq(matchingQuestion.isPrivate, true),
				isNull(matchingQuestion.erasedAt),
				eq(matchingAnswer.status, 'accepted'),
			),
		);
	if (!row) return undefined;
	const { organisationId, ...facts } = row;
	return { organisationId, providerId: row.providerId, facts: { ...facts, questionId: id } };
}
