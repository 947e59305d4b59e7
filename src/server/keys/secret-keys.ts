import type { Secrets } from './keyring.ts';

export const secretBytes = 32;
const keyForm = /^([\w-]{1,40}):([A-Za-z0-9+/]{43}=)$/;

/** `k2:base64,k1:base64,root:base64`, the newest key first; undefined when it is anything else. */
export function parseSecretKeys(text: string): Secrets | undefined {
	const parts = text.split(',').map((part) => keyForm.exec(part.trim()));
	const entries = parts.map((part) => ({ id: part?.[1] ?? '', secret: Buffer.from(part?.[2] ?? '', 'base64') }));
	const root = entries.find(({ id }) => id === 'root');
	const keys = entries.filter((entry) => entry !== root);
	const isUnique = new Set(entries.map(({ id }) => id)).size === entries.length;
	if (parts.includes(null) || !isUnique || !root || keys.length === 0) return undefined;
	return { keys, root: root.secret };
}
