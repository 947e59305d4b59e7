import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

export const newWebhookSecret = (): string => prefix + randomBytes(32).toString('base64');

type Message = { id: string; at: Date; body: string };

/** Standard Webhooks 1.0: HMAC-SHA256 over id, seconds and body, one signature a secret that is good. */
export function signWebhook({ id, at, body }: Message, secrets: readonly string[]): Record<string, string> {
	const timestamp = String(Math.floor(at.getTime() / 1000));
	const signed = `${id}.${timestamp}.${body}`;
	const signatures = secrets.map((secret) => {
		const key = Buffer.from(secret.slice(prefix.length), 'base64');
		return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
	});
	return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
