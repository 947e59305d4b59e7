import { greetingName } from '#domain/member/name.ts';
import type { MailData } from '#server/mail/mail-templates.ts';
import { forgotLink, tripsLink } from './mailed-link.ts';

/** What the mail about a new password says; where links ended with the old one, that too. */
export const passwordChanged = (
	origin: string,
	found: Parameters<typeof greetingName>[0],
	hasEndedLinks: boolean,
): MailData['password-changed'] => ({
	name: greetingName(found),
	forgotLink: forgotLink(origin),
	...(hasEndedLinks && { tripsLink: tripsLink(origin) }),
});
