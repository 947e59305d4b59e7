import { buffer } from 'node:stream/consumers';
import { accept, refuse } from '#domain/kernel/result.ts';
import { kindOfType } from '#domain/vault/vault.ts';
import { inTurn } from '#server/files/in-turn.ts';
import { markPicture } from '#server/files/mark-file.ts';
import { pageAsPicture } from '#server/files/pdf-pages.ts';
import { openPart } from '#server/files/stored-parts.ts';
import type { FileAnswer } from '#server/http/handlers.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { FoundVaultFile } from './vault.repo.ts';

const comeBackSeconds = 5;

/** Never the name its owner gave it: that would stand in the reader's downloads. */
const savedAs = ({ fileId, mediaType }: FoundVaultFile) =>
	`medical-file-${fileId.slice(0, 8)}.${mediaType === 'application/dicom' ? 'dcm' : 'pdf'}`;

type Given = Pick<MemberContext, 'services' | 'memberId'>;
type Asked = {
	/** What is burned into what a provider sees; null for its owner. */
	mark: string | null;
	/** Of a PDF: one page as a picture. Without it the file itself. */
	page: number | undefined;
};

/**
 * Its owner gets a file as it lies there, in parts too. Who else looks gets pictures with their name across them, of a PDF too, page by
 * page; only what cannot be shown (a scan) is handed out as it is.
 */
export async function deliverFile(given: Given, found: FoundVaultFile, { mark, page }: Asked) {
	const kind = kindOfType(found.mediaType);
	if (page !== undefined && (kind !== 'pdf' || page > found.pages)) return refuse('not-found');
	if (mark !== null && kind === 'pdf' && page === undefined) return refuse('not-found');
	const isShown = page !== undefined || (mark !== null && kind === 'picture');
	return isShown ? deliverPicture(given, found, { mark, page }) : deliverStored(given, found);
}

function deliverStored({ services }: Given, found: FoundVaultFile) {
	const { file, mediaType } = found;
	const [variant] = file.variants;
	if (!variant) return refuse('not-found');
	return accept({
		...{ mediaType: variant.mediaType, isPublic: false, length: variant.bytes },
		open: (range) => openPart(services, file, variant, range),
		...(kindOfType(mediaType) !== 'picture' && { name: savedAs(found) }),
	} satisfies FileAnswer);
}

/** Heavy work, one after the other for each reader. */
async function deliverPicture({ services, memberId }: Given, { file }: FoundVaultFile, { mark, page }: Asked) {
	const [variant] = file.variants;
	const made = await inTurn(memberId, async () => {
		const stream = variant && (await openPart(services, file, variant));
		const bytes = stream && (await buffer(stream));
		const picture = bytes && (page === undefined ? bytes : await pageAsPicture(bytes, page));
		return picture && (mark === null ? picture : markPicture(picture, mark));
	});
	if (made === 'too-busy') return refuse('too-busy', { retryAfter: comeBackSeconds });
	return made
		? accept({ mediaType: 'image/webp', isPublic: false, bytes: made } satisfies FileAnswer)
		: refuse('not-found');
}
