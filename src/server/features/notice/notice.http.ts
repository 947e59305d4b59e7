import type { noticeEndpoints } from '#contract/api/notice.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { listNotices } from './list-notices.ts';
import { readNotice } from './read-notice.ts';

export const noticeHandlers: HandlersFor<typeof noticeEndpoints> = {
	'GET /api/notices': ({ query }, { queries }) => listNotices(queries, query),
	'GET /api/notices/:id': ({ params, query }, { queries }) => readNotice(queries, { ...params, ...query }),
};
