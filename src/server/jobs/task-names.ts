/** Every job there is and what it is told. Payloads name things and never hold them: they lie open in the database. */
export type TaskPayloads = {
	'send-mail': { mailId: string };
	/** Daily: what was sent or given up long ago is forgotten. */
	'sweep-mails': Record<never, never>;
	/** Thirty days before a licence ends. */
	'licence-ending': { licenceId: string };
	/** “Forgot password”; whose it is stands sealed. */
	'request-password-reset': { sealed: string };
};
export type TaskName = keyof TaskPayloads;
