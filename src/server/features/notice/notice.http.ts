import type { noticeEndpoints } from '#contract/api/notice.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { listNotices } from './list-notices.ts';
import { listTouched } from './list-touched.ts';
import { readAttachment } from './read-attachment.ts';
import { readNotice } from './read-notice.ts';

export const noticeHandlers: HandlersFor<typeof noticeEndpoints> = {
	'GET /api/notices': ({ query }, { queries, now }) => listNotices(queries, query, now),
	'GET /api/notices/:id': ({ params, query }, { queries, now }) => readNotice(queries, { ...params, ...query }, now),
	'GET /api/notices/:id/attachments/:file': ({ params, query }, context) =>
		readAttachment(context, { ...params, ...query }),
	'GET /api/notices/:id/reservations': ({ params, query }, { queries, now, viewer }) =>
		listTouched(queries, { ...params, ...query, memberId: viewer?.id ?? '', now }),
};
