import { agencyPhraseEndpoints } from './api/agency-phrase.ts';
import { apiKeyEndpoints } from './api/api-key.ts';
import { auditEndpoints } from './api/audit.ts';
import { bankEndpoints } from './api/bank.ts';
import { bulkEndpoints } from './api/bulk.ts';
import { calendarEndpoints } from './api/calendar.ts';
import { callOffEndpoints } from './api/call-off.ts';
import { companyEndpoints } from './api/company.ts';
import { consultationEndpoints } from './api/consultation.ts';
import { contentEndpoints } from './api/content.ts';
import { deskEndpoints } from './api/desk.ts';
import { deskDayEndpoints } from './api/desk-day.ts';
import { deskNoteEndpoints } from './api/desk-note.ts';
import { deskReservationEndpoints } from './api/desk-reservation.ts';
import { disputeEndpoints } from './api/dispute.ts';
import { errandEndpoints } from './api/errand.ts';
import { factorEndpoints } from './api/factor.ts';
import { figureEndpoints } from './api/figure.ts';
import { fileEndpoints } from './api/file.ts';
import { guestBoundsEndpoints } from './api/guest-bounds.ts';
import { guestListEndpoints } from './api/guest-list.ts';
import { handoverEndpoints } from './api/handover.ts';
import { houseEndpoints } from './api/house.ts';
import { leadCorrectionEndpoints } from './api/lead-correction.ts';
import { mailEndpoints } from './api/mail.ts';
import { mailTemplateEndpoints } from './api/mail-template.ts';
import { matchingEndpoints } from './api/matching.ts';
import { matchingAnswerEndpoints } from './api/matching-answer.ts';
import { matchingModerationEndpoints } from './api/matching-moderation.ts';
import { memberEndpoints } from './api/member.ts';
import { memberDeskEndpoints } from './api/member-desk.ts';
import { messageReportEndpoints } from './api/message-report.ts';
import { moderationEndpoints } from './api/moderation.ts';
import { noticeEndpoints } from './api/notice.ts';
import { notificationEndpoints } from './api/notification.ts';
import { organisationEndpoints } from './api/organisation.ts';
import { outsideCalendarEndpoints } from './api/outside-calendar.ts';
import { pageTextEndpoints } from './api/page-text.ts';
import { partnerEndpoints } from './api/partner.ts';
import { photographEndpoints } from './api/photograph.ts';
import { photographReportEndpoints } from './api/photograph-report.ts';
import { productEndpoints } from './api/product.ts';
import { profileEndpoints } from './api/profile.ts';
import { promotionEndpoints } from './api/promotion.ts';
import { promotionDeskEndpoints } from './api/promotion-desk.ts';
import { proofEndpoints } from './api/proof.ts';
import { providerEndpoints } from './api/provider.ts';
import { ratingEndpoints } from './api/rating.ts';
import { refundEndpoints } from './api/refund.ts';
import { refundAccountEndpoints } from './api/refund-account.ts';
import { reportEndpoints } from './api/report.ts';
import { reservationEndpoints } from './api/reservation.ts';
import { reservationExportEndpoints } from './api/reservation-export.ts';
import { runningEndpoints } from './api/running.ts';
import { savedViewEndpoints } from './api/saved-view.ts';
import { securityEndpoints } from './api/security.ts';
import { sessionEndpoints } from './api/session.ts';
import { settlementEndpoints } from './api/settlement.ts';
import { siteDeskEndpoints } from './api/site-desk.ts';
import { slotEndpoints } from './api/slot.ts';
import { suggestionEndpoints } from './api/suggestion.ts';
import { takenReservationEndpoints } from './api/taken-reservation.ts';
import { tellAgainEndpoints } from './api/tell-again.ts';
import { textDeskEndpoints } from './api/text-desk.ts';
import { threadEndpoints } from './api/thread.ts';
import { transferEndpoints } from './api/transfer.ts';
import { translationEndpoints } from './api/translation.ts';
import { tripEndpoints } from './api/trip.ts';
import { vaultEndpoints } from './api/vault.ts';
import { videoEndpoints } from './api/video.ts';
import { viewingEndpoints } from './api/viewing.ts';
import { voucherEndpoints } from './api/voucher.ts';
import { waitingEndpoints } from './api/waiting.ts';
import { webhookEndpoints } from './api/webhook.ts';
import { wishEndpoints } from './api/wish.ts';
import type { CallOf, OutputOf } from './endpoint.ts';

/** The whole API: every noun's endpoints in one table. */
export const api = {
	...apiKeyEndpoints,
	...auditEndpoints,
	...bankEndpoints,
	...bulkEndpoints,
	...handoverEndpoints,
	...siteDeskEndpoints,
	...calendarEndpoints,
	...callOffEndpoints,
	...contentEndpoints,
	...agencyPhraseEndpoints,
	...deskEndpoints,
	...deskDayEndpoints,
	...deskReservationEndpoints,
	...factorEndpoints,
	...savedViewEndpoints,
	...settlementEndpoints,
	...takenReservationEndpoints,
	...figureEndpoints,
	...disputeEndpoints,
	...errandEndpoints,
	...fileEndpoints,
	...guestBoundsEndpoints,
	...companyEndpoints,
	...deskNoteEndpoints,
	...leadCorrectionEndpoints,
	...tellAgainEndpoints,
	...guestListEndpoints,
	...mailEndpoints,
	...mailTemplateEndpoints,
	...matchingEndpoints,
	...matchingAnswerEndpoints,
	...matchingModerationEndpoints,
	...memberDeskEndpoints,
	...houseEndpoints,
	...memberEndpoints,
	...messageReportEndpoints,
	...moderationEndpoints,
	...noticeEndpoints,
	...notificationEndpoints,
	...organisationEndpoints,
	...outsideCalendarEndpoints,
	...pageTextEndpoints,
	...textDeskEndpoints,
	...partnerEndpoints,
	...photographEndpoints,
	...photographReportEndpoints,
	...productEndpoints,
	...profileEndpoints,
	...promotionEndpoints,
	...promotionDeskEndpoints,
	...proofEndpoints,
	...providerEndpoints,
	...ratingEndpoints,
	...refundEndpoints,
	...refundAccountEndpoints,
	...reportEndpoints,
	...reservationEndpoints,
	...reservationExportEndpoints,
	...runningEndpoints,
	...securityEndpoints,
	...sessionEndpoints,
	...slotEndpoints,
	...suggestionEndpoints,
	...threadEndpoints,
	...transferEndpoints,
	...translationEndpoints,
	...consultationEndpoints,
	...tripEndpoints,
	...vaultEndpoints,
	...videoEndpoints,
	...viewingEndpoints,
	...voucherEndpoints,
	...waitingEndpoints,
	...webhookEndpoints,
	...wishEndpoints,
} as const;

export type Api = typeof api;
export type EndpointKey = keyof Api;

/** How the fronts call it: over HTTP in the browser, directly in the server's rendering. */
export type CallApi = <Key extends EndpointKey>(key: Key, input: CallOf<Api[Key]>) => Promise<OutputOf<Api[Key]>>;
