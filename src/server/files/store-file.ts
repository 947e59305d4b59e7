import { randomUUID } from 'node:crypto';
import type { Incoming } from '#contract/endpoint.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { FaultCode } from '#contract/faults.ts';
import { type FileUse, type FileVariant, isPrivate } from '#domain/file/file.ts';
import { dicomPreamble, fileTypeOf, isPictureType } from '#domain/file/file-format.ts';
import { fitsQuota } from '#domain/file/file-quota.ts';
import { middle, type PhotographFacts, photographWidths } from '#domain/file/photograph.ts';
import { type Crop, photoWidths, ratingPictureWidths } from '#domain/file/picture.ts';
import { accept, type Result, refuse } from '#domain/kernel/result.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import { sumBytesOf } from '#server/features/file/file.repo.ts';
import type { Pieces } from '#server/gateways/file-store/file-store.ts';
import type { Context } from '#server/http/handlers.ts';
import { type Rendering, renderPicture } from './render-picture.ts';
import type { StoredFile } from './stored-file.ts';
import { newFileKey, writePart } from './stored-parts.ts';

type Given = { ownerId: string; use: FileUse; name: string; file: Incoming; crop?: Crop };
type Part = FileVariant & { pieces: Pieces };
type Read = { parts: Part[]; picture: PhotographFacts | null };

/** A paper has one rendering, under this name. */
const paperName = 'paper';
const papers: readonly FileUse[] = ['licence', 'payment-proof', 'thread-file', 'matching-paper', 'vault-file'];
const isPaper = (use: FileUse) => papers.includes(use);
const paperWidth = 2_400;
const scanWidth = 3_600;
const comeBackSeconds = 5;

const fault = (code: FaultCode) => refuse('invalid-input', { faults: [{ at: 'file', code }] });

/** As the member's device called it, without the folder and what no screen can show. */
const shownName = (name: string) =>
	(name.split(/[\\/]/).at(-1) ?? '')
		.replace(/[\p{Cc}\p{Cf}]/gu, '')
		.trim()
		.slice(0, 200);

const renditions: Record<FileUse, { widths: readonly number[]; formats: readonly ('webp' | 'avif')[] }> = {
	photo: { widths: photoWidths, formats: ['webp', 'avif'] },
	'provider-picture': { widths: photographWidths, formats: ['webp', 'avif'] },
	'product-picture': { widths: photographWidths, formats: ['webp', 'avif'] },
	'rating-picture': { widths: ratingPictureWidths, formats: ['webp', 'avif'] },
	licence: { widths: [paperWidth], formats: ['webp'] },
	'payment-proof': { widths: [paperWidth], formats: ['webp'] },
	'thread-file': { widths: [paperWidth], formats: ['webp'] },
	'matching-paper': { widths: [paperWidth], formats: ['webp'] },
	// What a doctor looks at closely.
	'vault-file': { widths: [scanWidth], formats: ['webp'] },
};

const pictureName = ({ width, mediaType }: Rendering) => `${width}.${mediaType.slice('image/'.length)}`;

/** What stands before a DICOM file could be a program or a page: it is replaced by noughts, as most devices write it. */
async function* withoutPreamble(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
	let left = dicomPreamble;
	for await (const piece of pieces) {
		const blank = Math.min(left, piece.length);
		left -= blank;
		yield blank > 0 ? Buffer.concat([Buffer.alloc(blank), piece.subarray(blank)]) : piece;
	}
}

async function partsOf({ file, use, crop, ownerId }: Given): Promise<Result<Read, ErrorCode>> {
	const type = fileTypeOf(file);
	if (type === 'application/pdf' && isPaper(use))
		return accept({
			parts: [{ name: paperName, mediaType: type, width: null, bytes: file.bytes, pieces: file.open() }],
			picture: null,
		});
	if (type === 'application/dicom' && use === 'vault-file')
		return accept({
			parts: [
				{ name: paperName, mediaType: type, width: null, bytes: file.bytes, pieces: withoutPreamble(file.open()) },
			],
			picture: null,
		});
	if (!isPictureType(type)) return fault('file-type');
	const rendered = await renderPicture(() => file.open(), { ...renditions[use], crop, ownerId });
	if (rendered === 'too-busy') return refuse('too-busy', { retryAfter: comeBackSeconds });
	if (!rendered) return fault('file-unreadable');
	const { renderings, height, blur } = rendered;
	const parts = renderings.map((rendering) => ({
		...rendering,
		name: isPaper(use) ? paperName : pictureName(rendering),
		bytes: rendering.bytes.length,
		pieces: [rendering.bytes],
	}));
	return accept({ parts, picture: isPrivate[use] ? null : { height, blur, focus: middle, alt: {} } });
}

/** Checks what it really is, makes its sizes and writes them down; the caller commits the row it answers with. */
export async function storeFile({ queries, services }: Pick<Context, 'queries' | 'services'>, given: Given) {
	const { ownerId, use, name, file } = given;
	const retryAfter = await countAttempt({ queries, services }, 'upload-member', ownerId);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	const stored = await sumBytesOf(queries, ownerId);
	if (!fitsQuota(use, { stored, given: file.bytes })) return refuse('files-full');
	const read = await partsOf(given);
	if (!read.ok) return read;
	const id = randomUUID();
	const key = isPrivate[use] ? newFileKey(services, id) : null;
	const { parts, picture } = read.value;
	for (const part of parts) await writePart(services, { id, key }, part.name, part.pieces);
	const variants = parts.map(({ pieces: _, ...variant }) => variant);
	const mediaType = variants[0]?.mediaType ?? '';
	const shown = { name: shownName(name), mediaType, bytes: file.bytes, variants, picture };
	const row: StoredFile = { id, ownerId, use, ...shown, key };
	return accept(row);
}
