import type { FileUse } from './file.ts';

const megabyte = 1024 * 1024;
const ofGuests = 100 * megabyte;
/** Thirty licences of the largest kind, and the pictures of the profile. */
const ofProviders = 400 * megabyte;

/** A hundred photographs more, in all their sizes: those of some dozen products. */
const ofProducts = 1_000 * megabyte;

/** A guest's health files: scans and pictures of some years. */
const ofVault = 300 * megabyte;

/** How many bytes a member's files may take together, by what the next one is for. */
export const fileQuotas = {
	photo: ofGuests,
	'payment-proof': ofGuests,
	'rating-picture': ofGuests,
	'thread-file': ofProviders,
	'matching-paper': ofGuests,
	'vault-file': ofVault,
	licence: ofProviders,
	'provider-picture': ofProviders,
	'product-picture': ofProducts,
} as const satisfies Record<FileUse, number>;

export const fitsQuota = (use: FileUse, bytes: { stored: number; given: number }): boolean =>
	bytes.stored + bytes.given <= fileQuotas[use];
