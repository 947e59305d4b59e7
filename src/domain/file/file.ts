/** What an uploaded file is for; it decides who may see it and what becomes of it (server/features/file). */
export const fileUses = ['photo', 'licence', 'provider-picture', 'payment-proof', 'rating-picture'] as const;
export type FileUse = (typeof fileUses)[number];

/** One stored rendering of a file. `name` is the last part of its address. */
export type FileVariant = { name: string; mediaType: string; width: number | null; bytes: number };

export const maxFileBytes = 10 * 1024 * 1024;
