import { randomUUID } from 'node:crypto';
import { accept, refuse } from '#domain/kernel/result.ts';
import { authenticatorBinding } from '#server/keys/seal-bindings.ts';
import type { MemberContext } from '#server/member-context.ts';
import { beginAuthenticator as begin, lockFactors } from './factor.repo.ts';
import { codeAddress, newCodeSecret } from './one-time-codes.ts';
import { refuseEnrolment } from './refuse-enrolment.ts';

/** A secret for an app. It counts when the app has answered with a code; until then the one there was does. */
export async function beginAuthenticator(own: MemberContext) {
	const { services, now, memberId } = own;
	const { refusal, found } = await refuseEnrolment(own);
	if (refusal) return refusal;
	const secret = newCodeSecret();
	const id = randomUUID();
	const sealed = services.keys.seal(secret, authenticatorBinding(id));
	const isBegun = await services.transact(async (queries) => {
		if (!(await lockFactors(queries, memberId))) return false;
		await begin(queries, { id, memberId, sealed, createdAt: now });
		return true;
	});
	if (!isBegun) return refuse('login-required');
	return accept({ secret, address: codeAddress(secret, found.email) });
}
