import { accept, refuse } from '#domain/kernel/result.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { addJob } from '#server/jobs/add-job.ts';
import type { MemberContext } from '#server/member-context.ts';
import { lockOwn, type Which } from './keep-webhooks.ts';
import { insertDelivery, resendDelivery } from './webhook.repo.ts';

const soon = { key: 'send-webhooks' } as const;

/** Something to try it with: of no event, and told as such. */
export async function sendTest(context: MemberContext, which: Which) {
	const { queries, services, memberId, now } = context;
	const retryAfter = await countAttempt({ queries, services }, 'webhook-member', memberId);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	return services.transact(async (work) => {
		const row = await lockOwn(work, context, which);
		if (!row) return refuse('not-found');
		if (row.stoppedAt) return refuse('not-allowed');
		await insertDelivery(work, {
			...{ webhookId: row.id, kind: 'test', event: 'test', subjectKind: 'webhook', subjectId: row.id },
			...{ at: now, createdAt: now, nextAt: now },
		});
		await addJob(work, 'send-webhooks', {}, soon);
		return accept({});
	});
}

/** The same once more, under its id: a program that knows it already does nothing. */
export async function resend(context: MemberContext, { deliveryId, ...which }: Which & { deliveryId: string }) {
	const { queries, services, memberId, now } = context;
	const retryAfter = await countAttempt({ queries, services }, 'webhook-member', memberId);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	return services.transact(async (work) => {
		const row = await lockOwn(work, context, which);
		if (!row) return refuse('not-found');
		if (row.stoppedAt) return refuse('not-allowed');
		const isThere = await resendDelivery(work, { id: deliveryId, webhookId: row.id, at: now });
		if (!isThere) return refuse('not-found');
		await recordAudit(work, {
			...{ event: 'webhook.resent', actorId: memberId, subjectId: null, subject: ['webhook', row.id], at: now },
			...{ actor: 'provider', details: { organisation: row.organisationId, delivery: deliveryId } },
		});
		await addJob(work, 'send-webhooks', {}, soon);
		return accept({});
	});
}
