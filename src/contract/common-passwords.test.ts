import { gzipSync } from 'node:zlib';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { loadCommonPasswords, pickCommon } from './common-passwords.ts';

test('the list holds what is common and nothing that is not', async () => {
	const isCommon = await loadCommonPasswords();
	for (const word of ['1234567890', 'qwertyuiop', 'password123', 'password']) expect(isCommon(word), word).toBe(true);
	for (const word of ['winter-lantern-ferry', '', 'constructor', 'toString', '__proto__'])
		expect(isCommon(word), word).toBe(false);
});

test('it is loaded once', async () => {
	const [one, other] = await Promise.all([loadCommonPasswords(), loadCommonPasswords()]);
	expect([one('qwertyuiop'), other('qwertyuiop')]).toEqual([true, true]);
});

test('of a ranked list the long ones stay, and the most used words', () => {
	const ranked = [
		'monkey',
		'123456',
		'a1b2',
		'abc',
		'qwertyuiop',
		...Array.from({ length: 1_500 }, (_, at) => `${at}`),
		'rarely',
	];
	expect(pickCommon(ranked)).toEqual(['monkey', 'qwertyuiop']);
});

test('what the browser is given is small', () => {
	// This project's Vite plugin has put the browser's list in the package's place, as the build does.
	const words = dictionary['passwords-common'];
	expect(words.length).toBeGreaterThan(2_000);
	expect(words).toEqual(pickCommon(words));
	expect(gzipSync(words.join(' ')).length).toBeLessThan(16_000);
});
