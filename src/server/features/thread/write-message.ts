import type { threadEndpoints } from '#contract/api/thread.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { type FileGrant, toAgency, toMember, toOrganisation } from '#domain/file/file-grant.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { authorIdOf, type Viewer } from '#domain/member/access.ts';
import type { PhraseMessage, PhraseUse } from '#domain/phrase/phrase-message.ts';
import type { ActorKind } from '#domain/reservation/reservation.ts';
import { areSameWords, checkMessage } from '#domain/thread/message-words.ts';
import { isSealed, type PartyRole, sideOf } from '#domain/thread/thread.ts';
import { isOfPatientAndClinic, type Standing, standingIn } from '#domain/thread/thread-policy.ts';
import { countBoth } from '#server/features/attempt/count-attempt.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import type { ThreadSubjectRules, ThreadSubjects, WrittenMessage } from '#server/thread-subject.ts';
import { messageLanguage } from './message-language.ts';
import { type FoundThread, findProviderOf, findThread, lockThread } from './thread.repo.ts';
import { areSendable, attachFiles } from './thread-file.repo.ts';
import { findFilesOfMessages, findMessage, insertMessage } from './thread-message.repo.ts';
import { keepWords, messageView, wordsOf } from './thread-view.ts';

type Given = Pick<MemberContext, 'queries' | 'services' | 'now' | 'viewer' | 'memberId'>;
type Message = { id: string } & InputOf<(typeof threadEndpoints)['POST /api/threads/:id/messages']>['body'];

const fault = (at: string, code: string) => refuse('invalid-input', { faults: [{ at, code }] });

/** To the others of a thread. The key is the message's id: sent again after a lost answer, it stands there once. */
export async function writeMessage(context: Given, subjects: ThreadSubjects, message: Message) {
	const { queries, services, now: at, viewer, memberId } = context;
	const found = await findThread(queries, message.id);
	const standing = found && standingIn(viewer, { ...found.row, parties: found.parties });
	if (!found || !standing) return refuse('not-found');
	const rules = subjects[found.row.subjectKind] ?? otherRules(found);
	const closesAt = await rules.closesAt(queries, found.row.subjectId);
	if (closesAt === undefined) return refuse('not-found');
	if (!standing.mayWrite || (closesAt !== null && at > closesAt)) return refuse('not-allowed');
	const checked = checkMessage(
		{ text: message.text, phrases: message.phrases as PhraseUse[], files: message.fileIds.length },
		{ role: standing.role, ownHost: new URL(services.origin).hostname },
	);
	if (!checked.ok) return checked;
	const retryAfter = await countBoth(
		context,
		['message-member', memberId],
		['message-thread', `${memberId} ${message.id}`],
	);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	const sent = { ...message, ...checked.value };
	return services.transact((work) => write({ work, services, viewer, standing, rules, at }, sent));
}

type Sent = Omit<Message, keyof PhraseMessage> & PhraseMessage;

type Step = Pick<Given, 'services'> & {
	work: Transaction;
	viewer: Viewer;
	standing: Standing;
	rules: ThreadSubjectRules;
	at: Date;
};

async function write(step: Step, message: Sent) {
	const { work, services, viewer, standing } = step;
	const { keys } = services;
	// One at a time: each gets its number, and of ten at once the first alone is told about.
	const found = await lockThread(work, message.id);
	if (!found) return refuse('not-found');
	const hasFiles = message.fileIds.length > 0;
	// Files that were sent with this very message are not to be sent again: whether it is a repeat is known first.
	const before = hasFiles ? await findMessage(work, message.key) : undefined;
	if (!before && !(await areSendable(work, { ownerId: viewer.id, fileIds: message.fileIds })))
		return fault('fileIds', 'invalid-input');
	const inserted = before ? undefined : await insert(step, found, message);
	const row = inserted ?? before ?? (await findMessage(work, message.key));
	if (!row) throw new Error('a message was not inserted');
	const files = inserted && !hasFiles ? [] : await findFilesOfMessages(work, [row.id]);
	const isSame =
		row.threadId === message.id &&
		row.authorId === authorIdOf(viewer) &&
		areSameWords(wordsOf(row, keys), message) &&
		files.map(({ id }) => id).join() === message.fileIds.join();
	if (!isSame) return refuse('key-reused');
	if (inserted) await step.rules.tell(step, writtenOf(step, found));
	const reader = { keys, viewerId: viewer.id, standing, parties: found.parties, files, reported: new Set<string>() };
	return accept(messageView({ row, firstName: viewer.name }, reader));
}

