import type { Api } from '#contract/api.ts';
import type { HandlersFor } from '../http/handlers.ts';
import { fileHandlers } from './file/file.http.ts';
import { mailHandlers } from './mail/mail.http.ts';
import { memberHandlers } from './member/member.http.ts';
import { noticeHandlers } from './notice/notice.http.ts';
import { pageTextHandlers } from './page-text/page-text.http.ts';
import { partnerHandlers } from './partner/partner.http.ts';
import { productHandlers } from './product/product.http.ts';
import { profileHandlers } from './profile/profile.http.ts';
import { reservationHandlers } from './reservation/reservation.http.ts';
import { sessionHandlers } from './session/session.http.ts';
import { waitingHandlers } from './waiting/waiting.http.ts';

/** Every endpoint's handler; the type asks for each of the contract's. */
export const handlers: HandlersFor<Api> = {
	...fileHandlers,
	...mailHandlers,
	...memberHandlers,
	...noticeHandlers,
	...pageTextHandlers,
	...partnerHandlers,
	...productHandlers,
	...profileHandlers,
	...reservationHandlers,
	...sessionHandlers,
	...waitingHandlers,
};
