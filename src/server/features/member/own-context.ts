import type { Context } from '#server/http/handlers.ts';

/** A member at their own things; who it is comes from the login alone, never from the input. */
export type OwnContext = Context & { memberId: string };

export function ownContext(context: Context): OwnContext {
	// The contract's access lets nobody else in; this is for a table that would say otherwise by mistake.
	if (!context.viewer) throw new Error('an endpoint of members was opened to visitors');
	return { ...context, memberId: context.viewer.id };
}
