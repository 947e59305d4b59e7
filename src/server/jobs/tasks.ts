import { sendMail } from '#server/features/mail/send-mail.ts';
import { sweepMails } from '#server/features/mail/sweep-mails.ts';
import { sendResetLink } from '#server/features/member/send-reset-link.ts';
import { tellEndingLicence } from '#server/features/partner/tell-ending-licence.ts';
import type { MailGateway } from '#server/gateways/mail/mail-gateway.ts';
import type { Reads } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import type { TaskName, TaskPayloads } from './task-names.ts';

export type TaskContext = {
	queries: Reads;
	services: Services;
	mailer: MailGateway;
	/** If this try fails, there is no other. */
	isLastTry: boolean;
};

/** Every job and who does it. A task that throws is tried again; one that cannot succeed returns. */
export const tasks: { [Name in TaskName]: (payload: TaskPayloads[Name], context: TaskContext) => Promise<void> } = {
	'send-mail': (payload, context) => sendMail(context, payload),
	'sweep-mails': (_, { queries }) => sweepMails(queries),
	'licence-ending': ({ licenceId }, { services }) => tellEndingLicence(services, licenceId),
	'request-password-reset': (payload, context) => sendResetLink(context, payload),
};

/** What comes by itself, in UTC (Korean night). Whatever was missed while no server ran is made up for once. */
export const timetable: { task: TaskName; match: string }[] = [{ task: 'sweep-mails', match: '10 18 * * *' }];
