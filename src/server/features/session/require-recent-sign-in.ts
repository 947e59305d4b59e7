import { refuse } from '#domain/kernel/result.ts';
import { isRecent } from '#domain/member/sign-in.ts';
import type { Context } from '#server/http/handlers.ts';

/** Before a secret is shown: the open screen may be anybody's by now. Nothing where the member proved lately who they are. */
export const requireRecentSignIn = ({ signedInAt, now }: Pick<Context, 'signedInAt' | 'now'>) =>
	isRecent(signedInAt, now) ? undefined : refuse('sign-in-again');
