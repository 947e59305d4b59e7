import { greetingName } from '#domain/member/name.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { findOperators } from '#server/features/organisation/staff.repo.ts';
import type { NewMail } from '#server/mail/queue-mails.ts';
import { queueMails } from '#server/mail/queue-mails.ts';
import type { Transaction } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { findPartner } from './partner.repo.ts';

/** The partner that it has come, the operators that it waits; once, until it is decided. */
export async function tellOfChange(
	queries: Transaction,
	{ keys, origin }: Services,
	{ organisationId, at }: { organisationId: string; at: Date },
): Promise<void> {
	const row = await findPartner(queries, organisationId);
	if (!row) return;
	const business = row.partner.businessName;
	const { id: memberId, email: address, locale } = row.member;
	const received: NewMail = {
		...{ memberId, address, locale, template: 'partner-change-received' },
		data: { name: greetingName(row.member), business },
	};
	const link = `${origin}/console/applications?status=CHANGE_REQ&id=${organisationId}`;
	const asked = (await findOperators(queries, 'houses')).map(
		(operator): NewMail => ({
			...{ memberId: operator.id, address: operator.email, locale: operator.locale },
			...{ template: 'partner-change-asked', data: { business, link } },
		}),
	);
	const cause = await recordEvent(queries, {
		...{ kind: 'partner.change-asked', subject: ['partner', organisationId], actor: 'member', actorId: memberId },
		...{ parties: { memberId }, at },
	});
	await queueMails({ queries, keys, cause }, [received, ...asked]);
}
