import type { QueryClient } from '@tanstack/react-query';
import type { Hint } from '#contract/api/notification.ts';
import { notificationsKey, setUnread } from '#views/notification/notification-queries.ts';
import { concerns, isLive, type Subject } from './live-keys.ts';

export type Changed = Hint['subjects'];

/** Both together, each thing once. */
export function joined(one: Changed, other: Changed): Changed {
	if (one === 'all' || other === 'all') return 'all';
	const names = new Set(one.map((subject) => subject.join(' ')));
	return [...one, ...other.filter((subject) => !names.has(subject.join(' ')))];
}

/** Unread is said at once, wherever the page is. */
export function applyUnread(client: QueryClient, unread: number): void {
	setUnread(client, unread);
	void client.invalidateQueries({ queryKey: notificationsKey });
}

/**
 * What the server says has changed is outdated: what is on show of it is fetched again, the rest is forgotten. Nothing here
 * refetches of itself (SPEC section 7).
 */
export function applyChanged(client: QueryClient, subjects: Changed): void {
	const isConcerned = (key: readonly unknown[]) =>
		subjects === 'all' ? isLive(key) : subjects.some((subject: Subject) => concerns(key, subject));
	void client.invalidateQueries({ predicate: ({ queryKey }) => isConcerned(queryKey) });
}
