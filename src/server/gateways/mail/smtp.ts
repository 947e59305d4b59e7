import { createTransport } from 'nodemailer';
import { ofSender, saidWithout } from '#domain/event/mail-refusal.ts';
import { type MailGateway, MailRefused } from './mail-gateway.ts';

/** nodemailer's own are minutes; a job that hangs so long would count as lost. */
const timeouts = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000, dnsTimeout: 5_000 };

type SmtpError = Error & { code?: string; responseCode?: number; response?: string; command?: string };

function refusalOf({ code = 'EUNKNOWN', responseCode, response, command }: SmtpError, to: string): MailRefused {
	const isAboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
	const isOfSender = code === 'EENVELOPE' && command === ofSender;
	return new MailRefused([code, responseCode, isOfSender && ofSender].filter(Boolean).join(' '), {
		isFinal: isAboutThisMail && responseCode !== undefined && responseCode >= 500,
		// Of a login it could tell with what.
		said: isAboutThisMail && response !== undefined ? saidWithout(response, to) : null,
	});
}

export function openSmtp(url: string): MailGateway {
	// A message whose connection broke is not handed over again behind our back: the job counts its tries.
	const pooling = { pool: true, maxConnections: 2, maxMessages: 100, maxRequeues: 0 } as const;
	const transport = createTransport({ url, ...pooling, ...timeouts });
	return {
		async send({ messageId, from, to, language, subject, html, plain }) {
			await transport
				.sendMail({
					messageId,
					from,
					to: { name: '', address: to },
					subject,
					html,
					text: plain,
					headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
					// Templates hold no files and no addresses to fetch; a name that looks like one stays a name.
					disableFileAccess: true,
					disableUrlAccess: true,
				})
				.catch((error: SmtpError) => {
					throw refusalOf(error, to);
				});
			return 'sent';
		},
		close: () => transport.close(),
	};
}
