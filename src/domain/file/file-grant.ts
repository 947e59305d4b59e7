import type { FileUse } from './file.ts';
import { isPrivate } from './file.ts';

/** To whom a look is granted. Of an organisation it is whoever has the right there; of the agency its operators. */
type Grantee =
	| { granteeKind: 'everyone' | 'agency'; granteeId: null }
	| { granteeKind: 'member' | 'organisation'; granteeId: string };
export type GranteeKind = Grantee['granteeKind'];

/** For the sake of what: a grant to everyone counts while everyone can see that. */
const grantSubjects = [
	'member',
	'partner',
	'provider',
	'reservation',
	'rating',
	'product',
	'thread',
	'matching-question',
	'consultation',
] as const;
export type GrantSubject = (typeof grantSubjects)[number];

export type FileGrant = Grantee & {
	subjectKind: GrantSubject;
	subjectId: string;
	/** From this moment on it counts no longer; null while nobody ends it. */
	endsAt: Date | null;
};

type Subject = Pick<FileGrant, 'subjectKind' | 'subjectId'>;
const lasting = (grantee: Grantee, subject: Subject): FileGrant => ({ ...grantee, ...subject, endsAt: null });

export const toEveryone = (subject: Subject) => lasting({ granteeKind: 'everyone', granteeId: null }, subject);
export const toAgency = (subject: Subject) => lasting({ granteeKind: 'agency', granteeId: null }, subject);
export const toMember = (granteeId: string, subject: Subject) => lasting({ granteeKind: 'member', granteeId }, subject);
export const toOrganisation = (granteeId: string, subject: Subject) =>
	lasting({ granteeKind: 'organisation', granteeId }, subject);

/** What is private is granted to somebody, never to everyone. */
export const mayGrant = (use: FileUse, { granteeKind }: Pick<FileGrant, 'granteeKind'>): boolean =>
	granteeKind !== 'everyone' || !isPrivate[use];

/** `endsAt` is the first moment at which it counts no longer. */
export const isInForce = ({ endsAt }: Pick<FileGrant, 'endsAt'>, now: Date): boolean =>
	endsAt === null || now.getTime() < endsAt.getTime();
