import { createHmac } from 'node:crypto';
import { hourSeconds } from '#domain/kernel/durations.ts';

export type IceSettings = {
	stunUrls: readonly string[];
	turnUrls: readonly string[];
	turnSecret: string | undefined;
	policy: 'all' | 'relay';
};

/** As long as a talk lasts at most in practice; with another way (ICE restart) they are made anew. */
const goodSeconds = hourSeconds;

/** The TURN REST scheme: a name that says until when, and its HMAC. The relay learns no member from it. */
export function turnCredentials(secret: string, { who, now }: { who: string; now: Date }) {
	const username = `${Math.floor(now.getTime() / 1000) + goodSeconds}:${who}`;
	return { username, credential: createHmac('sha1', secret).update(username).digest('base64') };
}

/** What a browser is told to find its way by; relays only where they can be used. */
export function iceServersFor(ice: IceSettings, options: { who: string; now: Date }) {
	const hasRelay = ice.turnUrls.length > 0 && ice.turnSecret !== undefined;
	return {
		iceServers: [
			...(ice.stunUrls.length > 0 ? [{ urls: [...ice.stunUrls] }] : []),
			...(hasRelay && ice.turnSecret !== undefined
				? [{ urls: [...ice.turnUrls], ...turnCredentials(ice.turnSecret, options) }]
				: []),
		],
		icePolicy: hasRelay ? ice.policy : ('all' as const),
		hasRelay,
	};
}
