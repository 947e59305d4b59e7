import { rolesWith } from '#domain/organisation/rights.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { findRecipients } from '#server/features/organisation/staff.repo.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { tellKeyManagers } from './tell-key-managers.ts';

type Taken = {
	kind: 'key.revoked' | 'webhook.dropped';
	subject: readonly [kind: string, id: string];
	organisationId: string;
	/** What its people know it by: the name of a key, the host of a webhook. */
	name: string;
	operatorId: string;
	at: Date;
};

/** An operator took a key or a webhook of a house away: in the trail, and told to who manages them there, whose programs stop. */
export async function tellOfTakingAway(
	work: Transaction,
	services: Pick<Services, 'keys' | 'origin'>,
	{ kind, subject, organisationId, name, operatorId, at }: Taken,
): Promise<void> {
	const owners = await findRecipients(work, organisationId, rolesWith('key.manage'));
	const isKey = kind === 'key.revoked';
	const cause = await recordEvent(work, {
		...{ kind, subject, actor: 'operator', actorId: operatorId, at },
		parties: { otherIds: owners.map((owner) => owner.id) },
		facts: { organisation: organisationId, ...(isKey ? { name } : { host: name }) },
	});
	await tellKeyManagers(work, services, {
		...{ organisationId, cause },
		write: (facts) =>
			isKey
				? { template: 'api-key-revoked', data: { ...facts, name } }
				: { template: 'webhook-removed', data: { ...facts, host: name } },
	});
}
