import { fileAudience, traceOf } from '#domain/file/file-access.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { missingForPublic } from '#domain/provider/publicity.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { findPublicityFacts } from '#server/features/partner/provider.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import { findFile, findProvedReservation, isPictureOfPublishedRating } from './file.repo.ts';

type Given = Pick<Context, 'queries' | 'services' | 'now' | 'viewer'>;

async function isProviderPublic({ queries, now }: Given, memberId: string): Promise<boolean> {
	const facts = await findPublicityFacts(queries, memberId);
	return facts !== undefined && missingForPublic(facts, koreanDay(now)).length === 0;
}

/** One rendering of a file, to those who may see it; to everybody else it does not exist. */
export async function readFile(context: Given, { id, name }: { id: string; name: string }) {
	const { queries, services, viewer } = context;
	const row = await findFile(queries, id);
	if (!row) return refuse('not-found');
	const facts = {
		...row,
		isProviderPublic: row.use === 'provider-picture' && (await isProviderPublic(context, row.ownerId)),
		isRatingPublished: row.use === 'rating-picture' && (await isPictureOfPublishedRating(queries, id)),
		reservation: row.use === 'payment-proof' ? await findProvedReservation(queries, id) : undefined,
	};
	const audience = fileAudience(facts, viewer);
	const variant = row.variants.find((one) => one.name === name);
	if (audience === 'nobody' || !variant) return refuse('not-found');
	const bytes = await services.files.read(`${id}/${variant.name}`);
	if (!bytes) return refuse('not-found');
	const trace = traceOf(facts, viewer);
	if (viewer && trace)
		await recordAudit(queries, {
			event: trace,
			actorId: viewer.id,
			subjectId: row.ownerId,
			details: { fileId: id },
		});
	return accept({
		bytes,
		mediaType: variant.mediaType,
		isPublic: audience === 'everybody',
		// An operator may hide it: then it is to be gone soon.
		...(row.use === 'rating-picture' && { maxAge: 300 }),
		// A document is saved, never opened as a page of ours.
		...(variant.mediaType === 'application/pdf' && {
			name: `${row.use}-${id.slice(0, 8)}.pdf`,
		}),
	});
}
