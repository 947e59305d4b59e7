import { keyWarningDue, keyWarnings } from '#domain/api-key/api-key.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { rolesWith } from '#domain/organisation/rights.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { findRecipients } from '#server/features/organisation/staff.repo.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import { tellKeyManagers } from '#server/mail/tell-key-managers.ts';
import { findEndingKeys, lockKey, noteWarning } from './api-key.repo.ts';

/** So many a run; the next day's has the rest, which no warning is too late for. */
const mostKeys = 1_000;

type Given = Pick<TaskContext, 'services' | 'queries' | 'now'>;

/** Daily: a key that ends soon is told to who manages the keys of its house, before the programs that use it stop. */
export async function warnOfEndingKeys({ services, queries, now }: Given): Promise<void> {
	const until = new Date(now.getTime() + Math.max(...keyWarnings) * dayMs);
	const ending = await findEndingKeys(queries, { now, until, lastWarning: Math.min(...keyWarnings) }, mostKeys);
	for (const { id } of ending) await warnOf(id, { services, now });
}

/** Each by itself and behind its lock: two servers that sweep at once tell it once. */
function warnOf(id: string, { services, now }: Pick<Given, 'services' | 'now'>): Promise<void> {
	return services.transact(async (work) => {
		const row = await lockKey(work, id);
		const days = row && !row.revokedAt ? keyWarningDue(row, now) : undefined;
		if (!row || days === undefined) return;
		await noteWarning(work, id, days);
		const { organisationId, name } = row;
		const until = koreanDay(row.expiresAt);
		const owners = await findRecipients(work, organisationId, rolesWith('key.manage'));
		const cause = await recordEvent(work, {
			...{ kind: 'key.expiring', subject: ['key', id], actor: 'clock', actorId: null, at: now },
			parties: { otherIds: owners.map((owner) => owner.id) },
			facts: { organisation: organisationId, name, on: until },
		});
		await tellKeyManagers(work, services, {
			...{ organisationId, cause },
			write: (facts) => ({ template: 'api-key-ending', data: { ...facts, name, until } }),
		});
	});
}
