import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { Queries } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { attachmentKey, attachmentName, kindOfFile, mediaTypeOfFile } from './attachment.ts';
import { findAttachments } from './notice.repo.ts';

type Options = { queries: Queries; services: Pick<Services, 'files'>; now: Date };

/** A notice may end or be written anew: what was taken along is asked for again after a while. */
const freshSeconds = 5 * 60;

/** A file of a notice that counts now, to be saved under its name in the reader's language. */
export async function readAttachment(
	{ queries, services, now }: Options,
	input: { id: string; file: string; language: ContentLocale },
) {
	const attachment = (await findAttachments(queries, input.id, now)).find(({ file }) => file === input.file);
	const stream = attachment && (await services.files.open(attachmentKey(input.id, input.file)));
	if (!attachment || !stream) return refuse('not-found');
	return accept({
		stream,
		mediaType: mediaTypeOfFile(input.file),
		name: `${attachmentName(attachment, input.language)}.${kindOfFile(input.file)}`,
		isPublic: true,
		maxAge: freshSeconds,
	});
}
