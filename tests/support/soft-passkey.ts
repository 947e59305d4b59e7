import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { CreationOptions, PasskeyAnswer, RequestOptions } from '#contract/api/passkey.ts';

/*
 * A device that makes passkeys, in software: ES256, attestation “none”. What a thief or a broken device would do differently is told
 * by its options.
 */

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const encoded = (data: string | Buffer) => Buffer.from(data).toString('base64url');

/** As much of CBOR as an attestation needs. */
const head = (major: number, length: number) =>
	length < 24
		? Buffer.from([(major << 5) | length])
		: length < 256
			? Buffer.from([(major << 5) | 24, length])
			: Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
const bytes = (data: Buffer) => Buffer.concat([head(2, data.length), data]);
const text = (words: string) => Buffer.concat([head(3, words.length), Buffer.from(words)]);
const number = (value: number) => (value >= 0 ? head(0, value) : head(1, -1 - value));
const map = (...pairs: Buffer[]) => Buffer.concat([head(5, pairs.length / 2), ...pairs]);

const flags = { present: 1, verified: 4, attested: 64 };

type Faults = { origin?: string; isUnverified?: boolean; isBogus?: boolean; counter?: number; host?: string };

export function createSoftPasskey(origin = 'http://localhost:3000') {
	const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
	const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
	const id = randomBytes(32);
	let counter = 0;
	let userHandle = '';

	const clientData = (type: string, challenge: string, at: string) =>
		Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
	function dataFor(host: string, more: number, attested: Buffer = Buffer.alloc(0), count = counter): Buffer {
		const counted = Buffer.alloc(4);
		counted.writeUInt32BE(count);
		return Buffer.concat([sha256(host), Buffer.from([flags.present | more]), counted, attested]);
	}

	return {
		id: encoded(id),
		/** As `navigator.credentials.create` would. */
		make(options: CreationOptions, { origin: at = origin, isUnverified = false }: Faults = {}) {
			userHandle = options.user.id;
			const key = map(
				...[number(1), number(2), number(3), number(-7), number(-1), number(1)],
				...[number(-2), bytes(Buffer.from(x, 'base64url')), number(-3), bytes(Buffer.from(y, 'base64url'))],
			);
			const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
			const authData = dataFor(options.rp.id, flags.attested | (isUnverified ? 0 : flags.verified), attested);
			const attestation = map(text('fmt'), text('none'), text('attStmt'), map(), text('authData'), bytes(authData));
			return {
				id: encoded(id),
				clientDataJSON: encoded(clientData('webauthn.create', options.challenge, at)),
				attestationObject: encoded(attestation),
				transports: ['internal'],
			};
		},
		/** As `navigator.credentials.get` would; counts on, unless it is told what to say. */
		answer({ challenge, rpId }: RequestOptions, faults: Faults = {}): PasskeyAnswer {
			const { origin: at = origin, isUnverified = false, isBogus = false, counter: told, host = rpId } = faults;
			counter = told ?? counter + 1;
			const authData = dataFor(host, isUnverified ? 0 : flags.verified);
			const data = clientData('webauthn.get', challenge, at);
			const signature = sign('sha256', Buffer.concat([authData, isBogus ? randomBytes(32) : sha256(data)]), privateKey);
			return {
				id: encoded(id),
				clientDataJSON: encoded(data),
				authenticatorData: encoded(authData),
				signature: encoded(signature),
				userHandle,
			};
		},
	};
}
