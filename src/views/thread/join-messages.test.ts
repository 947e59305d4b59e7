import { describe, expect, it } from 'vitest';
import { joinMessages } from './join-messages.ts';

const message = (id: string, minute: number, readAt: string | null = null) => ({
	id,
	from: 'member' as const,
	isMine: true,
	text: id,
	at: `2026-10-01T00:0${minute}:00.000Z`,
	readAt,
});

describe('a thread', () => {
	it('has the newest at the bottom, whatever page it came with', () => {
		const thread = joinMessages([message('c', 3), message('b', 2)], [message('a', 1), message('d', 4)]);
		expect(thread.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
	});

	it('shows a message that came twice once, as it was fetched last', () => {
		const thread = joinMessages([message('a', 1, '2026-10-01T00:05:00.000Z')], [message('a', 1)]);
		expect(thread).toEqual([message('a', 1, '2026-10-01T00:05:00.000Z')]);
	});
});
