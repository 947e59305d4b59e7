import { greetingName } from '#domain/member/name.ts';
import { findMember } from '#server/features/member/member.repo.ts';
import type { FactorMailData } from '#server/mail/factor-templates.ts';
import { forgotLink } from '#server/mail/mailed-link.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';

type Template = keyof FactorMailData;
/** What each says besides the reader's name and where to look. */
type News = {
	[Name in Template]: { template: Name } & Omit<FactorMailData[Name], 'name' | 'link' | 'forgotLink'>;
}[Template];

/** Whatever changes how an account is signed in to is told to its owner, who cannot turn that off. */
export async function tellOf(
	{ queries, services }: { queries: Transaction; services: Pick<Services, 'keys' | 'origin'> },
	memberId: string,
	{ template, ...facts }: News,
): Promise<void> {
	const found = await findMember(queries, memberId);
	if (!found) return;
	const { origin } = services;
	const data = {
		...facts,
		name: greetingName(found),
		link: `${origin}/my/info#factors`,
		forgotLink: forgotLink(origin),
	};
	await queueMail({ queries, keys: services.keys }, {
		memberId,
		address: found.email,
		locale: found.locale,
		template,
		data,
	} as Parameters<typeof queueMail>[1]);
}
