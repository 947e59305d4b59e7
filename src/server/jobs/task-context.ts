import type { MailGateway } from '#server/gateways/mail/mail-gateway.ts';
import type { Pool } from '#server/queries.ts';
import type { Services } from '#server/services.ts';

/** What a job is given. */
export type TaskContext = {
	queries: Pool;
	services: Services;
	/** The moment at which the job began. */
	now: Date;
	mailer: MailGateway;
	/** If this try fails, there is no other. */
	isLastTry: boolean;
};
