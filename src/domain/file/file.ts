/** What an uploaded file is for; it decides who is granted a look and what becomes of it (server/features/file). */
export const fileUses = [
	'photo',
	'licence',
	'provider-picture',
	'payment-proof',
	'rating-picture',
	'product-picture',
	'thread-file',
	'matching-paper',
	'vault-file',
] as const;
export type FileUse = (typeof fileUses)[number];

/**
 * A private file is encrypted with a key of its own, never granted to everyone, and whoever else than its owner looks at
 * it leaves a trace. The others are made to be shown to everybody.
 */
export const isPrivate: Record<FileUse, boolean> = {
	photo: true,
	licence: true,
	'payment-proof': true,
	'matching-paper': true,
	'vault-file': true,
	'provider-picture': false,
	'rating-picture': false,
	'product-picture': false,
	'thread-file': true,
};

/** One stored rendering of a file. `name` is the last part of its address. */
export type FileVariant = { name: string; mediaType: string; width: number | null; bytes: number };

export const maxFileBytes = 10 * 1024 * 1024;
