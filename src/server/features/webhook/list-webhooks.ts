import type { WebhookDelivery, WebhookRow } from '#contract/api/webhook.ts';
import { pageSize } from '#contract/endpoint.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { mayDoAtWork, mayRevoke } from '#domain/organisation/rights.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Which } from './keep-webhooks.ts';
import { openWebhook } from './sealed-webhook.ts';
import {
	countDeliveries,
	countWebhooks,
	type DeliveryRow,
	findDeliveries,
	findTries,
	findWebhook,
	findWebhooks,
	type WebhookRowStored,
} from './webhook.repo.ts';

const newestFirst = cursorOf({ at: cursorPart.moment, id: cursorPart.uuid });

type Paged = { cursor?: string | undefined };

export async function listWebhooks(
	{ queries, services, viewer, now }: MemberContext,
	{ id: organisationId, cursor }: { id: string } & Paged,
) {
	if (!mayRevoke(viewer, organisationId)) return refuse('not-found');
	const isOwn = mayDoAtWork(viewer, 'key.manage', organisationId);
	const after = newestFirst.read(cursor);
	if (!after.ok) return after;
	const [rows, total] = await Promise.all([
		findWebhooks(queries, { organisationId, after: after.value, limit: pageSize + 1 }),
		countWebhooks(queries, organisationId),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ createdAt: at, id }) => newestFirst.write({ at, id }));
	return accept({
		items: shown.map((row) => viewWebhook(row, { keys: services.keys, isOwn, now })),
		total,
		nextCursor,
	});
}

function stateOf({ stoppedAt, isFailed, failingSince }: WebhookRowStored): WebhookRow['state'] {
	if (stoppedAt) return isFailed ? 'failed' : 'stopped';
	return failingSince ? 'failing' : 'on';
}

type Seen = { keys: Keyring; isOwn: boolean; now: Date };

/** An address may itself be a secret of the program that listens there: operators see whose machine it is. */
function viewWebhook(row: WebhookRowStored, { keys, isOwn, now }: Seen): WebhookRow {
	const { address: whole, secrets } = openWebhook(keys, row);
	const address = isOwn ? whole : new URL(whole).host;
	const old = secrets.find(({ until }) => until !== null && new Date(until) > now);
	return {
		...{ id: row.id, address, kinds: row.kinds, state: stateOf(row) },
		...{ oldSecretUntil: old?.until ?? null, createdAt: row.createdAt.toISOString() },
	};
}

export async function listDeliveries({ queries, viewer }: MemberContext, { id, webhookId, cursor }: Which & Paged) {
	if (!mayDoAtWork(viewer, 'key.manage', id)) return refuse('not-found');
	const row = await findWebhook(queries, webhookId);
	if (row?.organisationId !== id) return refuse('not-found');
	const after = newestFirst.read(cursor);
	if (!after.ok) return after;
	const [rows, total] = await Promise.all([
		findDeliveries(queries, { webhookId, after: after.value, limit: pageSize + 1 }),
		countDeliveries(queries, webhookId),
	]);
	const { shown, nextCursor } = pageOf(rows, (last) => newestFirst.write({ at: last.createdAt, id: last.id }));
	const tries =
		shown.length === 0
			? []
			: await findTries(
					queries,
					shown.map((one) => one.id),
				);
	return accept({ items: shown.map((one) => viewDelivery(one, tries)), total, nextCursor });
}

type Try = Awaited<ReturnType<typeof findTries>>[number];
const failures = ['address-refused', 'unreachable', 'too-slow'] as const;

function viewDelivery(row: DeliveryRow, tries: readonly Try[]): WebhookDelivery {
	const { id, kind, subjectId, at, nextAt, isSent } = row;
	return {
		...{ id, kind, subjectId, at: at.toISOString(), tries: row.tries },
		state: isSent ? 'sent' : nextAt ? 'waiting' : 'given-up',
		nextAt: nextAt?.toISOString() ?? null,
		log: tries
			.filter(({ deliveryId }) => deliveryId === id)
			.slice(0, 12)
			.map((one) => ({
				...{ at: one.at.toISOString(), ms: one.ms, status: one.status },
				failure: failures.find((why) => why === one.failure) ?? null,
			})),
	};
}
