import { expect, test } from 'vitest';
import { unkeepableIn } from './unkeepable.ts';

test('a NUL and half a sign are found where they stand', () => {
	expect(unkeepableIn({ text: 'a\0b' })).toBe('text');
	expect(unkeepableIn({ lines: [{ name: 'a\ud83d' }] })).toBe('lines.0.name');
	expect(unkeepableIn('\ude00')).toBe('');
	expect(unkeepableIn({ 'na\ud800me': 1 })).toBe('na\ud800me');
});

test('every whole sign is kept', () => {
	expect(unkeepableIn({ text: 'ok 😀 한글', none: null, count: 3, bytes: new Uint8Array([0]) })).toBeUndefined();
});
