import { refuse } from '#domain/kernel/result.ts';
import { ownBusinessOf, type Right } from '#domain/organisation/rights.ts';
import type { Context } from '#server/http/handlers.ts';
import { type MemberContext, memberContext } from '#server/member-context.ts';

/** Somebody at the business they work for. */
export type BusinessContext = MemberContext & { organisationId: string };

/**
 * Does it for the business that is named, else for the first where they have this right; where there is none, no business
 * is there for them.
 */
export async function asBusiness<Answer>(
	context: Context,
	right: Right,
	{ organisation }: { organisation?: string | undefined },
	act: (own: BusinessContext) => Promise<Answer>,
) {
	const own = memberContext(context);
	const organisationId = ownBusinessOf(own.viewer, right, organisation);
	return organisationId === undefined ? refuse('not-found') : act({ ...own, organisationId });
}
