import type { PartyRole, ThreadSubjectKind } from '#domain/thread/thread.ts';
import type { Queries, Transaction } from './queries.ts';
import type { Services } from './services.ts';

/** A message that has just been written, as what it is about is told. */
export type WrittenMessage = {
	threadId: string;
	subjectId: string;
	/** Who wrote it, as what. */
	authorId: string;
	role: PartyRole;
	/** The guest, the house, and whoever was asked in besides. */
	guestId: string | null;
	organisationId: string | null;
	otherIds: string[];
	/** The other side has not read what was written before: it has been told already. */
	hasUnread: boolean;
	at: Date;
};

/** What a thread has to know of what it is about. Each subject's feature fills in its own; `features/handlers.ts` puts them together. */
export type ThreadSubjectRules = {
	/** From then on it is only read; null while nothing ends it, undefined where the subject is no more. */
	closesAt(queries: Queries, subjectId: string): Promise<Date | null | undefined>;
	/** The event and the mails, in the transaction of the message. */
	tell(step: { work: Transaction; services: Services }, message: WrittenMessage): Promise<void>;
};

export type ThreadSubjects = Partial<Record<ThreadSubjectKind, ThreadSubjectRules>>;
