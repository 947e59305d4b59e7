import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { keyringFrom, keyringOf, type SecretKey } from './keyring.ts';
import { parseSecretKeys } from './secret-keys.ts';

const key = (id: string): SecretKey => ({ id, secret: randomBytes(32) });
const [k1, k2, stranger] = [key('k1'), key('k2'), key('k1')];
const binding = 'member.passport 7';

test('what is sealed opens again where it belongs, and no two seals of one text are alike', () => {
	const keys = keyringOf([k1]);
	for (const text of ['M12345678', '', '여권 번호 ครับ', 'x'.repeat(10_000)])
		expect(keys.open(keys.seal(text, binding), binding)).toBe(text);
	expect(keys.seal('M12345678', binding)).toMatch(/^v1\.k1\.[\w-]{16}\.[\w-]{22}\.[\w-]{12}$/);
	expect(keys.seal('M12345678', binding)).not.toBe(keys.seal('M12345678', binding));
});

test('sealed text moved elsewhere does not open', () => {
	const keys = keyringOf([k1]);
	expect(() => keys.open(keys.seal('M12345678', binding), 'member.passport 8')).toThrow();
});

test('sealed text changed in any part does not open', () => {
	const keys = keyringOf([k1, k2]);
	const parts = keys.seal('M12345678', binding).split('.');
	const changed = (at: number, to: (part: string) => string) =>
		parts.map((part, index) => (index === at ? to(part) : part)).join('.');
	const flip = (part: string) => (part.startsWith('A') ? 'B' : 'A') + part.slice(1);
	const forgeries = [
		changed(1, () => 'k2'),
		changed(2, flip),
		changed(3, flip),
		changed(3, (tag) => tag.slice(0, 6)),
		changed(4, flip),
		changed(4, () => ''),
		'M12345678',
		'',
	];
	for (const forgery of forgeries) expect(() => keys.open(forgery, binding)).toThrow();
	expect(() => keyringOf([stranger]).open(parts.join('.'), binding)).toThrow();
});

test('after a rotation the old still opens, and only what the newest sealed is current', () => {
	const before = keyringOf([k1]).seal('M12345678', binding);
	const keys = keyringOf([k2, k1]);
	expect(keys.open(before, binding)).toBe('M12345678');
	expect([keys.isCurrent(before), keys.isCurrent(keys.seal('x', binding))]).toEqual([false, true]);
	expect([keyringOf([k2]).knows(before), keys.knows(before), keys.knows('nonsense')]).toEqual([false, true, false]);
});

test('the keyed hash survives rotations, and differs by purpose, text and root', () => {
	const [first, rotated] = [keyringOf([k1]), keyringOf([k2, k1])];
	expect(rotated.mac('attempt', 'a')).toBe(first.mac('attempt', 'a'));
	const others = [first.mac('attempt', 'b'), first.mac('other', 'a'), keyringOf([stranger]).mac('attempt', 'a')];
	expect(others).not.toContain(first.mac('attempt', 'a'));
});

test('each purpose has a key of its own: none is the master key', () => {
	const [token] = keyringOf([k1]).tokenKeys();
	expect(token?.id).toBe('k1');
	expect(Buffer.from(token?.secret ?? []).equals(Buffer.from(k1.secret))).toBe(false);
});

test('each key has a seed for signatures, its own for each purpose, and the newest comes first', () => {
	const [first, rotated] = [keyringOf([k1]), keyringOf([k2, k1])];
	const [seed] = first.signingSeeds('voucher');
	expect(seed).toHaveLength(32);
	expect(rotated.signingSeeds('voucher')[1]).toEqual(seed);
	expect(rotated.signingSeeds('voucher')[0]).not.toEqual(seed);
	expect(first.signingSeeds('other')[0]).not.toEqual(seed);
});

test('a key that another server made is looked up when a text names it', () => {
	let secrets = { keys: [k1], root: k1.secret };
	const newer = { keys: [k2, k1], root: k1.secret };
	const keys = keyringFrom({
		known: () => secrets,
		lookAgain: () => {
			secrets = newer;
			return newer;
		},
	});
	const sealed = keyringOf([k2, k1]).seal('M12345678', binding);
	expect(keys.open(sealed, binding)).toBe('M12345678');
	secrets = { keys: [k1], root: k1.secret };
	expect(keys.tokenKey('k2')?.id).toBe('k2');
	expect(keys.tokenKey('k3')).toBeUndefined();
});

test('the setting names keys of 32 bytes, newest first, and a root', () => {
	const secret = (byte: number) => Buffer.alloc(32, byte).toString('base64');
	const parsed = parseSecretKeys(`k2:${secret(2)}, k1:${secret(1)},root:${secret(9)}`);
	expect(parsed?.keys.map(({ id }) => id)).toEqual(['k2', 'k1']);
	expect(parsed?.root[0]).toBe(9);
	const wrong = [
		'',
		`k1:${secret(1)}`,
		`root:${secret(9)}`,
		`k1:${Buffer.alloc(16).toString('base64')},root:${secret(9)}`,
		`k1:${secret(1)},k1:${secret(2)},root:${secret(9)}`,
		`k.1:${secret(1)},root:${secret(9)}`,
		`k1:${secret(1)},root:${secret(9)},`,
	];
	for (const text of wrong) expect(parseSecretKeys(text)).toBeUndefined();
});
