import { greetingName } from '#domain/member/name.ts';
import type { MailData } from '#server/mail/mail-templates.ts';
import { forgotLink, tripsLink } from '#server/mail/mailed-link.ts';

/** What the mail about a new password says; where links ended with the old one, or sign-ups became one account, that too. */
export const passwordChanged = (
	origin: string,
	found: Parameters<typeof greetingName>[0],
	{ hasEndedLinks, isJoined = false }: { hasEndedLinks: boolean; isJoined?: boolean },
): MailData['password-changed'] => ({
	name: greetingName(found),
	forgotLink: forgotLink(origin),
	...(isJoined && { isJoined: 1 }),
	...(hasEndedLinks && { tripsLink: tripsLink(origin) }),
});
