import type { MailGateway } from './mail-gateway.ts';

/** Stands in for SMTP: mails stay in the database and are read at /console/mails. */
export const mailbox: MailGateway = { send: async () => 'kept', close: () => undefined };
