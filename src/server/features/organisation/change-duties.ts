import { accept, refuse } from '#domain/kernel/result.ts';
import { areSameDuties, canBeNarrowed, type Duty, dutiesText, storedDuties } from '#domain/organisation/duties.ts';
import { mayDo } from '#domain/organisation/rights.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { requireRecentSignIn } from '#server/features/session/require-recent-sign-in.ts';
import type { MemberContext } from '#server/member-context.ts';
import { settleCalls } from './settle-calls.ts';
import { tellOfDuties } from './staff-mails.ts';
import { lockManaged, lockWork, setDuties } from './work.repo.ts';

type Asked = { id: string; memberId: string; duties: Duty[] | null; seen: Duty[] | null };

/** What an operator looks after, for who still looks after what was seen. From the next request on; what they have open says so when it asks again. */
export async function changeDuties(
	{ services, viewer, memberId: actorId, signedInAt, now }: MemberContext,
	{ id: organisationId, memberId, duties, seen }: Asked,
) {
	if (!mayDo(viewer, 'staff.manage', organisationId)) return refuse('not-found');
	const late = requireRecentSignIn({ signedInAt, now });
	if (late) return late;
	return services.transact(async (queries) => {
		if (!(await lockManaged(queries, viewer, organisationId))) return refuse('not-found');
		const work = await lockWork(queries, { organisationId, memberId });
		if (!work) return refuse('not-found');
		if (!canBeNarrowed(work)) return refuse('not-allowed');
		const kept = storedDuties(duties, work);
		if (areSameDuties(work.duties, kept)) return accept({});
		if (!areSameDuties(work.duties, seen)) return refuse('changed-since');
		await setDuties(queries, { organisationId, memberId, duties: kept });
		await settleCalls(queries, memberId);
		await recordAudit(queries, {
			...{ event: 'staff.duties-changed', actorId, subjectId: memberId },
			details: { organisation: organisationId, duties: dutiesText(kept), before: dutiesText(work.duties) },
		});
		if (memberId !== actorId) await tellOfDuties(queries, services, { organisationId, memberId, duties: kept });
		return accept({});
	});
}
