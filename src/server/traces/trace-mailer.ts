import type { MailGateway } from '../gateways/mail/mail-gateway.ts';
import { asStep, type Tracer } from './tracer.ts';

/** To whom and what about is no part of it. */
export const traceMailer = (mailer: MailGateway, tracer: Tracer): MailGateway => ({
	send: (mail) =>
		asStep(tracer, { name: 'send mail', kind: 'client' }, async (span) => {
			const outcome = await mailer.send(mail);
			span?.note({ 'maru.mail.outcome': outcome });
			return outcome;
		}),
	close: () => mailer.close(),
});
