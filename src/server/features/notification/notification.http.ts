import type { notificationEndpoints } from '#contract/api/notification.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { memberContext } from '#server/member-context.ts';
import { listNotifications } from './list-notifications.ts';
import { markNotifications } from './mark-notifications.ts';
import { readNews } from './read-news.ts';

export const notificationHandlers: HandlersFor<typeof notificationEndpoints> = {
	'GET /api/notifications': ({ query }, context) => listNotifications(memberContext(context), query),
	'GET /api/notifications/news': ({ query }, context) => readNews(memberContext(context), query),
	'POST /api/notifications/read': ({ body }, context) => markNotifications(memberContext(context), body),
};
