import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { tokenMinutes } from '#domain/member/member.ts';
import type { Context } from '#server/http/handlers.ts';
import { addJob } from '#server/jobs/add-job.ts';
import { countAttempt } from '../attempt/count-attempt.ts';
import { sealResetAddress } from './reset-address.ts';

/** Asks for a reset link. Whether the address is known is found out later, by a job: answer and time are the same. */
export async function requestPasswordReset(
	{ queries, services, client }: Context,
	{ email, door }: { email: string; language: ContentLocale; door: 'site' | 'console' },
) {
	const retryAfter =
		(await countAttempt({ queries, services }, 'reset-network', client.ip)) ??
		(await countAttempt({ queries, services }, 'reset-account', email));
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	await addJob(queries, 'request-password-reset', { sealed: sealResetAddress(services.keys, email), door });
	return accept({ minutes: tokenMinutes['reset-password'] });
}
