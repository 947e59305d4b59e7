type OutgoingMail = {
	/** The same each time this mail is handed over, so that a repeated one can be recognised. */
	messageId: string;
	from: { name: string; address: string };
	to: string;
	language: string;
	subject: string;
	html: string;
	plain: string;
};

/** Who takes mails off our hands. Throws MailRefused when it did not. */
export type MailGateway = {
	/** `kept`: it stays here, to be read in the mailbox. */
	send(mail: OutgoingMail): Promise<'sent' | 'kept'>;
	close(): void;
};

/** A defect of the delivery, by its code alone: queues and logs keep no more. */
export class MailRefused extends Error {
	readonly code: string;
	/** Trying again would change nothing: the other side does not want this very mail. */
	readonly isFinal: boolean;
	/** What the other side said of it, without the address; for who looks at the mail. */
	readonly said: string | null;

	constructor(code: string, { isFinal, said }: { isFinal: boolean; said: string | null }) {
		super(`mail refused: ${code}`);
		this.code = code;
		this.isFinal = isFinal;
		// Logs write out what an error has: it is not among it.
		this.said = said;
		Object.defineProperty(this, 'said', { enumerable: false });
	}
}
