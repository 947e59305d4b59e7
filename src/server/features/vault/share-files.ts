import { accept, refuse } from '#domain/kernel/result.ts';
import { shareEnd, type VaultSubject } from '#domain/vault/vault.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import type { MemberContext } from '#server/member-context.ts';
import { endShare, findReceiver, shareVaultFiles } from './vault-share.repo.ts';

/** As what the house is told. */
const toldAs = {
	reservation: 'reservation.share-files',
	'matching-question': 'matching.share-files',
	consultation: 'consultation.share-files',
} as const;

/** Whom they go to follows from what they are shared for; the input names nobody. */
export async function shareFiles(
	{ queries, services, now, memberId }: MemberContext,
	{ fileIds, subject, days }: { fileIds: string[]; subject: VaultSubject; days: number },
) {
	const retryAfter = await countAttempt({ queries, services }, 'vault-share-member', memberId);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	return services.transact(async (work) => {
		const receiver = await findReceiver(work, subject, memberId);
		if (!receiver) return refuse('not-found');
		const until = shareEnd(now, days);
		const { organisationId, providerId, facts } = receiver;
		const isShared = await shareVaultFiles(work, { memberId, fileIds, subject, organisationId, until, now });
		if (!isShared) return refuse('not-found');
		await recordEvent(work, {
			...{
				kind: toldAs[subject.kind],
				subject: [subject.kind, subject.id],
				actor: 'member',
				actorId: memberId,
				at: now,
			},
			...{ parties: { memberId, providerId }, facts },
		});
		return accept({});
	});
}

export async function stopSharing({ services, now, memberId }: MemberContext, { id }: { id: string }) {
	const isEnded = await services.transact((work) => endShare(work, { shareId: id, memberId, now }));
	return isEnded ? accept({}) : refuse('not-found');
}
