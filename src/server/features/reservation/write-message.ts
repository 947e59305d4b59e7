import { dayMs } from '#domain/kernel/durations.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { Viewer } from '#domain/member/access.ts';
import { type ReservationRole, roleFor } from '#domain/reservation/reservation-policy.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import type { Context } from '#server/http/handlers.ts';
import { messageBinding } from '#server/keys/seal-bindings.ts';
import { queueMails } from '#server/mail/queue-mails.ts';
import type { Transaction } from '#server/queries.ts';
import { findMessage, hasUnread, insertMessage } from './message.repo.ts';
import { otherSide, ownSide, sides, viewMessage } from './message-view.ts';
import { findReservation, lockReservation } from './reservation.repo.ts';
import { reservationMails } from './reservation-mails.ts';
import { findTellFacts } from './tell-facts.repo.ts';

type Given = Pick<Context, 'queries' | 'services' | 'now' | 'viewer'>;
type Message = { id: string; key: string; text: string };

/** Something left in the taxi is still asked for; afterwards the thread is only read. */
const openDays = 30;

/** To the other side. The key is the message's id: sent again after a lost answer, it stands there once. */
export async function writeMessage({ queries, services, now: at, viewer }: Given, message: Message) {
	const found = await findReservation(queries, message.id);
	const role = found && roleFor(viewer, { ...found, memberId: found.row.memberId });
	if (!viewer || !found || !role) return refuse('not-found');
	if (at.getTime() > found.row.endsAt.getTime() + openDays * dayMs) return refuse('not-allowed');
	const retryAfter =
		(await countAttempt({ queries, services }, 'message-member', viewer.id)) ??
		(await countAttempt({ queries, services }, 'message-reservation', `${viewer.id} ${message.id}`));
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	return services.transact((work) => write({ work, services, viewer, role, at }, message));
}

type Step = Pick<Given, 'services'> & { work: Transaction; viewer: Viewer; role: ReservationRole; at: Date };

async function write({ work, services, viewer, role, at }: Step, { id, key, text }: Message) {
	const { keys, origin } = services;
	// One at a time, so that of ten messages at once the first alone is told about.
	await lockReservation(work, id);
	const sealed = keys.seal(text, messageBinding(key));
	const isNew = await insertMessage(work, {
		id: key,
		reservationId: id,
		authorId: viewer.id,
		actor: role,
		sealed,
		at,
	});
	const row = await findMessage(work, key);
	if (!row) throw new Error('a message was not inserted');
	const isSame =
		row.reservationId === id && row.authorId === viewer.id && keys.open(row.sealed, messageBinding(key)) === text;
	if (!isSame) return refuse('key-reused');
	const toTell =
		isNew && !(await hasUnread(work, { reservationId: id, actors: sides[ownSide(role)], besides: key }))
			? await findTellFacts(work, id, at)
			: undefined;
	if (toTell)
		await queueMails({ queries: work, keys }, reservationMails(`message-to-${otherSide(role)}`, toTell, origin));
	return accept(viewMessage(row, { keys, viewerId: viewer.id }));
}
