import type { FileUse } from '../file/file.ts';
import type { ThreadSubjectKind } from '../thread/thread.ts';
import { isBetweenPatientAndClinic } from '../thread/thread-policy.ts';

/** Why the agency makes somebody's copy: chosen, never typed. */
export const copyReasons = ['asked', 'representative', 'law'] as const;
export type CopyReason = (typeof copyReasons)[number];

/** A login is needed for it, and an address that is the member's. Everybody else is handed theirs by the agency. */
export const takesOwnData = ({ status, isEmailProved }: { status: string; isEmailProved: boolean }): boolean =>
	status === 'active' && isEmailProved;

/** Health files, and what was sent along in confidence: their owner alone takes them. */
const confidedUses: readonly FileUse[] = ['vault-file', 'matching-paper', 'thread-file'];
export const isConfidedFile = (use: FileUse): boolean => confidedUses.includes(use);

/** What a patient and a clinic write to each other passes through no operator's hands. */
export const isConfidedThread = (kind: ThreadSubjectKind): boolean => isBetweenPatientAndClinic(kind);
