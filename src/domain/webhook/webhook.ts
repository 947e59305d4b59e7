import { dayMs, hourMs, minuteMs } from '../kernel/durations.ts';

export const mostWebhooks = 5;
export const webhookAddressMost = 500;

/** The waits between tries, as Standard Webhooks counsels: seconds, then hours, three days in all. */
const waits = [
	5_000,
	5 * minuteMs,
	30 * minuteMs,
	2 * hourMs,
	5 * hourMs,
	10 * hourMs,
	14 * hourMs,
	20 * hourMs,
	24 * hourMs,
];

/** When what has been tried so often is tried next; undefined: it is given up. Spread, so that not all come back at one moment. */
export function nextTryAt(tries: number, now: Date, spread: number): Date | undefined {
	const wait = waits[tries - 1];
	return wait === undefined ? undefined : new Date(now.getTime() + wait * (1 + spread * 0.1));
}

/** Nothing has come through for so long: it is turned off, and its house is told. */
const stoppedAfterMs = 5 * dayMs;
export const isToBeStopped = (failingSince: Date | null, now: Date): boolean =>
	failingSince !== null && now.getTime() - failingSince.getTime() >= stoppedAfterMs;

/** While a new secret is put in place, the old one signs too. */
const bothSecretsMs = dayMs;
const oldSecretUntil = (now: Date): Date => new Date(now.getTime() + bothSecretsMs);

/** The secrets that sign at a moment: the newest, and the one before for a day. */
export type WebhookSecret = { secret: string; until: string | null };
export const signingSecrets = (secrets: readonly WebhookSecret[], now: Date): string[] =>
	secrets.filter(({ until }) => until === null || new Date(until) > now).map(({ secret }) => secret);

/** A new secret before the others, of which the last signs for a day more. */
export const withNewSecret = (secrets: readonly WebhookSecret[], secret: string, now: Date): WebhookSecret[] => [
	{ secret, until: null },
	...secrets.filter(({ until }) => until === null).map((old) => ({ ...old, until: oldSecretUntil(now).toISOString() })),
];

/** Ports that web servers have. Others may be a database's or a mail server's. */
const ports = ['', '443', '8443'];

/** Whether it can be an address of a webhook at all; where it leads is looked at each time before something is sent there. */
export function webhookUrl(address: string, isAllowed: (url: URL) => boolean = isSecureUrl): URL | undefined {
	const url = URL.parse(address);
	if (url?.username !== '' || url.password !== '' || url.hash !== '') return undefined;
	return isAllowed(url) ? url : undefined;
}

/** What is sent names a house's business: never in the clear. */
function isSecureUrl({ protocol, port, hostname }: URL): boolean {
	return protocol === 'https:' && ports.includes(port) && (hostname.includes('.') || hostname.startsWith('['));
}

/** Kept for who looks why something did not arrive. */
export const deliveryDays = 30;

/** What goes out: thin, so that whoever reads along learns no more than that something happened. */
export type WebhookBody = {
	type: string;
	timestamp: string;
	data: { kind: string; id: string; event: string };
};
