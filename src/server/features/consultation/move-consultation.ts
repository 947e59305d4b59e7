import type { consultationEndpoints } from '#contract/api/consultation.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { forgetBytes } from '#server/files/forget-bytes.ts';
import type { MemberContext } from '#server/member-context.ts';
import { lockConsultation } from './consultation.repo.ts';
import { consultationRoleOf } from './consultation-view.ts';
import { endConsultation } from './end-consultation.ts';
import { openConsultation, sealConsultation } from './sealed-consultation.ts';

type Input = InputOf<(typeof consultationEndpoints)['POST /api/consultations/:id/moves']>['body'];

/** One of the two takes it back, ends it, or cannot help. */
export async function moveConsultation(
	{ services, now, viewer }: MemberContext,
	{ id, input }: { id: string; input: Input },
) {
	const { keys } = services;
	const ended = await services.transact(async (work) => {
		const found = await lockConsultation(work, id);
		const role = found && consultationRoleOf(viewer, found);
		if (!found || !role) return refuse('not-found');
		const words = input.move === 'decline' && openConsultation(keys, found.row);
		const sealed =
			input.move === 'decline' && words ? sealConsultation(keys, id, { ...words, reason: input.reason }) : undefined;
		const ending = { move: input.move, by: role, actorId: viewer.id, now, ...(sealed !== undefined && { sealed }) };
		const gone = await endConsultation(work, services, { found, ending });
		return gone ? accept(gone) : refuse('not-allowed');
	});
	if (!ended.ok) return ended;
	if (ended.value.length > 0) await forgetBytes(services, ended.value);
	return accept({ id });
}
