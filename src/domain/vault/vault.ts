import { dayMs } from '../kernel/durations.ts';
import { koreanDay } from '../kernel/korean-date.ts';

/** What health files are shared for. */
export const vaultSubjects = ['consultation', 'matching-question', 'reservation'] as const;
export type VaultSubjectKind = (typeof vaultSubjects)[number];
export type VaultSubject = { kind: VaultSubjectKind; id: string };

/** What a file can be shown as without leaving the site; a `file` is only saved. */
export const vaultKinds = ['picture', 'pdf', 'file'] as const;
type VaultKind = (typeof vaultKinds)[number];

export const vaultTypes = [
	'image/jpeg',
	'image/png',
	'image/webp',
	'image/avif',
	'application/pdf',
	'application/dicom',
] as const;

export const vaultNameLength = 120;
/** More than anybody brings to a clinic; the room for them is bounded besides. */
export const mostVaultFiles = 100;
export const mostSharedAtOnce = 20;

/** A share always has an end. */
export const shareDays = { least: 1, usual: 30, most: 180 } as const;
/** Those that are offered to choose from. */
export const shareChoices = [7, 30, 90] as const;
export const shareEnd = (now: Date, days: number): Date => new Date(now.getTime() + days * dayMs);

export const kindOfType = (mediaType: string): VaultKind => {
	if (mediaType.startsWith('image/')) return 'picture';
	return mediaType === 'application/pdf' ? 'pdf' : 'file';
};

/** As the device called it, without what says only which program opens it. */
export const nameFromDevice = (name: string): string =>
	(name.split(/[\\/]/).at(-1) ?? '')
		.replace(/[\p{Cc}\p{Cf}]/gu, '')
		.replace(/\.(jpe?g|png|webp|avif|pdf|dcm|dicom)$/i, '')
		.trim()
		.slice(0, vaultNameLength);

/** A finding is of today or before; where it is already tomorrow, of tomorrow. */
export const isTakenOn = (day: string, now: Date): boolean =>
	day >= '1900-01-01' && day <= koreanDay(new Date(now.getTime() + dayMs));
