import type { CalendarFeed } from '#contract/api/calendar.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { feedAddress } from '#server/feed-address.ts';
import type { Context } from '#server/http/handlers.ts';
import { calendarFeedBinding } from '#server/keys/seal-bindings.ts';
import { newSecret, secretHashOf } from '#server/secret.ts';
import { deleteFeed, findFeed, saveFeed } from './calendar.repo.ts';

const none: CalendarFeed = { address: null };

/** The private address of the viewer's own calendar, if there is one. */
export async function readOwnFeed({ queries, services, viewer }: Context) {
	const feed = viewer && (await findFeed(queries, viewer.id));
	if (!feed) return accept(none);
	const secret = services.keys.open(feed.sealed, calendarFeedBinding(feed.memberId));
	return accept({ address: feedAddress(services.origin, secret) });
}

/** A private address; one that was there before ends with it. */
export async function makeFeed({ queries, services, now, viewer }: Context) {
	if (!viewer) return refuse('login-required');
	const secret = newSecret();
	await saveFeed(queries, {
		memberId: viewer.id,
		sealed: services.keys.seal(secret, calendarFeedBinding(viewer.id)),
		secretHash: secretHashOf(secret),
		createdAt: now,
	});
	return accept({ address: feedAddress(services.origin, secret) });
}

export async function endFeed({ queries, viewer }: Context) {
	if (viewer) await deleteFeed(queries, viewer.id);
	return accept(none);
}
