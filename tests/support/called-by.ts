import type { Viewer } from '#domain/member/access.ts';
import type { Context } from '#server/http/handlers.ts';
import { type MemberContext, memberContext } from '#server/member-context.ts';

const nothing = () => undefined;

/** What a use case is given when a member calls it, without a request around it. */
export const calledBy = (viewer: Viewer, { queries, services }: Pick<Context, 'queries' | 'services'>): MemberContext =>
	memberContext({
		...{ queries, services, viewer, now: services.clock(), sessionId: null, signedInAt: null },
		client: { ip: '203.0.113.1', userAgent: 'Race', hasBrowserSigns: true },
		cookies: { begin: nothing, remember: nothing, hold: nothing, end: nothing },
	});
