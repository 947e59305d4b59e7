import type { photographEndpoints } from '#contract/api/photograph.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { toAgency, toEveryone, toOrganisation } from '#domain/file/file-grant.ts';
import { mostPhotographs } from '#domain/file/photograph.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { insertFile } from '#server/features/file/file.repo.ts';
import { forgetBytes } from '#server/files/forget-bytes.ts';
import { photographOf } from '#server/files/photograph-view.ts';
import { storeFile } from '#server/files/store-file.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Queries } from '#server/queries.ts';
import { findOwnProduct, lockOwnProduct, type PhotographedProduct, savePhotographs } from './photograph.repo.ts';
import { viewPhotographs } from './photograph-view.ts';
import { findHiddenPhotographs } from './photographed.repo.ts';

type Input = InputOf<(typeof photographEndpoints)['POST /api/products/:id/photographs']>;

/** One that is hidden keeps its place: it may come back. */
async function hasRoom(queries: Queries, { id, photographs }: PhotographedProduct): Promise<boolean> {
	const hidden = await findHiddenPhotographs(queries, { kind: 'product', id });
	return photographs.length + hidden.length < mostPhotographs;
}

/** Behind the others. Asked before it is read, and again when it is kept: reading one takes a while. */
export async function addPhotograph(own: MemberContext, { params: { id }, query, body }: Input) {
	const { queries, services, now, viewer, memberId } = own;
	const seen = await findOwnProduct(queries, viewer, id);
	if (!seen) return refuse('not-found');
	if (!(await hasRoom(queries, seen))) return refuse('not-allowed');
	const given = { ownerId: memberId, use: 'product-picture' as const, name: query.name, file: body.file };
	const stored = await storeFile({ queries, services }, given);
	if (!stored.ok) return stored;
	const shown = await services.transact(async (work) => {
		const found = await lockOwnProduct(work, viewer, id);
		if (!found || !(await hasRoom(work, found))) return undefined;
		const subject = { subjectKind: 'product', subjectId: id } as const;
		const grants = [toEveryone(subject), toAgency(subject), toOrganisation(found.organisationId, subject)];
		await insertFile(work, stored.value, { grants, now });
		const next = { ...found, photographs: [...found.photographs, photographOf(stored.value)] };
		await savePhotographs(work, id, next);
		return next;
	});
	if (shown) return accept(await viewPhotographs(queries, shown));
	await forgetBytes(services, [stored.value.id]);
	return refuse('not-allowed');
}
