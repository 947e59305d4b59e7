import type { ActorKind } from '#domain/reservation/reservation.ts';
import type { ErasureKind } from '#server/backup/erasure-notes.ts';

/** Every job there is and what it is told. Payloads name things and never hold them: they lie open in the database. */
export type TaskPayloads = {
	'send-mail': { mailId: string };
	/** Daily: what was sent or given up long ago is forgotten. */
	'sweep-mails': Record<never, never>;
	/** Daily: requests that failed long ago are forgotten. */
	'sweep-failures': Record<never, never>;
	'sweep-statements': Record<never, never>;
	/** Daily: who looked at what yesterday is forgotten. */
	'sweep-viewings': Record<never, never>;
	/** Every minute: months that reservations were written in are summed anew for the figures. */
	'sum-months': Record<never, never>;
	/** Hourly: private files that came before files had keys are encrypted. */
	'seal-files': Record<never, never>;
	/** Somebody, or a file, was erased for good: where a restore will look. */
	'note-erasure': { kind: ErasureKind; ids: string[] };
	/** Daily: bytes that no file names any more go. */
	'sweep-files': Record<never, never>;
	/** Thirty days before a licence ends. */
	'licence-ending': { licenceId: string };
	/** “Forgot password”; whose it is stands sealed. */
	'request-password-reset': { sealed: string; door?: 'site' | 'console' };
	/** Every minute: requests run out, services are over, reminders go out, what is sealed is erased. */
	'sweep-reservations': Record<never, never>;
	/** Transfer slips came in: operators are told of all that wait. */
	'tell-proofs': Record<never, never>;
	/** Places of a product became free: whoever waits for them is asked. */
	'offer-places': { productId: string };
	/** Other words of a product went out: where its guests meet elsewhere by them, each is told. `version` is the one that ended. */
	'tell-moved-meeting': { productId: string; version: number; actor: ActorKind; actorId: string | null };
	/** A date was called off: each reservation of it that still waits is. */
	'call-off-date': { callOffId: string };
	/** Every minute: offers that nobody took up go to the next in line. */
	'sweep-waiting': Record<never, never>;
	/** Every minute: questions end, requests lapse, reminders go out, what is sealed is erased. */
	'sweep-questions': Record<never, never>;
	/** Somebody has proved their address: what they asked before goes out. */
	'send-held-questions': { memberId: string };
	/** Every minute: clinics are reminded of consultations, which end and are forgotten. */
	'sweep-consultations': Record<never, never>;
	/** Every minute: talks by video are reminded of, ended and forgotten. */
	'sweep-videos': Record<never, never>;
	/** Every minute: jobs and events that a dead server has not handed on. */
	'sweep-events': Record<never, never>;
	/** Every five minutes: calendars outside are read whose time has come. */
	'read-outside-calendars': Record<never, never>;
	/** Every minute, and when something happened: webhooks are sent that are due. */
	'send-webhooks': Record<never, never>;
	/** Daily: what was sent to webhooks long ago is forgotten. */
	'sweep-deliveries': Record<never, never>;
	/** Daily: keys that end soon are told to their owners. */
	'warn-of-keys': Record<never, never>;
	/** Daily: words that found nothing long ago are forgotten. */
	'sweep-misses': Record<never, never>;
	/** Every ten minutes: guests who have not said where a refund goes are asked, and accounts nobody needs any more go. */
	'sweep-refunds': Record<never, never>;
	/** Every minute: what was planned goes out. */
	'publish-due': Record<never, never>;
	/** Another version of a text went out: everybody who agreed to the former one is told. */
	'announce-texts': Record<never, never>;
	/** A version that was announced was taken back: who was told of it is told so. The event of it, and since when it was announced. */
	'tell-withdrawn-text': { eventId: number; since: string };
	/** Daily: old drafts are laid off. */
	'lay-off-drafts': Record<never, never>;
	/** Daily: who was a guest without an account long ago is forgotten. */
	'forget-guests': Record<never, never>;
	/** Daily: old events are laid off. */
	'lay-off-events': Record<never, never>;
};
export type TaskName = keyof TaskPayloads;
