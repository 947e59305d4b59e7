import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { lookerOf } from '#domain/member/audit.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { findFeed } from '#server/features/calendar/calendar.repo.ts';
import { findFilesOf } from '#server/features/file/file.repo.ts';
import { findLicences } from '#server/features/partner/licence.repo.ts';
import { findPartner } from '#server/features/partner/partner.repo.ts';
import { findAllWishes } from '#server/features/wish/wish.repo.ts';
import { bankAccountPlace, passportPlace } from '#server/keys/sealed-places.ts';
import { countAttempt } from '../attempt/count-attempt.ts';
import { findAllConsents } from './consent.repo.ts';
import { findMember } from './member.repo.ts';
import { findEntriesAbout, findMailsOf, findProfileOf, findSessionsOf } from './member-data.repo.ts';
import type { OwnContext } from './own-context.ts';
import { findRatingsOf, findReportsOf } from './rating-data.repo.ts';
import { gatherReservations } from './reservation-data.ts';

/** Far more than anybody has; a download always ends. */
const mostEntries = 10_000;

/** Everything kept about a member, in the open: a JSON and the files. Written to the access log. */
export async function downloadData(own: OwnContext) {
	const { queries, services, memberId } = own;
	const retryAfter = await countAttempt({ queries, services }, 'download-member', memberId);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	await recordAudit(queries, { event: 'member.data-downloaded', actorId: memberId, subjectId: memberId });
	const files = await findFilesOf(queries, memberId);
	const data = await gather(own, files);
	const bytes = await pack(own, JSON.stringify(data, undefined, '\t'), files);
	return accept({ bytes, mediaType: 'application/zip', name: `maru-data-${koreanDay(new Date())}.zip` });
}

type Files = Awaited<ReturnType<typeof findFilesOf>>;

async function gather({ queries, services, memberId }: OwnContext, files: Files) {
	const found = await findMember(queries, memberId);
	if (!found) throw new Error('a member without a row');
	const [consents, sessions, entries, mails, licences, business, profile, reserved, wishes] = await Promise.all([
		findAllConsents(queries, memberId),
		findSessionsOf(queries, memberId),
		findEntriesAbout(queries, memberId, { limit: mostEntries }),
		findMailsOf(queries, memberId),
		findLicences(queries, [memberId]),
		findPartner(queries, memberId),
		findProfileOf(queries, memberId),
		gatherReservations({ queries, services, memberId }),
		findAllWishes(queries, memberId),
	]);
	const ratings = await findRatingsOf(queries, memberId);
	const ratingReports = await findReportsOf(queries, memberId);
	const feed = await findFeed(queries, memberId);
	// A hash is no fact about anyone, and only of use to a thief.
	const { passwordHash: _, passport, ...facts } = found;
	return {
		member: { ...facts, passport: passport === null ? null : services.keys.open(passport, passportPlace(memberId)) },
		consents,
		sessions,
		accessLog: entries.map((entry) => ({ event: entry.event, by: lookerOf(entry, memberId), at: entry.at })),
		mails,
		business: business
			? {
					...business.partner,
					bankAccount: services.keys.open(business.partner.bankAccount, bankAccountPlace(memberId)),
				}
			: null,
		licences: licences.map(({ memberId: __, ...licence }) => licence),
		providerProfile: profile ?? null,
		...reserved,
		ratings,
		ratingReports,
		wishes,
		calendarFeed: feed ? { createdAt: feed.createdAt } : null,
		files: files.map(({ ownerId: ___, ...file }) => file),
	};
}

/** Saved on a disk, a file is opened by what its name ends with. */
const withExtension = (name: string, mediaType: string) =>
	name.includes('.') ? name : `${name}.${mediaType.split('/')[1]}`;

/** Pictures and papers are packed already; a file that is missing on the disk keeps nobody from the rest. */
async function pack({ services }: OwnContext, data: string, files: Files): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	const zip = new Zip((error, chunk) => {
		if (error) throw error;
		chunks.push(chunk);
	});
	const json = new ZipDeflate('data.json');
	zip.add(json);
	json.push(strToU8(data), true);
	for (const { id, variants } of files)
		for (const { name, mediaType } of variants) {
			const bytes = await services.files.read(`${id}/${name}`);
			if (!bytes) continue;
			const entry = new ZipPassThrough(`files/${id}/${withExtension(name, mediaType)}`);
			zip.add(entry);
			entry.push(bytes, true);
		}
	zip.end();
	return Buffer.concat(chunks);
}
