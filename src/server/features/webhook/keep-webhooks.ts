import { isIP } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import type { webhookEndpoints } from '#contract/api/webhook.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { actingFor, mayDoAtWork, mayRevoke } from '#domain/organisation/rights.ts';
import { mostWebhooks, webhookUrl, withNewSecret } from '#domain/webhook/webhook.ts';
import type { WebhookKind } from '#domain/webhook/webhook-kinds.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { lockOrganisation } from '#server/features/organisation/work.repo.ts';
import { requireRecentSignIn } from '#server/features/session/require-recent-sign-in.ts';
import { isPublicAddress } from '#server/gateways/outside/public-address.ts';
import { tellOfTakingAway } from '#server/mail/tell-of-taking-away.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { openWebhook, sealWebhook } from './sealed-webhook.ts';
import { newWebhookSecret } from './sign-webhook.ts';
import {
	countWebhooks,
	deleteWebhook,
	giveUpWaiting,
	insertWebhook,
	lockWebhook,
	updateWebhook,
	type WebhookRowStored,
} from './webhook.repo.ts';

type Made = InputOf<(typeof webhookEndpoints)['POST /api/organisations/:id/webhooks']>['body'] & { id: string };
export type Which = { id: string; webhookId: string };

const inOrder = (kinds: readonly WebhookKind[]): WebhookKind[] => [...new Set(kinds)].sort();

type Act = 'webhook.added' | 'webhook.edited' | 'webhook.dropped' | 'webhook.secret-renewed';

const note = (
	work: Transaction,
	{ memberId, now }: MemberContext,
	{ act, row, host }: { act: Act; row: Pick<WebhookRowStored, 'id' | 'organisationId'>; host?: string },
) =>
	recordAudit(work, {
		...{ event: act, actorId: memberId, subjectId: null, subject: ['webhook', row.id], at: now, actor: 'provider' },
		details: { organisation: row.organisationId, ...(host !== undefined && { host }) },
	});

/** A number of a house's own network instead of a name is told at once; whatever a name means, when something is sent. */
function isOwnNumber({ hostname }: URL): boolean {
	const number = hostname.replace(/^\[|\]$/g, '');
	return isIP(number) !== 0 && !isPublicAddress(number);
}

/** An address of the web that is told what happens. Which machine it means is looked at whenever something is sent. */
export async function addWebhook(context: MemberContext, { id: organisationId, key: id, address, kinds }: Made) {
	const { services, viewer, memberId, now } = context;
	if (organisationId === agencyId || !mayDoAtWork(viewer, 'key.manage', organisationId)) return refuse('not-found');
	const url = webhookUrl(address);
	if (!url || isOwnNumber(url))
		return refuse('invalid-input', { faults: [{ at: 'address', code: 'webhook-address' }] });
	const late = requireRecentSignIn(context);
	if (late) return late;
	return services.transact(async (work) => {
		await lockOrganisation(work, organisationId);
		const before = await lockWebhook(work, id);
		if (before) {
			const facts = openWebhook(services.keys, before);
			const isSame =
				before.organisationId === organisationId &&
				facts.address === address &&
				isDeepStrictEqual(before.kinds, inOrder(kinds));
			const [secret] = facts.secrets;
			return isSame && secret ? accept({ id, secret: secret.secret }) : refuse('key-reused');
		}
		if ((await countWebhooks(work, organisationId)) >= mostWebhooks) return refuse('not-allowed');
		const secret = newWebhookSecret();
		const sealed = sealWebhook(services.keys, id, { address, secrets: withNewSecret([], secret, now) });
		await insertWebhook(work, { id, organisationId, sealed, kinds: inOrder(kinds), madeBy: memberId, createdAt: now });
		await note(work, context, { act: 'webhook.added', row: { id, organisationId }, host: url.host });
		return accept({ id, secret });
	});
}

/** One that somebody may change, held; undefined where it is another's, or none. */
export async function lockOwn(work: Transaction, { viewer }: MemberContext, { id, webhookId }: Which) {
	if (!mayDoAtWork(viewer, 'key.manage', id)) return undefined;
	const row = await lockWebhook(work, webhookId);
	return row?.organisationId === id ? row : undefined;
}

type Edited = Which & { kinds: WebhookKind[]; isOn: boolean };

/** Turned on again it begins anew; what happened meanwhile is not sent after. */
export function editWebhook(context: MemberContext, { kinds, isOn, ...which }: Edited) {
	return context.services.transact(async (work) => {
		const row = await lockOwn(work, context, which);
		if (!row) return refuse('not-found');
		const stoppedAt = isOn ? null : (row.stoppedAt ?? context.now);
		const failing = isOn && row.stoppedAt ? { isFailed: false, failingSince: null } : {};
		await updateWebhook(work, row.id, { kinds: inOrder(kinds), stoppedAt, ...failing });
		if (!isOn) await giveUpWaiting(work, row.id);
		await note(work, context, { act: 'webhook.edited', row });
		return accept({});
	});
}

/** By its house, or by an operator where it leaked: then those who manage it are told. */
export function removeWebhook(context: MemberContext, which: Which) {
	const { services, viewer, memberId, now } = context;
	return services.transact(async (work) => {
		const row = mayRevoke(viewer, which.id) ? await lockWebhook(work, which.webhookId) : undefined;
		if (row?.organisationId !== which.id) return refuse('not-found');
		await deleteWebhook(work, row.id);
		if (actingFor(viewer, which.id) === 'operator')
			await tellOfTakingAway(work, services, {
				...{ kind: 'webhook.dropped', subject: ['webhook', row.id], organisationId: which.id },
				...{ name: new URL(openWebhook(services.keys, row).address).host, operatorId: memberId, at: now },
			});
		else await note(work, context, { act: 'webhook.dropped', row });
		return accept({});
	});
}

export async function renewWebhookSecret(context: MemberContext, which: Which) {
	const { services, now } = context;
	const late = mayDoAtWork(context.viewer, 'key.manage', which.id) && requireRecentSignIn(context);
	if (late) return late;
	return services.transact(async (work) => {
		const row = await lockOwn(work, context, which);
		if (!row) return refuse('not-found');
		const { address, secrets } = openWebhook(services.keys, row);
		const secret = newWebhookSecret();
		const sealed = sealWebhook(services.keys, row.id, { address, secrets: withNewSecret(secrets, secret, now) });
		await updateWebhook(work, row.id, { sealed });
		await note(work, context, { act: 'webhook.secret-renewed', row });
		return accept({ secret });
	});
}
