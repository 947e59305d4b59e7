import { lookingRole } from '#domain/event/look.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { kindOfType } from '#domain/vault/vault.ts';
import { openingMs, openingState, standingAt } from '#domain/vault/vault-access.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { findShowing } from '#server/features/video/shown-file.repo.ts';
import { markOf } from '#server/files/mark-file.ts';
import type { MemberContext } from '#server/member-context.ts';
import { deliverFile } from './deliver-file.ts';
import { openWords, readOpening, writeOpening } from './sealed-vault.ts';
import { findReaderName, findSharesOf, findVaultFile, grantsOf } from './vault.repo.ts';

type Given = Pick<MemberContext, 'queries' | 'viewer' | 'now'>;

/** The file and as whom the viewer may look at it, now; undefined where it is not for them or is no more. */
async function findStanding({ queries, viewer, now }: Given, fileId: string) {
	const found = await findVaultFile(queries, fileId);
	if (!found) return undefined;
	const grants = grantsOf(await findSharesOf(queries, [fileId]), fileId);
	const showing = await findShowing(queries, { fileId, viewer, now });
	const standing = standingAt({ ownerId: found.ownerId, grants, showing }, viewer, now);
	return standing && { found, standing };
}

type Standing = NonNullable<ReturnType<typeof standingAt>>;

/** For which house, and for the sake of what. */
function lookOf(standing: Exclude<Standing, { as: 'owner' }>) {
	if (standing.as === 'room')
		return { organisation: standing.showing.organisationId, subjectKind: 'video', subjectId: standing.showing.dateId };
	const { granteeId, subjectKind, subjectId } = standing.grant;
	return { organisation: granteeId, subjectKind, subjectId };
}

/**
 * A link for this login alone. Who opens somebody else's file is written down before there is anything to see; asking for the
 * bytes again while the link lasts is the same look.
 */
export async function openVaultFile(own: MemberContext, { id }: { id: string }) {
	const { queries, services, now, memberId, sessionId } = own;
	const allowed = sessionId !== null && (await findStanding(own, id));
	if (!allowed) return refuse('not-found');
	const { found, standing } = allowed;
	const isOwner = standing.as === 'owner';
	if (!isOwner) {
		const look = lookOf(standing);
		const retryAfter = await countAttempt({ queries, services }, 'vault-open-member', memberId);
		if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
		await recordAudit(queries, {
			...{ event: 'vault.file-read', actorId: memberId, subjectId: found.ownerId, actor: 'provider', at: now },
			...{
				subject: ['file', id],
				details: { as: 'provider', ...look, role: lookingRole(own.viewer, look.organisation) },
			},
		});
	}
	const until = now.getTime() + openingMs;
	const token = writeOpening(services.keys, { fileId: id, memberId, sessionId, until });
	return accept({
		path: `/api/vault/view?token=${token}`,
		kind: kindOfType(found.mediaType),
		pages: found.pages,
		...openWords(services.keys, found),
		mark: isOwner ? null : markOf(await findReaderName(queries, memberId), now),
		until: new Date(until).toISOString(),
	});
}

/**
 * The bytes a link leads to. Asked again whether the viewer may look: a share that has ended since ends the link too; what
 * has begun comes to its end.
 */
export async function viewVaultFile(own: MemberContext, { token, page }: { token: string; page?: number | undefined }) {
	const opening = readOpening(own.services.keys, token);
	const state = opening && openingState(opening, own);
	if (!opening || state === 'foreign') return refuse('not-found');
	if (state === 'over') return refuse('link-dead');
	const allowed = await findStanding(own, opening.fileId);
	if (!allowed) return refuse('not-found');
	const openedAt = new Date(opening.until - openingMs);
	const isOwner = allowed.standing.as === 'owner';
	const mark = isOwner ? null : markOf(await findReaderName(own.queries, own.memberId), openedAt);
	return deliverFile(own, allowed.found, { mark, page });
}
