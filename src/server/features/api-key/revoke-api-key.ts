import { accept, refuse } from '#domain/kernel/result.ts';
import { actingFor, mayRevoke } from '#domain/organisation/rights.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { tellOfTakingAway } from '#server/mail/tell-of-taking-away.ts';
import type { MemberContext } from '#server/member-context.ts';
import { lockKey, revokeKey } from './api-key.repo.ts';

/** From the next request on it opens nothing. Repeated it changes nothing more. */
export async function revokeApiKey(
	{ services, viewer, memberId, now }: MemberContext,
	{ id: organisationId, keyId }: { id: string; keyId: string },
) {
	if (!mayRevoke(viewer, organisationId)) return refuse('not-found');
	return services.transact(async (work) => {
		const row = await lockKey(work, keyId);
		if (row?.organisationId !== organisationId) return refuse('not-found');
		if (row.revokedAt) return accept({});
		await revokeKey(work, keyId, now);
		const { name } = row;
		const subject = ['key', keyId] as const;
		if (actingFor(viewer, organisationId) === 'operator')
			await tellOfTakingAway(work, services, {
				...{ kind: 'key.revoked', subject, organisationId, name, operatorId: memberId, at: now },
			});
		else
			await recordAudit(work, {
				...{ event: 'key.revoked', actorId: memberId, subjectId: null, subject, at: now },
				...{ actor: 'provider', details: { organisation: organisationId, name } },
			});
		return accept({});
	});
}
