import { isKeyText, isUseWorthNoting, keyPace, wrongKeyPace } from '#domain/api-key/api-key.ts';
import { accept, type Result, refuse } from '#domain/kernel/result.ts';
import type { Viewer } from '#domain/member/access.ts';
import { networkOf } from '#domain/member/attempt-rules.ts';
import { groupCodes } from '#domain/member/group.ts';
import type { Pool } from '#server/queries.ts';
import { secretHashOf } from '#server/secret.ts';
import type { Services } from '#server/services.ts';
import { findWorkingKey, noteUse, type WorkingKey } from './api-key.repo.ts';
import { createWindow } from './request-window.ts';

type Asked = { authorization: string | undefined; ip: string };
export type IdentifyKey = (asked: Asked) => Promise<Result<Viewer, 'key-refused' | 'too-many-attempts'>>;

/** Whether a request is a program's: then its cookies are nobody's, and no other site can have made it. */
export const bearsKey = (authorization: string | undefined): boolean =>
	authorization !== undefined && /^bearer\s/i.test(authorization);

/** The program behind a key, with a pace of its own: it neither waits behind people nor they behind it. */
export function createIdentifyKey({
	queries,
	services,
}: {
	queries: Pool;
	services: Pick<Services, 'clock'>;
}): IdentifyKey {
	const ofKey = createWindow(keyPace);
	const wrong = createWindow(wrongKeyPace);
	const tooMany = (retryAfter: number) => refuse('too-many-attempts' as const, { retryAfter });

	return async ({ authorization, ip }) => {
		const network = networkOf(ip);
		const now = services.clock();
		const held = wrong.secondsLeft(network, now);
		if (held !== undefined) return tooMany(held);
		const text = authorization?.replace(/^bearer\s+/i, '') ?? '';
		const key = isKeyText(text) ? await findWorkingKey(queries, secretHashOf(text)) : undefined;
		if (!key || key.expiresAt <= now) {
			wrong.count(network, now);
			return refuse('key-refused');
		}
		const late = ofKey.count(key.id, now);
		if (late !== undefined) return tooMany(late);
		if (isUseWorthNoting(key.lastUsedAt, now)) await noteUse(queries, key.id, now);
		return accept(viewerOf(key));
	};
}

function viewerOf({ id, name, organisationId, role, status, rights }: WorkingKey): Viewer {
	return {
		...{ id, name, group: groupCodes.general, cooperative: null, isKey: true },
		works: [{ organisationId, role, status, only: rights }],
	};
}
