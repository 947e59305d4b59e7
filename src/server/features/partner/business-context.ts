import { refuse } from '#domain/kernel/result.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { mayDo, type Right } from '#domain/organisation/rights.ts';
import type { Context } from '#server/http/handlers.ts';
import { type MemberContext, memberContext } from '#server/member-context.ts';

/** Somebody at the business they work for. */
export type BusinessContext = MemberContext & { organisationId: string };

/**
 * Does it for the business that is named, else for the first where they have this right; where there is none, no business
 * is there for them. The agency is none, and operators do not write a partner's own facts.
 */
export async function asBusiness<Answer>(
	context: Context,
	right: Right,
	{ organisation }: { organisation?: string | undefined },
	act: (own: BusinessContext) => Promise<Answer>,
) {
	const own = memberContext(context);
	const work = own.viewer.works.find(
		({ organisationId }) =>
			organisationId !== agencyId &&
			(organisation === undefined || organisation === organisationId) &&
			mayDo(own.viewer, right, organisationId),
	);
	return work ? act({ ...own, organisationId: work.organisationId }) : refuse('not-found');
}
