import type { Viewer } from '../member/access.ts';
import type { AuditEvent } from '../member/audit.ts';
import { groupCodes } from '../member/group.ts';
import { roleFor } from '../reservation/reservation-policy.ts';
import type { FileUse } from './file.ts';

export type FileFacts = {
	use: FileUse;
	ownerId: string;
	/** The provider profile it belongs to can be seen by everybody. */
	isProviderPublic: boolean;
	/** The rating it is a picture of can be read by everybody. */
	isRatingPublished?: boolean | undefined;
	/** The reservation it is the payment proof of. */
	reservation?: { memberId: string; providerMemberId: string | null } | undefined;
};

/** Whether it may be seen, and by whom: what everybody may see can be kept by caches. */
export function fileAudience(file: FileFacts, viewer: Viewer | null): 'everybody' | 'viewer' | 'nobody' {
	if (file.use === 'provider-picture' && file.isProviderPublic) return 'everybody';
	if (file.use === 'rating-picture' && file.isRatingPublished) return 'everybody';
	if (viewer === null) return 'nobody';
	if (viewer.id === file.ownerId || viewer.group === groupCodes.operator) return 'viewer';
	// Whom a reservation concerns, its payments do.
	const isConcerned = file.reservation !== undefined && roleFor(viewer, file.reservation) !== undefined;
	return file.use === 'payment-proof' && isConcerned ? 'viewer' : 'nobody';
}

const traces: Partial<Record<FileUse, AuditEvent>> = {
	licence: 'partner.licence-read',
	'payment-proof': 'reservation.proof-read',
};

/** Who opens somebody else's paper leaves this in the audit trail. */
export const traceOf = (file: FileFacts, viewer: Viewer | null): AuditEvent | undefined =>
	viewer === null || viewer.id === file.ownerId ? undefined : traces[file.use];
