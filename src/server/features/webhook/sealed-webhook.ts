import type { WebhookSecret } from '#domain/webhook/webhook.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { webhookBinding } from '#server/keys/seal-bindings.ts';

/** What of a webhook is sealed. */
export type WebhookFacts = { address: string; secrets: WebhookSecret[] };

export const sealWebhook = (keys: Keyring, id: string, facts: WebhookFacts): string =>
	keys.seal(JSON.stringify(facts), webhookBinding(id));

export const openWebhook = (keys: Keyring, { id, sealed }: { id: string; sealed: string }): WebhookFacts =>
	JSON.parse(keys.open(sealed, webhookBinding(id))) as WebhookFacts;
