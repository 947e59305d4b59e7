import { expect, test } from 'vitest';
import { endMove } from './end-move.ts';

test('there is one way to end a question: back while nobody has answered, closed from then on', () => {
	expect(endMove({ withdraw: true, close: true }, 0)).toBe('withdraw');
	expect(endMove({ withdraw: true, close: true }, 3)).toBe('close');
	expect(endMove({ withdraw: true, close: false }, 3)).toBe('withdraw');
	expect(endMove({ withdraw: false, close: true }, 0)).toBe('close');
	expect(endMove({ withdraw: false, close: false }, 3)).toBeUndefined();
});