/** The words, in the open or sealed, and what is sent along, from now on seen by everybody who takes part. */
async function insert({ work, services, viewer, standing, at }: Step, { row, parties }: FoundThread, message: Sent) {
	const { key, fileIds } = message;
	const isStoredSealed = isSealed({ kind: row.subjectKind, isHealth: row.isHealth });
	const inserted = await insertMessage(work, row, {
		...{ id: key, threadId: row.id, role: standing.role, authorId: authorIdOf(viewer), at },
		...{ authorOrganisationId: standing.organisationId, language: messageLanguage(message.text, message.language) },
		...keepWords(services.keys, { id: key, isSealed: isStoredSealed }, message),
	});
	if (inserted) await attachFiles(work, { messageId: key, fileIds, grants: grantsOf(row, parties), now: at });
	return inserted;
}

/** What is about a reservation is granted to those of the house who see that; what patients send a clinic, to no operator. */
function grantsOf(row: FoundThread['row'], parties: FoundThread['parties']): FileGrant[] {
	const about = { subjectKind: 'thread', subjectId: row.id } as const;
	const forHouse =
		row.subjectKind === 'reservation' ? ({ subjectKind: 'reservation', subjectId: row.subjectId } as const) : about;
	const taking = parties.filter(({ leftAt }) => leftAt === null);
	return [
		...(isOfPatientAndClinic({ kind: row.subjectKind, isHealth: row.isHealth }) ? [] : [toAgency(about)]),
		...taking.flatMap(({ memberId }) => (memberId === null ? [] : [toMember(memberId, about)])),
		...taking.flatMap(({ organisationId }) =>
			organisationId === null ? [] : [toOrganisation(organisationId, forHouse)],
		),
	];
}

function writtenOf({ viewer, standing, at }: Step, { row, parties }: FoundThread): WrittenMessage {
	const { role } = standing;
	const taking = parties.filter(({ leftAt }) => leftAt === null);
	const guest = taking.find((party) => party.role === 'guest');
	const house = taking.find((party) => party.role === 'provider');
	const toHouse = sideOf(role) === 'guest';
	const before = toHouse ? row.guestNumber : row.houseNumber;
	const readUpTo = (toHouse ? house : guest)?.readUpTo ?? 0;
	return {
		...{ threadId: row.id, subjectId: row.subjectId, authorId: viewer.id, role, at },
		...{ guestId: guest?.memberId ?? null, organisationId: house?.organisationId ?? null },
		otherIds: taking.flatMap((party) => (party.role !== 'guest' && party.memberId !== null ? [party.memberId] : [])),
		hasUnread: before > readUpTo,
	};
}

const actors: Record<PartyRole, ActorKind> = {
	guest: 'member',
	provider: 'provider',
	interpreter: 'provider',
	operator: 'operator',
};

/** Of what has no rules of its own: open for good, told in the bell. */
const otherRules = ({ row }: FoundThread): ThreadSubjectRules => ({
	closesAt: async () => null,
	async tell({ work }, { role, authorId, guestId, organisationId, otherIds, threadId, subjectId, at }) {
		const providerId = organisationId === null ? null : await findProviderOf(work, organisationId);
		await recordEvent(work, {
			...{ kind: 'thread.message', subject: [row.subjectKind, subjectId], actor: actors[role], actorId: authorId, at },
			...{ parties: { memberId: guestId, providerId, otherIds }, facts: { threadId } },
		});
	},
});
