import { expect, test } from 'vitest';
import { codeHint } from './code-hint.ts';

const pay = { state: 'paid', won: 0, by: null, isFreed: false } as const;
const paid = { status: 'confirmed', role: 'member', pay } as const;

test.each([
	['what is confirmed is shown on arrival', {}, 'show'],
	['once it is paid', { pay: { ...pay, state: 'due' } }, 'pay'],
	['a request has nothing to show yet', { status: 'requested' }, undefined],
	['nor anything to pay first', { status: 'requested', pay: { ...pay, state: 'due' } }, undefined],
	['what is over is not shown any more', { status: 'completed' }, undefined],
	['nor what was cancelled', { status: 'cancelled' }, undefined],
	['the house shows nothing', { role: 'provider' }, undefined],
] as const)('%s', (_, change, hint) => {
	expect(codeHint({ ...paid, ...change })).toBe(hint);
});
