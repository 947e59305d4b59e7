import type { Changes } from '#domain/event/changes.ts';
import { audienceOf, type EventKind, type Parties, type Side } from '#domain/event/event-kinds.ts';
import { notedNetwork } from '#domain/event/noted-network.ts';
import type { ActorKind } from '#domain/reservation/reservation.ts';
import { disputeLineOf, isThreadLine } from '#domain/thread/thread-lines.ts';
import { askingIp } from '#server/asking-ip.ts';
import { insertLine } from '#server/features/thread/thread-line.repo.ts';
import type { Transaction } from '#server/queries.ts';
import { insertEvent, insertEvents, type NewEvent } from './event.repo.ts';

/** An event as what follows from it names it: a mail tells of one. */
export type Cause = {
	/** Null where a mail tells of several of a kind, each of which was told by itself. */
	id: number | null;
	kind: EventKind;
	subject: readonly [kind: string, id: string];
	at: Date;
};

type Happened = {
	kind: EventKind;
	/** What it happened to: `['reservation', id]`. */
	subject: readonly [kind: string, id: string];
	actor: ActorKind;
	/** Null is the clock, or the system itself. */
	actorId: string | null;
	parties: Parties;
	/** Told besides those that the kind tells. */
	also?: readonly Side[];
	facts?: NewEvent['facts'];
	/** What fields were and became (`changesOf`). */
	changes?: Changes;
	at: Date;
};

/** The same kind of thing that happened to many at once: by two statements, whatever their number. None of them is a line of a thread. */
export async function recordEvents(work: Transaction, happened: readonly Omit<Happened, 'also'>[]): Promise<void> {
	await insertEvents(
		work,
		happened.map(({ kind, subject, actor, actorId, parties, facts = {}, changes = null, at }) => ({
			...{ kind, subjectKind: subject[0], subjectId: subject[1], actorKind: actor, actorId },
			...{ aboutId: parties.memberId ?? null, ...audienceOf(kind, parties), facts, changes, at },
			place: notedNetwork(askingIp(), actor),
		})),
	);
	work.wake();
}

/** What happened, in the transaction in which it does. Who is told learns it after the commit (`tell-events.ts`). */
export async function recordEvent(work: Transaction, happened: Happened): Promise<Cause> {
	const { kind, subject, actor, actorId, parties, also, facts = {}, changes = null, at } = happened;
	const audience = audienceOf(kind, parties, also);
	const id = await insertEvent(work, {
		...{ kind, subjectKind: subject[0], subjectId: subject[1], actorKind: actor, actorId },
		...{ aboutId: parties.memberId ?? null, ...audience, facts, changes, at },
		place: notedNetwork(askingIp(), actor),
	});
	if (isThreadLine(kind)) {
		const dispute = disputeLineOf(kind, facts);
		await insertLine(work, { subject, line: { kind, by: actor, ...(dispute && { dispute }) }, at });
	}
	work.wake();
	return { id, kind, subject, at };
}
