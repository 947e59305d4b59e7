import type { Api } from '#contract/api.ts';
import type { HandlersFor } from '../http/handlers.ts';
import { calendarHandlers } from './calendar/calendar.http.ts';
import { errandHandlers } from './errand/errand.http.ts';
import { fileHandlers } from './file/file.http.ts';
import { mailHandlers } from './mail/mail.http.ts';
import { memberHandlers } from './member/member.http.ts';
import { noticeHandlers } from './notice/notice.http.ts';
import { pageTextHandlers } from './page-text/page-text.http.ts';
import { partnerHandlers } from './partner/partner.http.ts';
import { productHandlers } from './product/product.http.ts';
import { profileHandlers } from './profile/profile.http.ts';
import { promotionHandlers } from './promotion/promotion.http.ts';
import { providerHandlers } from './provider/provider.http.ts';
import { ratingHandlers } from './rating/rating.http.ts';
import { proofHandlers } from './reservation/proof.http.ts';
import { reservationHandlers } from './reservation/reservation.http.ts';
import { sessionHandlers } from './session/session.http.ts';
import { suggestionHandlers } from './suggestion/suggestion.http.ts';
import { transferHandlers } from './transfer/transfer.http.ts';
import { tripHandlers } from './trip/trip.http.ts';
import { viewingHandlers } from './viewing/viewing.http.ts';
import { voucherHandlers } from './voucher/voucher.http.ts';
import { waitingHandlers } from './waiting/waiting.http.ts';
import { wishHandlers } from './wish/wish.http.ts';

/** Every endpoint's handler; the type asks for each of the contract's. */
export const handlers: HandlersFor<Api> = {
	...calendarHandlers,
	...errandHandlers,
	...fileHandlers,
	...mailHandlers,
	...memberHandlers,
	...noticeHandlers,
	...pageTextHandlers,
	...partnerHandlers,
	...productHandlers,
	...profileHandlers,
	...promotionHandlers,
	...proofHandlers,
	...providerHandlers,
	...ratingHandlers,
	...reservationHandlers,
	...sessionHandlers,
	...viewingHandlers,
	...voucherHandlers,
	...suggestionHandlers,
	...transferHandlers,
	...tripHandlers,
	...waitingHandlers,
	...wishHandlers,
};
