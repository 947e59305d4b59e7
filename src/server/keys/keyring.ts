import {
	createCipheriv,
	createDecipheriv,
	createHmac,
	createSecretKey,
	hkdfSync,
	type KeyObject,
	randomBytes,
} from 'node:crypto';

/** The installation's secret keys: the newest seals and signs, every one still known opens and verifies. */
export type Keyring = {
	/** AES-256-GCM. `binding` (such as `member.passport <id>`) is bound in: sealed text moved elsewhere does not open. */
	seal(plain: string, binding: string): string;
	open(sealed: string, binding: string): string;
	/** Whether it was sealed with the newest key. */
	isCurrent(sealed: string): boolean;
	/** Whether the key it was sealed with is still known. */
	knows(sealed: string): boolean;
	/** A keyed hash, for things that are looked up and must not be read. The same on all servers, over rotations too. */
	mac(purpose: string, text: string): string;
	/** For the identity token: the newest key first. */
	tokenKeys(): { id: string; secret: Uint8Array }[];
	/** The one of that name, also when another server made it a moment ago. */
	tokenKey(id: string): { id: string; secret: Uint8Array } | undefined;
	/** Seeds of signatures that others check with a public key, the newest first; each purpose has its own. */
	signingSeeds(purpose: string): Uint8Array[];
};

export type SecretKey = { id: string; secret: Uint8Array };

/** The newest first. The root outlives every rotation: what is looked up by its keyed hash must be found again. */
export type Secrets = { keys: readonly SecretKey[]; root: Uint8Array };

/** Where the secrets come from: as they are known now, and looked up anew when a text names a key that is not. */
export type SecretSource = { known(): Secrets; lookAgain(): Secrets };

const form = /^v1\.([\w-]{1,40})\.([\w-]{16})\.([\w-]{22})\.([\w-]*)$/;

type Subkey = { bytes: Buffer; key: KeyObject };

/**
 * The master key itself never encrypts: each use has a key of its own, from which no other can be told. Sealing and hashing are given it
 * as a key: of mere bytes the engine finds out each time, by an error it throws to itself, that they are none.
 */
function subkeys() {
	const made = new WeakMap<Uint8Array, Map<string, Subkey>>();
	return (secret: Uint8Array, purpose: string): Subkey => {
		const ofSecret = made.get(secret) ?? new Map<string, Subkey>();
		made.set(secret, ofSecret);
		const known = ofSecret.get(purpose);
		if (known) return known;
		const bytes = Buffer.from(hkdfSync('sha256', secret, '', `maru ${purpose}`, 32));
		const subkey = { bytes, key: createSecretKey(bytes) };
		ofSecret.set(purpose, subkey);
		return subkey;
	};
}

const keyIdOf = (sealed: string) => form.exec(sealed)?.[1];

function newestOf({ keys }: Secrets): SecretKey {
	const [newest] = keys;
	if (!newest) throw new Error('a keyring without keys');
	return newest;
}

export function keyringFrom(source: SecretSource): Keyring {
	const subkey = subkeys();
	const find = (id: string | undefined) => {
		const isIt = (key: SecretKey) => key.id === id;
		return id === undefined ? undefined : (source.known().keys.find(isIt) ?? source.lookAgain().keys.find(isIt));
	};
	const tokenKeyOf = ({ id, secret }: SecretKey) => ({ id, secret: subkey(secret, 'token').bytes });

	return {
		seal(plain, binding) {
			const { id, secret } = newestOf(source.known());
			const iv = randomBytes(12);
			const cipher = createCipheriv('aes-256-gcm', subkey(secret, 'seal').key, iv).setAAD(Buffer.from(binding));
			const data = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
			return ['v1', id, ...[iv, cipher.getAuthTag(), data].map((part) => part.toString('base64url'))].join('.');
		},
		open(sealed, binding) {
			const [, id, ...parts] = form.exec(sealed) ?? [];
			const key = find(id);
			if (!key) throw new Error(`sealed with a key that is not known: ${id ?? 'none'}`);
			const [iv, tag, data] = parts.map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer, Buffer];
			const decipher = createDecipheriv('aes-256-gcm', subkey(key.secret, 'seal').key, iv, { authTagLength: 16 });
			decipher.setAAD(Buffer.from(binding)).setAuthTag(tag);
			return Buffer.concat([decipher.update(data), decipher.final()]).toString('utf8');
		},
		isCurrent: (sealed) => keyIdOf(sealed) === newestOf(source.known()).id,
		knows: (sealed) => find(keyIdOf(sealed)) !== undefined,
		mac: (purpose, text) =>
			createHmac('sha256', subkey(source.known().root, `mac ${purpose}`).key)
				.update(text)
				.digest('base64url'),
		tokenKeys: () => source.known().keys.map(tokenKeyOf),
		tokenKey(id) {
			const key = find(id);
			return key && tokenKeyOf(key);
		},
		signingSeeds: (purpose) => source.known().keys.map(({ secret }) => subkey(secret, `sign ${purpose}`).bytes),
	};
}

/** Of secrets that do not change; without a root the oldest key stands in for it. */
export function keyringOf(keys: SecretKey[], root = keys.at(-1)?.secret): Keyring {
	const secrets = { keys, root: root ?? new Uint8Array() };
	return keyringFrom({ known: () => secrets, lookAgain: () => secrets });
}
