import { type FileGrant, isInForce } from '../file/file-grant.ts';
import { minuteMs } from '../kernel/durations.ts';
import type { Viewer } from '../member/access.ts';
import { mayDoAtWork } from '../organisation/rights.ts';

/** A file that its owner shows to all in a video room, while both sit there: for which house the viewer does. */
export type Showing = { dateId: string; organisationId: string };

type Standing =
	| { as: 'owner' }
	| { as: 'provider'; grant: FileGrant & { granteeKind: 'organisation' } }
	| { as: 'room'; showing: Showing };

const isToHouse = (grant: FileGrant): grant is FileGrant & { granteeKind: 'organisation' } =>
	grant.granteeKind === 'organisation';

/**
 * Who may look at a health file: its owner, and of an organisation that it is shared with, while that lasts, whoever reads
 * health documents there; and whoever sits in the room where it is shown, as long as it is. Nobody else, operators neither.
 */
export function standingAt(
	file: { ownerId: string; grants: readonly FileGrant[]; showing?: Showing | undefined },
	viewer: Viewer | null,
	now: Date,
): Standing | undefined {
	if (viewer === null) return undefined;
	if (viewer.id === file.ownerId) return { as: 'owner' };
	const grant = file.grants
		.filter(isToHouse)
		.find((one) => isInForce(one, now) && mayDoAtWork(viewer, 'vault.read', one.granteeId));
	if (grant) return { as: 'provider', grant };
	return file.showing && { as: 'room', showing: file.showing };
}

/** What a link to a file says: one file, for one member in one login, for some minutes. */
export type Opening = { fileId: string; memberId: string; sessionId: string; until: number };

export const openingMs = 5 * minuteMs;

/** `foreign`: it is somebody else's, or this login is another one. */
export function openingState(
	opening: Opening,
	{ memberId, sessionId, now }: { memberId: string; sessionId: string | null; now: Date },
): 'good' | 'over' | 'foreign' {
	if (opening.memberId !== memberId || opening.sessionId !== sessionId) return 'foreign';
	return now.getTime() < opening.until ? 'good' : 'over';
}
