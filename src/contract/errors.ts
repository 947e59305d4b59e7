import type { Fault } from './faults.ts';

/** Every refusal the API can give: its stable code and its HTTP status. The words are chosen at the edge, by the code. */
export const errors = {
	'invalid-input': 400,
	'unknown-field': 400,
	'login-required': 401,
	'login-failed': 401,
	/** The key of a program is none, or none any more. */
	'key-refused': 401,
	'csrf-refused': 403,
	/** No key may do this, whatever its rights. */
	'not-for-keys': 403,
	/** This key was not given the right for it. */
	'key-lacks-right': 403,
	'member-suspended': 403,
	/** A secret is shown to whom proved who they are a moment ago: the password once more, then the same again. */
	'sign-in-again': 403,
	/** The password is right, and not enough: this member has a second factor, and this login was begun without it. */
	'factor-needed': 403,
	/** No passkey that is known here, or what it answered is not right. */
	'passkey-refused': 403,
	'not-found': 404,
	'method-not-allowed': 405,
	/** The body did not come in time. */
	'sent-too-slowly': 408,
	'not-allowed': 409,
	/** Not enough places are left. */
	'slot-full': 409,
	/** The price is another one than the page showed. */
	'price-changed': 409,
	/** What calling off a date costs is not what its statement said: more or fewer are reserved by now, or another sum goes back. */
	'cost-changed': 409,
	/** Somebody saved it elsewhere since it was read: what is there now has to be seen first. */
	'changed-since': 409,
	/** Fewer places than are sold already; the faults say of which slots and how many. */
	'below-sold': 409,
	/** A draft that is not ready to go out; the faults say what it needs. */
	'not-ready': 409,
	/** A house that an operator has suspended makes no new offers. */
	'house-suspended': 409,
	/** What was agreed to is not sold just now: its house is suspended, or took it off the site. */
	'not-on-sale': 409,
	/** A business publishes services it was approved for. */
	'service-unapproved': 409,
	/** A promotion ended or ran out between the page and the sending. */
	'promotion-over': 409,
	/** No promotion code, or none for this product. */
	'code-unknown': 409,
	/** As many open reservations as an address that is not proved may have. */
	'address-unproved': 409,
	/** As many unpaid reservations, or places, as one member may have. */
	'unpaid-full': 409,
	/** As many requests without an answer as one member may have. */
	'requests-full': 409,
	/** Who has come cannot change or cancel any more. */
	'already-arrived': 409,
	'waiting-already': 409,
	/** One rating a reservation. */
	'rated-already': 409,
	/** Posting to others waits for the verified address. */
	'email-unverified': 409,
	/** Something of an application is missing, and nobody has said that it is approved all the same. */
	'checks-missing': 409,
	/** Applied again without anything changed, added or said. */
	'nothing-new': 409,
	/** Reservations that are still to come stand in the way of closing an account. */
	'reservations-open': 409,
	/** So does a transfer slip that is still being checked. */
	'slip-in-check': 409,
	/** And money that we owe somebody who would be gone. */
	'refund-owed': 409,
	/** The operator takes no new accounts just now. */
	'joining-closed': 409,
	/** An organisation always has an owner. */
	'last-owner': 409,
	/** An operator always has a second factor. */
	'last-factor': 409,
	'passkeys-full': 409,
	'works-already': 409,
	/** Operators work for the agency alone. */
	'agency-alone': 409,
	/** A room is open from a quarter of an hour before to an hour after. */
	'room-closed': 409,
	/** Talks by video are turned off for the whole site. */
	'video-off': 409,
	/** The wish list holds as many as it can. */
	'wishes-full': 409,
	/** A member's files take as much room as they may. */
	'files-full': 409,
	/** One download of all one's data at a time. */
	'download-under-way': 409,
	/** As many open questions as one member may have. */
	'questions-full': 409,
	/** One answer a provider and question; another is a new version. */
	'answered-already': 409,
	/** The price of an answer could be picked until another day. */
	'offer-lapsed': 409,
	'link-dead': 410,
	/** A step of a sign-in that took too long, or was tried too often. */
	'sign-in-late': 410,
	'payload-too-large': 413,
	'unsupported-media-type': 415,
	/** The same key came with another body. */
	'key-reused': 422,
	'too-many-attempts': 429,
	internal: 500,
	/** The translator is away, too slow, or said something else. */
	'no-translation': 503,
	'too-busy': 503,
	unavailable: 503,
	'timed-out': 503,
	/** The disk is full: what was sent could not be kept, what is there can be read. */
	'no-room': 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errors;
export const errorCodes = Object.keys(errors) as ErrorCode[];

/** RFC 9457, with our code, the request's id, and where the input was wrong. */
export type Problem = {
	type: string;
	title: string;
	status: number;
	code: ErrorCode;
	requestId: string;
	faults?: Fault[];
	/** How many there are besides those listed. */
	moreFaults?: number;
	/** After how many seconds it may be tried again. */
	retryAfter?: number;
};
