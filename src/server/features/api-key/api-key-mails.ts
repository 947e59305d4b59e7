import { tellKeyManagers } from '#server/mail/tell-key-managers.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';

export const tellOfKey = (
	work: Transaction,
	services: Pick<Services, 'keys' | 'origin'>,
	{ organisationId, ...key }: { organisationId: string; name: string; person: string; until: string },
): Promise<void> =>
	tellKeyManagers(work, services, {
		organisationId,
		write: (facts) => ({ template: 'api-key-made', data: { ...facts, ...key } }),
	});
