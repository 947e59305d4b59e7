import type { FileUse } from '#domain/file/file.ts';
import type { FileGrant } from '#domain/file/file-grant.ts';
import { mayRead, traceOf } from '#domain/file/may-read.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { admit, type Viewer } from '#domain/member/access.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { openPart } from '#server/files/stored-parts.ts';
import type { Context, FileAnswer } from '#server/http/handlers.ts';
import { type FileRow, findFile, findGrants, isHidden, isShown } from './file.repo.ts';

const isModerated: ReadonlySet<FileUse> = new Set(['rating-picture', 'product-picture', 'provider-picture']);

type Given = Pick<Context, 'queries' | 'services' | 'now' | 'viewer'>;

/** Only what is granted to everyone has to be seen by everyone; the others are not asked. */
function isSubjectShown({ queries, now }: Given, row: FileRow, { granteeKind, subjectKind, subjectId }: FileGrant) {
	// A photograph that an operator has hidden is its house's and the agency's.
	if (row.hiddenAt !== null) return false;
	const isIt = Object.hasOwn(isShown, subjectKind) && isShown[subjectKind as keyof typeof isShown];
	return granteeKind === 'everyone' && isIt ? isIt(queries, subjectId, now) : false;
}

/** It may have been encrypted since its row was read: then it lies elsewhere. */
async function openAgain({ queries }: Given, row: FileRow, open: (row: FileRow) => ReturnType<typeof openPart>) {
	const stream = await open(row);
	if (stream || row.key !== null) return stream;
	const now = await findFile(queries, row.id);
	return now && open(now);
}

/** A guest looks at what a house sent them, whoever else they are. */
function lookingAs(viewer: Viewer | null, grants: readonly FileGrant[]) {
	if (admit('operator', viewer) === 'admitted') return 'operator';
	const isTheirs = grants.some(({ granteeKind, granteeId }) => granteeKind === 'member' && granteeId === viewer?.id);
	return isTheirs ? 'member' : 'provider';
}

/** One rendering of a file, to those who may see it; to everybody else it does not exist. */
export async function readFile(context: Given, { id, name }: { id: string; name: string }) {
	const { queries, services, viewer, now } = context;
	const row = await findFile(queries, id);
	const variant = row?.variants.find((one) => one.name === name);
	// Health files are opened by links of their own (features/vault), never here.
	if (!row || !variant || row.use === 'vault-file') return refuse('not-found');
	const found = await findGrants(queries, id);
	const grants = await Promise.all(
		found.map(async (grant) => ({ ...grant, isSubjectShown: await isSubjectShown(context, row, grant) })),
	);
	const audience = mayRead({ ownerId: row.ownerId, grants, isHidden: await isHidden(queries, row) }, viewer, now);
	if (audience === 'nobody') return refuse('not-found');
	const trace = traceOf(row, viewer);
	const actor = lookingAs(viewer, found);
	// Written down before the first byte goes out.
	if (viewer && trace)
		await recordAudit(queries, {
			event: trace,
			actorId: viewer.id,
			subjectId: row.ownerId,
			actor,
			subject: ['file', id],
			details: { fileId: id, as: actor },
			at: now,
		});
	return accept({
		length: variant.bytes,
		open: (range) => openAgain(context, row, (found) => openPart(services, found, variant, range)),
		mediaType: variant.mediaType,
		isPublic: audience === 'everybody',
		// An operator may hide it: then it is to be gone soon.
		...(isModerated.has(row.use) && { maxAge: 300 }),
		// A document is saved, never opened as a page of ours.
		...(variant.mediaType === 'application/pdf' && {
			name: `${row.use}-${id.slice(0, 8)}.pdf`,
		}),
	} satisfies FileAnswer);
}
