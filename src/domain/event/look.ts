import type { Viewer } from '../member/access.ts';
import type { Role } from '../organisation/organisation.ts';

/** A page that renews itself while it lies open is read once: what the same reader sees again within this is the same look. */
const lookSpanMs = 30 * 60_000;

/** From when on an earlier look of the same reader stands for this one. */
export const sameLookSince = (now: Date): Date => new Date(now.getTime() - lookSpanMs);

/** As what somebody looks for a house; null for who does not work there. */
export const lookingRole = (viewer: Viewer | null, organisationId: string | null): Role | null =>
	viewer?.works.find((work) => work.organisationId === organisationId)?.role ?? null;
