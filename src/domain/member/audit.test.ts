import { expect, test } from 'vitest';
import { lookerOf } from './audit.ts';

test('who looked is told as what they were then, whatever has become of them', () => {
	const look = { actorId: 'clerk', actorGroup: 'GR0300' } as const;
	expect(lookerOf({ ...look, details: { as: 'provider' } }, 'guest')).toBe('provider');
	expect(lookerOf({ ...look, details: { as: 'operator' } }, 'guest')).toBe('operator');
	expect(lookerOf({ ...look, details: { as: 'member' } }, 'clerk')).toBe('me');
	// Before that was written down, the group of today tells.
	expect(lookerOf({ ...look, actorGroup: 'GR0200', details: {} }, 'guest')).toBe('provider');
	expect(lookerOf({ ...look, actorGroup: 'GR0100' }, 'guest')).toBe('operator');
});
