import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { VoucherKey } from '#contract/verify-voucher.ts';
import type { VoucherFacts } from '#domain/reservation/voucher.ts';
import { signedBytes, toBase64Url, voucherPayload, voucherToken } from '#domain/reservation/voucher-token.ts';
import type { Keyring } from '#server/keys/keyring.ts';

/** RFC 8410: what stands before the 32 bytes of a private key. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

type SigningKey = { privateKey: KeyObject; publicKey: Uint8Array; kid: Uint8Array };

/** The same key on every server and after every start: its seed comes out of the installation's own secret. */
function signingKey(seed: Uint8Array): SigningKey {
	const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' });
	const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
	const publicKey = Buffer.from(x, 'base64url');
	return { privateKey, publicKey, kid: createHash('sha256').update(publicKey).digest().subarray(0, 4) };
}

const purpose = 'voucher';

/** What others check with; of every key still known, so that paper outlives a rotation. */
export const voucherKeys = (keys: Keyring): VoucherKey[] =>
	keys
		.signingSeeds(purpose)
		.map(signingKey)
		.map(({ kid, publicKey }) => ({ kid: toBase64Url(kid), key: toBase64Url(publicKey) }));

/** The facts, signed with the newest key. */
export function signVoucher(keys: Keyring, facts: VoucherFacts): string {
	const [seed] = keys.signingSeeds(purpose);
	if (!seed) throw new Error('a keyring without keys');
	const { privateKey, kid } = signingKey(seed);
	const payload = voucherPayload(facts, kid);
	return voucherToken(payload, sign(null, signedBytes(payload), privateKey));
}
