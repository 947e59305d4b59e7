import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Hint } from '#contract/api/notification.ts';
import { countingLeft, newsKey, setUnread } from './notification-queries.ts';

const unreadIn = (client: QueryClient) => client.getQueryData<Hint>(newsKey)?.unread;

test('how many are left after marking is said, unless the stream has said something newer meanwhile', () => {
	const client = new QueryClient();
	setUnread(client, 1);
	countingLeft(client)(0);
	expect(unreadIn(client)).toBe(0);
	setUnread(client, 1);
	const setLeft = countingLeft(client);
	// A message comes while the answer, counted before it, is on its way.
	setUnread(client, 1);
	setLeft(0);
	expect(unreadIn(client)).toBe(1);
});
