import type { Role } from './organisation.ts';

/** Somebody's work, and how many others own the organisation too. */
export type OwnedWork = { role: Role; otherOwners: number };

/** An organisation always has an owner: the last one neither goes nor becomes something else. */
export const isLastOwner = ({ role, otherOwners }: OwnedWork): boolean => role === 'owner' && otherOwners === 0;
