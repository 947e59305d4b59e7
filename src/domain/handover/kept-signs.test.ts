import { expect, test } from 'vitest';
import { keepsSigns, piecesOf } from './kept-signs.ts';

const kept = (text: string) =>
	piecesOf(text)
		.filter(({ isKept }) => isKept)
		.map((piece) => piece.text);

test('names in braces and addresses are kept, whatever letters stand right behind them', () => {
	expect(kept('{name}님, https://maru.example/a?b=1에서 hello@maru.example로')).toEqual([
		'{name}',
		'https://maru.example/a?b=1',
		'hello@maru.example',
	]);
	expect(kept('See (https://maru.example/faq). {not a name} {}')).toEqual(['https://maru.example/faq']);
	expect(
		piecesOf('a {b} c')
			.map(({ text }) => text)
			.join(''),
	).toBe('a {b} c');
});

test('a translation moves them as it likes, and neither loses nor adds one', () => {
	expect(keepsSigns('{a} and {b}', '{b} และ {a}')).toBe(true);
	expect(keepsSigns('{a} and {b}', '{a}')).toBe(false);
	expect(keepsSigns('{a}', '{a} {a}')).toBe(false);
	expect(keepsSigns('plain', 'see https://evil.example')).toBe(false);
	expect(keepsSigns('{name}', '{имя}')).toBe(false);
});

test('a text that is one long run of signs is looked through in one go', () => {
	const run = 200_000;
	const begun = performance.now();
	expect(kept('a'.repeat(run))).toEqual([]);
	expect(kept(`https://maru.example/${'.'.repeat(run)}x`)).toHaveLength(1);
	expect(kept(`${'a'.repeat(run)}@maru.example.`)).toEqual([`${'a'.repeat(run)}@maru.example`]);
	expect(performance.now() - begun).toBeLessThan(2_000);
});
