import { Readable } from 'node:stream';
import { minuteMs } from '#domain/kernel/durations.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept, type Result, refuse } from '#domain/kernel/result.ts';
import { lookerOf } from '#domain/member/audit.ts';
import { isConfidedFile, isConfidedThread } from '#domain/member/data-copy.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { findFeed } from '#server/features/calendar/calendar.repo.ts';
import { findAllAnswersTo, findAllConsultationsOf } from '#server/features/consultation/consultation.repo.ts';
import { findFactorFacts } from '#server/features/factor/factor.repo.ts';
import { findFilesOf } from '#server/features/file/file.repo.ts';
import { findUnwanted } from '#server/features/mail/mail.repo.ts';
import { findNotifications } from '#server/features/notification/notification.repo.ts';
import { findLicences } from '#server/features/partner/licence.repo.ts';
import { findPartner } from '#server/features/partner/partner.repo.ts';
import { findPhotographReportsOf } from '#server/features/photograph/photograph-report.repo.ts';
import { findAllVideosOf } from '#server/features/video/video.repo.ts';
import { findAllWishes } from '#server/features/wish/wish.repo.ts';
import { openPart } from '#server/files/stored-parts.ts';
import { type ZipEntry, zipPieces } from '#server/files/zip-pieces.ts';
import {
	bankAccountBinding,
	consultationAnswerBinding,
	consultationBinding,
	passportBinding,
	videoBinding,
} from '#server/keys/seal-bindings.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findAllConsents } from './consent.repo.ts';
import { gatherMatching } from './matching-data.ts';
import type { MemberRow } from './member.repo.ts';
import { findEntriesAbout, findMailsOf, findProfileOf, findSessionsOf, findWorksOf } from './member-data.repo.ts';
import { findMergedInto } from './merge-members.repo.ts';
import { findRatingsOf, findReportsOf } from './rating-data.repo.ts';
import { gatherReservations } from './reservation-data.ts';
import { gatherVault } from './vault-data.ts';

/** Far more than anybody has; a download always ends. */
const mostEntries = 10_000;

/** Who is downloading, and since when: a stream whose end nobody noticed keeps no one out for ever. */
const underWay = new Map<string, number>();
const longestMs = 15 * minuteMs;

/** Whose it is, and where they work now. */
export type Archived = Pick<MemberContext, 'queries' | 'services'> & {
	found: MemberRow;
	works: readonly { organisationId: string; role: string }[];
};

type Opening<Refusal extends string> = { memberId: string; now: Date; open: () => Promise<Result<Readable, Refusal>> };

/** One at a time of each member, whoever makes it. The archive is made as it is read and is nowhere whole. */
export async function downloadOnce<Refusal extends string>({ memberId, now, open }: Opening<Refusal>) {
	const since = underWay.get(memberId);
	if (since !== undefined && performance.now() - since < longestMs) return refuse('download-under-way');
	const startedAt = performance.now();
	underWay.set(memberId, startedAt);
	const release = () => {
		if (underWay.get(memberId) === startedAt) underWay.delete(memberId);
	};
	try {
		const opened = await open();
		if (!opened.ok) {
			release();
			return opened;
		}
		opened.value.once('close', release);
		const name = `maru-data-${koreanDay(now)}.zip`;
		return accept({ stream: opened.value, mediaType: 'application/zip', name });
	} catch (error) {
		release();
		throw error;
	}
}

/** Everything kept about a member, in the open: a JSON and the files. `isHandedOn`: by an operator, without what was told in confidence. */
export async function openArchive(of: Archived, { isHandedOn }: { isHandedOn: boolean }): Promise<Readable> {
	const all = await findFilesOf(of.queries, of.found.id);
	const files = isHandedOn ? all.filter(({ use }) => !isConfidedFile(use)) : all;
	const gathered = await gather(of, files);
	const data = Buffer.from(JSON.stringify(isHandedOn ? withoutConfided(gathered) : gathered, undefined, '\t'));
	return Readable.from(zipPieces(entriesOf(of, data, files)), { objectMode: false, highWaterMark: pieceBytes });
}

/** What an operator may not read: it is taken by its owner once they can log in, and named here so that they know. */
function withoutConfided({ medicalFiles, heldQuestions, ...data }: Awaited<ReturnType<typeof gather>>) {
	return {
		...data,
		withheld: [
			'medicalFiles',
			'consultations',
			'videoDates',
			'private questions',
			'messages about them',
			'files sent along',
		],
		medicalFiles: medicalFiles.length,
		heldQuestions: heldQuestions.length,
		consultations: data.consultations.map(({ id, state, createdAt }) => ({ id, state, createdAt })),
		videoDates: data.videoDates.map(({ id, state, scheduledAt, createdAt }) => ({ id, state, scheduledAt, createdAt })),
		questions: data.questions.map((question) => {
			if (!question.isPrivate) return question;
			const { id, area, stage, createdAt } = question;
			return { id, area, stage, createdAt };
		}),
		messages: data.messages.map((message) =>
			isConfidedThread(message.about.kind) ? { about: message.about, by: message.by, at: message.at } : message,
		),
	};
}

