import { expect, test, vi } from 'vitest';
import { keyringOf } from '#server/keys/keyring.ts';
import { addressSalt, saltPart } from '#server/keys/password-salt.ts';

// Loaded anew, since a worker may have loaded it for an earlier file, without the spy.
vi.mock('@node-rs/argon2', { spy: true });
vi.resetModules();
const { hash: argon2Hash, verify } = await import('@node-rs/argon2');
const { createPasswords } = await import('./passwords.ts');

test('a password is kept as argon2id with the parameters said out loud', async () => {
	const passwords = createPasswords();
	const hash = await passwords.hash('a long enough one');
	expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
	expect(await passwords.matches(hash, 'a long enough one')).toBe(true);
	expect(await passwords.matches(hash, 'a long enough two')).toBe(false);
	expect(hash).not.toBe(await passwords.hash('a long enough one'));
});

test('without a hash, or with what is none, the answer is no', async () => {
	const passwords = createPasswords();
	for (const hash of [undefined, '', 'closed', 'maru-demo-traveller'])
		expect(await passwords.matches(hash, 'maru-demo-traveller')).toBe(false);
});

test('comparing with no hash is the same work as with one', async () => {
	const passwords = createPasswords();
	const hash = await passwords.hash('a long enough one');
	vi.mocked(verify).mockClear();
	await passwords.matches(hash, 'another one');
	await passwords.matches(undefined, 'another one');
	const parameters = vi.mocked(verify).mock.calls.map(([compared]) => String(compared).split('$').slice(1, 4));
	expect(parameters).toEqual([parameters[0], parameters[0]]);
});

test('one typed on another keyboard is the same', async () => {
	const passwords = createPasswords();
	const hash = await passwords.hash('mật khẩu của tôi'.normalize('NFC'));
	expect(await passwords.matches(hash, 'mật khẩu của tôi'.normalize('NFD'))).toBe(true);
});

test('beyond what can wait, people are told to come back, and the rest is served', async () => {
	const passwords = createPasswords(undefined, 2);
	const all = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.matches(undefined, 'x')));
	const refused = all.filter((one) => one.status === 'rejected');
	expect(refused).toHaveLength(8);
	for (const { reason } of refused) expect(reason).toMatchObject({ code: 'FST_UNDER_PRESSURE' });
	expect(await passwords.matches(undefined, 'x')).toBe(false);
});

test('all that were hashed for one address are compared by one hash, and none is the same work', async () => {
	const passwords = createPasswords();
	const keys = keyringOf([{ id: 'k1', secret: new Uint8Array(32).fill(7) }]);
	const salt = addressSalt(keys, 'Linh@Mail.example');
	expect(salt).toEqual(addressSalt(keys, 'linh@mail.example'));
	expect(salt).not.toEqual(addressSalt(keys, 'other@mail.example'));
	const hashes = await Promise.all(
		['one of hers', 'one of a stranger', 'one of hers'].map((text) => passwords.hash(text, salt)),
	);
	expect(new Set(hashes.map(saltPart)).size).toBe(1);
	expect(await passwords.matches(hashes[1], 'one of a stranger')).toBe(true);
	vi.mocked(argon2Hash).mockClear();
	expect(await passwords.matching(hashes, 'one of hers')).toEqual([hashes[0], hashes[2]]);
	expect(await passwords.matching(hashes, 'one of nobody')).toEqual([]);
	expect(await passwords.matching([], 'one of nobody')).toEqual([]);
	expect(await passwords.matching(['closed'], 'closed')).toEqual([]);
	const costs = vi.mocked(argon2Hash).mock.calls.map(([, options]) => ({ ...options, salt: options?.salt?.length }));
	expect(costs).toEqual(Array.from({ length: 4 }, () => ({ ...costs[0], salt: 16 })));
});
