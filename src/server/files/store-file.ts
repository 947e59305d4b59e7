import { randomUUID } from 'node:crypto';
import type { FaultCode } from '#contract/faults.ts';
import type { FileUse } from '#domain/file/file.ts';
import { fileTypeOf, isPictureType } from '#domain/file/file-format.ts';
import { fitsQuota } from '#domain/file/file-quota.ts';
import { type Crop, photoWidths, providerPictureWidths, ratingPictureWidths } from '#domain/file/picture.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import { sumBytesOf } from '#server/features/file/file.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import { type Rendering, renderPicture } from './render-picture.ts';
import type { StoredFile } from './stored-file.ts';

type Given = { ownerId: string; use: FileUse; name: string; bytes: Uint8Array; crop?: Crop };

/** A paper has one rendering, under this name. */
const paperName = 'paper';
const isPaper = (use: FileUse) => use === 'licence' || use === 'payment-proof';
const paperWidth = 2_400;
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
	'provider-picture': { widths: providerPictureWidths, formats: ['webp', 'avif'] },
	'rating-picture': { widths: ratingPictureWidths, formats: ['webp', 'avif'] },
	licence: { widths: [paperWidth], formats: ['webp'] },
	'payment-proof': { widths: [paperWidth], formats: ['webp'] },
};

const pictureName = ({ width, mediaType }: Rendering) => `${width}.${mediaType.slice('image/'.length)}`;

async function partsOf({ bytes, use, crop, ownerId }: Given) {
	const type = fileTypeOf(bytes);
	if (type === 'application/pdf' && isPaper(use))
		return accept({ type, parts: [{ name: paperName, mediaType: type as string, width: null, bytes }] });
	if (!isPictureType(type)) return fault('file-type');
	const renderings = await renderPicture(bytes, { ...renditions[use], crop, ownerId });
	if (renderings === 'too-busy') return refuse('too-busy', { retryAfter: comeBackSeconds });
	if (!renderings) return fault('file-unreadable');
	const parts = renderings.map((rendering) => ({
		...rendering,
		name: isPaper(use) ? paperName : pictureName(rendering),
	}));
	return accept({ type: type as string, parts });
}

/** Checks what it really is, makes its sizes and writes them down; the caller commits the row it answers with. */
export async function storeFile({ queries, services }: Pick<Context, 'queries' | 'services'>, given: Given) {
	const { files } = services;
	const retryAfter = await countAttempt({ queries, services }, 'upload-member', given.ownerId);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	const stored = await sumBytesOf(queries, given.ownerId);
	if (!fitsQuota(given.use, { stored, given: given.bytes.length })) return refuse('files-full');
	const read = await partsOf(given);
	if (!read.ok) return read;
	const { type, parts } = read.value;
	const id = randomUUID();
	for (const part of parts) await files.write(`${id}/${part.name}`, part.bytes);
	const row: StoredFile = {
		id,
		ownerId: given.ownerId,
		use: given.use,
		name: shownName(given.name),
		mediaType: type === 'application/pdf' ? type : (parts[0]?.mediaType ?? type),
		bytes: given.bytes.length,
		variants: parts.map(({ name, mediaType, width, bytes }) => ({ name, mediaType, width, bytes: bytes.length })),
	};
	return accept(row);
}
