import { expect, test, vi } from 'vitest';

// Loaded anew, since a worker may have loaded it for an earlier file, without the spy.
vi.mock('@node-rs/argon2', { spy: true });
vi.resetModules();
const { verify } = await import('@node-rs/argon2');
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
	const passwords = createPasswords();
	const all = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.matches(undefined, 'x')));
	const refused = all.filter((one) => one.status === 'rejected');
	expect(refused).toHaveLength(8);
	for (const { reason } of refused) expect(reason).toMatchObject({ code: 'FST_UNDER_PRESSURE' });
	expect(await passwords.matches(undefined, 'x')).toBe(false);
});
