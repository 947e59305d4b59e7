import { dayMs, minuteMs } from '#domain/kernel/durations.ts';
import {
	deliveryDays,
	isToBeStopped,
	nextTryAt,
	signingSecrets,
	type WebhookBody,
	webhookUrl,
} from '#domain/webhook/webhook.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { type PostAnswer, postOutside } from '#server/gateways/outside/post-outside.ts';
import { addJob } from '#server/jobs/add-job.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import { tellKeyManagers } from '#server/mail/tell-key-managers.ts';
import type { Transaction } from '#server/queries.ts';
import { openWebhook } from './sealed-webhook.ts';
import { signWebhook } from './sign-webhook.ts';
import {
	type DeliveryRow,
	type Due,
	deleteDeliveriesBefore,
	giveUpWaiting,
	lockWebhook,
	noteTry,
	putBack,
	takeDue,
	updateWebhook,
	type WebhookRowStored,
} from './webhook.repo.ts';

type Job = Pick<TaskContext, 'queries' | 'services' | 'now'>;
type Post = (url: URL, sent: { body: string; headers: Record<string, string>; ms: number }) => Promise<PostAnswer>;

/** As long as somebody else's program may take. */
const answerMs = 10_000;
/** So many in one go. */
const most = 100;
/** What this server has taken no other sends; were it to die, another would begin after this. */
const takenMs = 5 * minuteMs;

/** Sends what is due: one after the other to each webhook, all webhooks at once, so that a slow one keeps no other waiting. */
export async function sendWebhooks(
	job: Job,
	{ post = postOutside, isAllowed }: { post?: Post; isAllowed?: (url: URL) => boolean } = {},
): Promise<void> {
	const { queries, now } = job;
	const due = await takeDue(queries, { now, until: new Date(now.getTime() + takenMs), limit: most });
	const hooks = new Map(due.map((one) => [one.webhook.id, one.webhook]));
	await Promise.all(
		[...hooks.values()].map((hook) => {
			const deliveries = due.filter(({ webhook }) => webhook.id === hook.id).map(({ delivery }) => delivery);
			return sendAll(job, { hook, deliveries, post, isAllowed });
		}),
	);
	if (due.length === most) await addJob(queries, 'send-webhooks', {}, { key: 'send-webhooks' });
}

type One = { hook: Due['webhook']; post: Post; isAllowed: ((url: URL) => boolean) | undefined };

async function sendAll(job: Job, { deliveries, ...one }: One & { deliveries: DeliveryRow[] }): Promise<void> {
	for (const [at, delivery] of deliveries.entries()) {
		const nextAt = await sendOne(job, one, delivery);
		if (nextAt === undefined) continue;
		// Nobody is there: the others need not each find that out.
		const rest = deliveries.slice(at + 1).map(({ id }) => id);
		return putBack(job.queries, rest, nextAt ?? job.now);
	}
}

/** Undefined when it came through; else when the next try may be, null where this one is given up. */
async function sendOne(
	job: Job,
	{ hook, post, isAllowed }: One,
	delivery: DeliveryRow,
): Promise<Date | null | undefined> {
	const { services } = job;
	const { address, secrets } = openWebhook(services.keys, hook);
	const url = webhookUrl(address, isAllowed);
	const body = JSON.stringify(bodyOf(delivery));
	const begunAt = services.clock();
	const headers = signWebhook({ id: delivery.id, at: begunAt, body }, signingSecrets(secrets, begunAt));
	const answer: PostAnswer = url ? await post(url, { body, headers, ms: answerMs }) : { failure: 'address-refused' };
	const at = services.clock();
	const status = 'status' in answer ? answer.status : null;
	const isSent = status !== null && status >= 200 && status < 300;
	const tries = delivery.tries + 1;
	const nextAt = isSent ? null : (nextTryAt(tries, at, Math.random()) ?? null);
	await services.transact(async (work) => {
		await noteTry(work, {
			row: {
				...{ deliveryId: delivery.id, at: begunAt, ms: Math.max(0, at.getTime() - begunAt.getTime()), status },
				failure: 'failure' in answer ? answer.failure : null,
			},
			after: { nextAt, tries, isSent },
		});
		const row = await lockWebhook(work, hook.id);
		if (!row) return;
		// Turned off while this was under way: it is not tried again either.
		if (row.stoppedAt) return giveUpWaiting(work, row.id);
		// 410 is what a program says that wants nothing more.
		if (status === 410 || (!isSent && isToBeStopped(row.failingSince, at))) await stop(job, work, row);
		else if (isSent !== (row.failingSince === null))
			await updateWebhook(work, row.id, { failingSince: isSent ? null : at });
	});
	return isSent ? undefined : nextAt;
}

/** The webhook's own words for what happened: no name, no text, no figure. */
function bodyOf({ kind, event, subjectKind, subjectId, at }: DeliveryRow): WebhookBody {
	return { type: kind, timestamp: at.toISOString(), data: { kind: subjectKind, id: subjectId, event } };
}

/** Nothing has come through for days: it is turned off, what waits is given up, and the house is told. */
async function stop({ services }: Job, work: Transaction, row: WebhookRowStored): Promise<void> {
	const { organisationId } = row;
	const at = services.clock();
	await updateWebhook(work, row.id, { stoppedAt: at, isFailed: true });
	await giveUpWaiting(work, row.id);
	await recordAudit(work, {
		...{ event: 'webhook.stopped', actorId: null, subjectId: null, subject: ['webhook', row.id], at },
		details: { organisation: organisationId },
	});
	const host = URL.parse(openWebhook(services.keys, row).address)?.host ?? '';
	await tellKeyManagers(work, services, {
		organisationId,
		write: (facts) => ({ template: 'webhook-stopped', data: { ...facts, host } }),
	});
}

/** Daily: what was sent long ago is forgotten. */
export async function sweepDeliveries({ queries, now }: Pick<TaskContext, 'queries' | 'now'>): Promise<void> {
	await deleteDeliveriesBefore(queries, new Date(now.getTime() - deliveryDays * dayMs));
}
