import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { StartRefused } from '#server/start-refused.ts';

/** About a tenth of a second and 64 MB for each guess. */
const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 96 * 1024 * 1024 };
const head = Buffer.from('maru-keys-1\n');
const [saltBytes, nonceBytes, tagBytes] = [16, 12, 16];
export const shortestPassphrase = 12;

const keyFor = (passphrase: string, salt: Uint8Array): Promise<Buffer> =>
	new Promise((resolve, reject) =>
		scrypt(passphrase.normalize('NFC'), salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key))),
	);

/** AES-256-GCM under a key made of the passphrase by scrypt. */
export async function sealWith(passphrase: string, plain: string): Promise<Buffer> {
	const [salt, nonce] = [randomBytes(saltBytes), randomBytes(nonceBytes)];
	const cipher = createCipheriv('aes-256-gcm', await keyFor(passphrase, salt), nonce).setAAD(head);
	const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
	return Buffer.concat([head, salt, nonce, cipher.getAuthTag(), sealed]);
}

export async function openWith(passphrase: string, sealed: Buffer): Promise<string> {
	const nonceAt = head.length + saltBytes;
	const tagAt = nonceAt + nonceBytes;
	const [salt, nonce] = [sealed.subarray(head.length, nonceAt), sealed.subarray(nonceAt, tagAt)];
	const [tag, text] = [sealed.subarray(tagAt, tagAt + tagBytes), sealed.subarray(tagAt + tagBytes)];
	try {
		const decipher = createDecipheriv('aes-256-gcm', await keyFor(passphrase, salt), nonce)
			.setAAD(head)
			.setAuthTag(tag);
		return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
	} catch (error) {
		throw new StartRefused('The passphrase does not open the keys of this backup, or they are damaged.', {
			cause: error,
		});
	}
}
