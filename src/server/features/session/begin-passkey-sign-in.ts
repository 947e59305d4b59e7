import { accept, refuse } from '#domain/kernel/result.ts';
import { keepChallenge } from '#server/features/factor/challenges.ts';
import { requestOptionsFor } from '#server/features/factor/passkeys.ts';
import { relyingPartyOf } from '#server/features/factor/relying-party.ts';
import type { Context } from '#server/http/handlers.ts';
import { isSecret, newSecret, secretHashOf } from '#server/secret.ts';
import { countAttempt } from '../attempt/count-attempt.ts';

type Asked = Pick<Context, 'queries' | 'services' | 'now' | 'client' | 'cookies'>;

/**
 * What a device is asked to sign by who is not logged in. It names no account, so nothing can be learned from it. Bound to this
 * browser by the cookie of a sign-in between two steps; where one is under way already, by that one, which so stays what it is.
 */
export async function beginPasskeySignIn(context: Asked) {
	const { services, client, cookies } = context;
	const retryAfter = await countAttempt(context, 'passkey-network', client.ip);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	const secret = isSecret(client.held) ? client.held : newSecret();
	const options = await requestOptionsFor(relyingPartyOf(services.origin));
	const holder = { holderHash: secretHashOf(secret) };
	await keepChallenge(context, { challenge: options.challenge, use: 'sign-in', holder });
	cookies.hold(secret);
	return accept(options);
}
