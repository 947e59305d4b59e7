import { calendarEndpoints } from './api/calendar.ts';
import { companyEndpoints } from './api/company.ts';
import { errandEndpoints } from './api/errand.ts';
import { fileEndpoints } from './api/file.ts';
import { guestBoundsEndpoints } from './api/guest-bounds.ts';
import { guestListEndpoints } from './api/guest-list.ts';
import { mailEndpoints } from './api/mail.ts';
import { memberEndpoints } from './api/member.ts';
import { noticeEndpoints } from './api/notice.ts';
import { pageTextEndpoints } from './api/page-text.ts';
import { partnerEndpoints } from './api/partner.ts';
import { productEndpoints } from './api/product.ts';
import { profileEndpoints } from './api/profile.ts';
import { promotionEndpoints } from './api/promotion.ts';
import { proofEndpoints } from './api/proof.ts';
import { providerEndpoints } from './api/provider.ts';
import { ratingEndpoints } from './api/rating.ts';
import { reservationEndpoints } from './api/reservation.ts';
import { reservationExportEndpoints } from './api/reservation-export.ts';
import { sessionEndpoints } from './api/session.ts';
import { suggestionEndpoints } from './api/suggestion.ts';
import { transferEndpoints } from './api/transfer.ts';
import { tripEndpoints } from './api/trip.ts';
import { viewingEndpoints } from './api/viewing.ts';
import { voucherEndpoints } from './api/voucher.ts';
import { waitingEndpoints } from './api/waiting.ts';
import { wishEndpoints } from './api/wish.ts';
import type { CallOf, OutputOf } from './endpoint.ts';

/** The whole API: every noun's endpoints in one table. */
export const api = {
	...calendarEndpoints,
	...errandEndpoints,
	...fileEndpoints,
	...guestBoundsEndpoints,
	...companyEndpoints,
	...guestListEndpoints,
	...mailEndpoints,
	...memberEndpoints,
	...noticeEndpoints,
	...pageTextEndpoints,
	...partnerEndpoints,
	...productEndpoints,
	...profileEndpoints,
	...promotionEndpoints,
	...proofEndpoints,
	...providerEndpoints,
	...ratingEndpoints,
	...reservationEndpoints,
	...reservationExportEndpoints,
	...sessionEndpoints,
	...suggestionEndpoints,
	...transferEndpoints,
	...tripEndpoints,
	...viewingEndpoints,
	...voucherEndpoints,
	...waitingEndpoints,
	...wishEndpoints,
} as const;

export type Api = typeof api;
export type EndpointKey = keyof Api;

/** How the fronts call it: over HTTP in the browser, directly in the server's rendering. */
export type CallApi = <Key extends EndpointKey>(key: Key, input: CallOf<Api[Key]>) => Promise<OutputOf<Api[Key]>>;
