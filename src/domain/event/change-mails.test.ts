import { expect, test } from 'vitest';
import { changesGathering } from './change-mails.ts';

const at = new Date('2026-11-17T00:00:00Z');

test('a house is told of the first changes of a guest at once, of all others together, an hour later', () => {
	expect(changesGathering({ memberId: 'linh', count: 6, at })).toBeUndefined();
	expect(changesGathering({ memberId: 'linh', count: 7, at })).toEqual({
		key: 'changes linh',
		dueAt: new Date('2026-11-17T01:00:00Z'),
	});
});
