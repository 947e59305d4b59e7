import { greetingName } from '#domain/member/name.ts';
import type { NewMail } from '#server/mail/queue-mails.ts';
import { queueMails } from '#server/mail/queue-mails.ts';
import type { Queries } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { findOperators, findPartner } from './partner.repo.ts';

/** The partner that it has come, the operators that it waits; once, until it is decided. */
export async function tellOfChange(queries: Queries, { keys, origin }: Services, memberId: string): Promise<void> {
	const row = await findPartner(queries, memberId);
	if (!row) return;
	const business = row.partner.businessName;
	const { email: address, locale } = row.member;
	const received: NewMail = {
		...{ memberId, address, locale, template: 'partner-change-received' },
		data: { name: greetingName(row.member), business },
	};
	const link = `${origin}/console/applications?status=CHANGE_REQ&id=${memberId}`;
	const asked = (await findOperators(queries)).map(
		(operator): NewMail => ({
			...{ memberId: operator.id, address: operator.email, locale: operator.locale },
			...{ template: 'partner-change-asked', data: { business, link } },
		}),
	);
	await queueMails({ queries, keys }, [received, ...asked]);
}
