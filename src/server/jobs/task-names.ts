/** Every job there is and what it is told. Payloads name things and never hold them: they lie open in the database. */
export type TaskPayloads = {
	'send-mail': { mailId: string };
	/** Daily: what was sent or given up long ago is forgotten. */
	'sweep-mails': Record<never, never>;
	/** Daily: who looked at what yesterday is forgotten. */
	'sweep-viewings': Record<never, never>;
	/** Thirty days before a licence ends. */
	'licence-ending': { licenceId: string };
	/** “Forgot password”; whose it is stands sealed. */
	'request-password-reset': { sealed: string };
	/** Every minute: requests run out, services are over, reminders go out, what is sealed is erased. */
	'sweep-reservations': Record<never, never>;
	/** Transfer slips came in: operators are told of all that wait. */
	'tell-proofs': Record<never, never>;
	/** Places of a product became free: whoever waits for them is asked. */
	'offer-places': { productId: string };
	/** Every minute: offers that nobody took up go to the next in line. */
	'sweep-waiting': Record<never, never>;
};
export type TaskName = keyof TaskPayloads;
