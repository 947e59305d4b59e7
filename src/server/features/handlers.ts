import type { Api } from '#contract/api.ts';
import type { HandlersFor } from '#server/http/handlers.ts';
import { noticeHandlers } from './notice/notice.http.ts';
import { productHandlers } from './product/product.http.ts';
import { profileHandlers } from './profile/profile.http.ts';

/** Every endpoint's handler; does not compile when one is missing. */
export const handlers: HandlersFor<Api> = { ...noticeHandlers, ...productHandlers, ...profileHandlers };