type Files = Awaited<ReturnType<typeof findFilesOf>>;

async function gather({ queries, services, works: present, found }: Archived, files: Files) {
	const memberId = found.id;
	const [consents, sessions, entries, mails, works, own, reserved, wishes] = await Promise.all([
		findAllConsents(queries, memberId),
		findSessionsOf(queries, memberId),
		findEntriesAbout(queries, memberId, { limit: mostEntries }),
		findMailsOf(queries, memberId),
		findWorksOf(queries, memberId),
		gatherBusiness({ queries, services, works: present }),
		gatherReservations({ queries, services, memberId }),
		findAllWishes(queries, memberId),
	]);
	const matching = await gatherMatching({ queries, services, memberId });
	const vault = await gatherVault({ queries, services, memberId });
	const ratings = await findRatingsOf(queries, memberId);
	const ratingReports = await findReportsOf(queries, memberId);
	const photographReports = await findPhotographReportsOf(queries, memberId);
	const videoDates = await findAllVideosOf(queries, memberId);
	const consultations = await findAllConsultationsOf(queries, memberId);
	const consultationAnswers = await findAllAnswersTo(queries, memberId);
	const secondFactors = await findFactorFacts(queries, memberId);
	const merged = await findMergedInto(queries, memberId);
	const feed = await findFeed(queries, memberId);
	const unwantedMails = await findUnwanted(queries, memberId);
	const news = await findNotifications(queries, { memberId, before: undefined, limit: mostEntries });
	// A hash is no fact about anyone, and only of use to a thief.
	const { passwordHash: _, passport, ...facts } = found;
	return {
		member: { ...facts, passport: passport === null ? null : services.keys.open(passport, passportBinding(memberId)) },
		/** Accounts of theirs that became part of this one. */
		mergedAccounts: merged.map(({ email, at }) => ({ email, at })),
		consents,
		sessions,
		secondFactors,
		accessLog: entries.map((entry) => ({ event: entry.event, by: lookerOf(entry, memberId), at: entry.at })),
		mails,
		unwantedMails,
		news: news.map(({ id: __, ...told }) => told),
		works,
		...own,
		...reserved,
		...matching,
		...vault,
		ratings,
		ratingReports,
		photographReports,
		wishes,
		videoDates: videoDates.map(({ sealed, key: ______, bodyHash: ________, ...date }) => ({
			...date,
			words: sealed === null ? null : JSON.parse(services.keys.open(sealed, videoBinding(date.id))),
		})),
		consultations: consultations.map(({ sealed, bodyHash: _______, ...row }) => ({
			...row,
			words: sealed === null ? null : JSON.parse(services.keys.open(sealed, consultationBinding(row.id))),
			answers: consultationAnswers
				.filter((answer) => answer.row.consultationId === row.id)
				.map(({ row: { id, sealed: kept, dates, totalWon, at } }) => ({
					...{ at, dates, totalWon },
					words: kept === null ? null : JSON.parse(services.keys.open(kept, consultationAnswerBinding(id))),
				})),
		})),
		calendarFeed: feed ? { createdAt: feed.createdAt } : null,
		files: files.map(({ ownerId: _____, key: ____, ...file }) => file),
	};
}

/** What one has told of a business of one's own. */
async function gatherBusiness({ queries, services, works }: Pick<Archived, 'queries' | 'services' | 'works'>) {
	const owned = works.find(
		({ organisationId, role }) => role === 'owner' && organisationId !== agencyId,
	)?.organisationId;
	if (owned === undefined) return { business: null, licences: [], providerProfile: null };
	const [found, licences, profile] = await Promise.all([
		findPartner(queries, owned),
		findLicences(queries, [owned]),
		findProfileOf(queries, owned),
	]);
	const sealed = found?.partner.bankAccount;
	return {
		business:
			found && sealed !== undefined
				? { ...found.partner, bankAccount: services.keys.open(sealed, bankAccountBinding(owned)) }
				: null,
		licences: licences.map(({ organisationId: _, createdAt: __, ...licence }) => licence),
		providerProfile: profile ?? null,
	};
}

/** Saved on a disk, a file is opened by what its name ends with. */
const withExtension = (name: string, mediaType: string) =>
	name.includes('.') ? name : `${name}.${mediaType.split('/')[1]}`;

const pieceBytes = 64 * 1024;

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
	for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}

/** One file open at a time; a file that is missing on the disk keeps nobody from the rest. */
async function* entriesOf(
	{ services }: Pick<Archived, 'services'>,
	data: Uint8Array,
	files: Files,
): AsyncGenerator<ZipEntry> {
	yield { name: 'data.json', isPacked: false, pieces: piecesOf(data) };
	for (const file of files)
		for (const variant of file.variants) {
			const pieces = await openPart(services, file, variant);
			const name = `files/${file.id}/${withExtension(variant.name, variant.mediaType)}`;
			if (pieces) yield { name, isPacked: true, pieces };
		}
}
