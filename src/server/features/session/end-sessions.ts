import { accept } from '#domain/kernel/result.ts';
import { greetingName } from '#domain/member/name.ts';
import { findMember } from '#server/features/member/member.repo.ts';
import { endLinks } from '#server/features/trip/link.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { deleteSessions } from './session.repo.ts';

type Asked = Pick<Context, 'services' | 'now' | 'viewer' | 'cookies'>;

/** Everywhere, here too; links that show one's reservations without a login end where the member wants that. */
export async function endSessions({ services, now, viewer, cookies }: Asked, { links }: { links: 'keep' | 'end' }) {
	if (viewer !== null) {
		await services.transact(async (queries) => {
			await deleteSessions(queries, { memberId: viewer.id });
			const isEnded = links === 'end' && (await endLinks(queries, viewer.id, now));
			const found = isEnded ? await findMember(queries, viewer.id) : undefined;
			if (!found) return;
			await queueMail(
				{ queries, keys: services.keys },
				{
					memberId: found.id,
					address: found.email,
					locale: found.locale,
					template: 'links-ended',
					data: { name: greetingName(found), tripsLink: `${services.origin}/my/reserve` },
				},
			);
		});
		services.nudge([viewer.id]);
	}
	cookies.end();
	return accept({});
}
