import { minuteMs } from '#domain/kernel/durations.ts';
import { tokenMinutes } from '#domain/member/member.ts';
import { greetingName } from '#domain/member/name.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import { consoleResetLink, createSecret, resetLink } from '#server/mail/mailed-link.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { findSignUps } from './member.repo.ts';
import { deleteTokens, insertToken } from './member-token.repo.ts';
import { openResetAddress } from './reset-address.ts';

/**
 * The job behind “forgot password”: a link to whose address it is, and nothing to anybody else. Earlier links die. Of
 * several sign-ups it is for the one with the best claim; opening it joins the others with it (decision 0041).
 */
export async function sendResetLink(
	{ services, now }: Pick<TaskContext, 'services' | 'now'>,
	{ sealed, door = 'site' }: { sealed: string; door?: 'site' | 'console' },
): Promise<void> {
	const minutes = tokenMinutes['reset-password'];
	const address = openResetAddress(services.keys, sealed);
	await services.transact(async (queries) => {
		const [found] = await findSignUps(queries, address);
		if (found?.status !== 'active') return;
		const { secret, secretHash } = createSecret();
		await deleteTokens(queries, found.id, ['reset-password']);
		await insertToken(queries, { memberId: found.id, purpose: 'reset-password', secretHash, email: address }, now);
		await queueMail(
			{ queries, keys: services.keys },
			{
				memberId: found.id,
				address,
				// Who asked may be anyone; who reads is the member.
				locale: found.locale,
				template: 'reset-password',
				data: {
					name: greetingName(found),
					link: door === 'console' ? consoleResetLink(services.origin, secret) : resetLink(services.origin, secret),
					minutes,
					uselessAfter: new Date(now.getTime() + minutes * minuteMs).toISOString(),
				},
			},
		);
	});
}
