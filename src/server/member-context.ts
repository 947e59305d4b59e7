import type { Viewer } from '#domain/member/access.ts';
import type { Context } from '#server/http/handlers.ts';

/** A member at what is theirs; who it is comes from the login alone, never from the input. */
export type MemberContext = Context & { viewer: Viewer; memberId: string };

export function memberContext(context: Context): MemberContext {
	// The contract's access lets nobody else in; this is for a table that would say otherwise by mistake.
	if (!context.viewer) throw new Error('an endpoint of members was opened to visitors');
	return { ...context, viewer: context.viewer, memberId: context.viewer.id };
}
