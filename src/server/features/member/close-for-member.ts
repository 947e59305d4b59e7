import { accept } from '#domain/kernel/result.ts';
import type { IdentityCheck } from '#domain/member/member-desk.ts';
import { forgetBytes } from '#server/files/forget-bytes.ts';
import type { MemberContext } from '#server/member-context.ts';
import { eraseMember } from './close-member.ts';
import { managedMember } from './managed-member.ts';

/** Erasure on request, with the same end as closing one's own account; a suspended member has the right to it too. */
export async function closeForMember(context: MemberContext, { id, check }: { id: string; check: IdentityCheck }) {
	const { services, memberId: actorId, now } = context;
	const managed = await managedMember(context, id);
	if (!managed.ok) return managed;
	const found = managed.value;
	const erased = await services.transact((queries) =>
		eraseMember({ queries, services, now, memberId: id, actorId, details: { check } }, found),
	);
	if (!erased.ok) return erased;
	services.nudge([id]);
	await forgetBytes(services, erased.value);
	return accept({});
}
