import { admit, type Viewer } from '../member/access.ts';
import type { AuditEvent } from '../member/audit.ts';
import type { Duty } from '../organisation/duties.ts';
import { mayDoAtWork, type Right } from '../organisation/rights.ts';
import type { FileUse } from './file.ts';
import { type FileGrant, type GrantSubject, isInForce } from './file-grant.ts';

type GrantFacts = FileGrant & {
	/** What it was granted for can be seen by everybody: a published rating, a profile that is shown. */
	isSubjectShown: boolean;
};
type FileFacts = {
	ownerId: string;
	grants: readonly GrantFacts[];
	/** An operator has hidden what it was sent with: besides whose it is, operators alone still see it. */
	isHidden?: boolean;
};

/** Of an organisation those see a file who do there what it is for; an operator sees it as the agency does, or not at all. */
const rightsFor: Partial<Record<GrantSubject, Right>> = {
	partner: 'business.edit',
	provider: 'profile.edit',
	reservation: 'reservation.see',
	product: 'product.edit',
	// About what is not reserved: what belongs to a reservation is granted for that.
	thread: 'matching.answer',
	'matching-question': 'matching.answer',
};

/** Of the agency only those see a file who look after what it is for; what is not named here belongs to every operator's work. */
const dutyFor: Partial<Record<GrantSubject, Duty>> = { member: 'members', partner: 'houses' };

function isFor(grant: GrantFacts, viewer: Viewer | null): boolean {
	if (viewer === null) return false;
	if (grant.granteeKind === 'member') return grant.granteeId === viewer.id;
	const right = rightsFor[grant.subjectKind];
	if (grant.granteeKind === 'organisation') return right !== undefined && mayDoAtWork(viewer, right, grant.granteeId);
	return grant.granteeKind === 'agency' && admit('operator', viewer, dutyFor[grant.subjectKind] ?? null) === 'admitted';
}

/**
 * The one question about a file: may they read it? `everybody` may be kept by caches, `viewer` is for who asks alone. A
 * file is its owner's; everyone else, operators too, sees it through a grant that is in force now. Asked when reading
 * begins: what was begun may end, whatever becomes of the grant.
 */
export function mayRead(file: FileFacts, viewer: Viewer | null, now: Date): 'everybody' | 'viewer' | 'nobody' {
	const inForce = file.grants.filter(
		(grant) => isInForce(grant, now) && (file.isHidden !== true || grant.granteeKind === 'agency'),
	);
	if (inForce.some(({ granteeKind, isSubjectShown }) => granteeKind === 'everyone' && isSubjectShown))
		return 'everybody';
	if (viewer?.id === file.ownerId || inForce.some((grant) => isFor(grant, viewer))) return 'viewer';
	return 'nobody';
}

const traces: Partial<Record<FileUse, AuditEvent>> = {
	photo: 'member.photo-read',
	licence: 'partner.licence-read',
	'payment-proof': 'reservation.proof-read',
	'thread-file': 'thread.file-read',
	'matching-paper': 'matching.paper-read',
	'vault-file': 'vault.file-read',
};

/** Who looks at somebody else's private file leaves this in the audit trail. */
export const traceOf = (file: { use: FileUse; ownerId: string }, viewer: Viewer | null): AuditEvent | undefined =>
	viewer === null || viewer.id === file.ownerId ? undefined : traces[file.use];
