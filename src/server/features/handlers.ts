import type { Api } from '#contract/api.ts';
import type { HandlersFor } from '../http/handlers.ts';
import { apiKeyHandlers } from './api-key/api-key.http.ts';
import { auditHandlers } from './audit/audit.http.ts';
import { bankHandlers } from './bank/bank.http.ts';
import { bulkHandlers } from './bulk/bulk.http.ts';
import { calendarHandlers } from './calendar/calendar.http.ts';
import { consultationHandlers } from './consultation/consultation.http.ts';
import { consultationThread } from './consultation/consultation-thread.ts';
import { contentHandlers } from './content/content.http.ts';
import { deskHandlers } from './desk/desk.http.ts';
import { disputeHandlers } from './dispute/dispute.http.ts';
import { errandHandlers } from './errand/errand.http.ts';
import { factorHandlers } from './factor/factor.http.ts';
import { figureHandlers } from './figure/figure.http.ts';
import { fileHandlers } from './file/file.http.ts';
import { handoverHandlers } from './handover/handover.http.ts';
import { houseHandlers } from './house/house.http.ts';
import { mailHandlers } from './mail/mail.http.ts';
import { matchingHandlers } from './matching/matching.http.ts';
import { matchingThread } from './matching/matching-thread.ts';
import { translatableAnswer, translatableQuestion } from './matching/translatable-words.ts';
import { memberHandlers } from './member/member.http.ts';
import { memberDeskHandlers } from './member/member-desk.http.ts';
import { moderationHandlers } from './moderation/moderation.http.ts';
import { noticeHandlers } from './notice/notice.http.ts';
import { notificationHandlers } from './notification/notification.http.ts';
import { organisationHandlers } from './organisation/organisation.http.ts';
import { outsideCalendarHandlers } from './outside-calendar/outside-calendar.http.ts';
import { pageTextHandlers } from './page-text/page-text.http.ts';
import { partnerHandlers } from './partner/partner.http.ts';
import { photographHandlers } from './photograph/photograph.http.ts';
import { phraseHandlers } from './phrase/phrase.http.ts';
import { productHandlers } from './product/product.http.ts';
import { profileHandlers } from './profile/profile.http.ts';
import { promotionHandlers } from './promotion/promotion.http.ts';
import { promotionDeskHandlers } from './promotion/promotion-desk.http.ts';
import { providerHandlers } from './provider/provider.http.ts';
import { ratingHandlers } from './rating/rating.http.ts';
import { translatableRating } from './rating/translatable-rating.ts';
import { refundHandlers } from './refund/refund.http.ts';
import { refundAccountHandlers } from './refund-account/refund-account.http.ts';
import { reportHandlers } from './report/report.http.ts';
import { callOffHandlers } from './reservation/call-off.http.ts';
import { proofHandlers } from './reservation/proof.http.ts';
import { reservationHandlers } from './reservation/reservation.http.ts';
import { reservationThread } from './reservation/reservation-thread.ts';
import { runningHandlers } from './running/running.http.ts';
import { securityHandlers } from './security/security.http.ts';
import { sessionHandlers } from './session/session.http.ts';
import { settlementHandlers } from './settlement/settlement.http.ts';
import { siteDeskHandlers } from './site-desk/site-desk.http.ts';
import { slotHandlers } from './slot/slot.http.ts';
import { suggestionHandlers } from './suggestion/suggestion.http.ts';
import { threadHandlers } from './thread/thread.http.ts';
import { translatableMessage } from './thread/translatable-message.ts';
import { transferHandlers } from './transfer/transfer.http.ts';
import { translationHandlers } from './translation/translation.http.ts';
import { tripHandlers } from './trip/trip.http.ts';
import { vaultHandlers } from './vault/vault.http.ts';
import { videoHandlers } from './video/video.http.ts';
import { videoThread } from './video/video-thread.ts';
import { viewingHandlers } from './viewing/viewing.http.ts';
import { voucherHandlers } from './voucher/voucher.http.ts';
import { waitingHandlers } from './waiting/waiting.http.ts';
import { webhookHandlers } from './webhook/webhook.http.ts';
import { wishHandlers } from './wish/wish.http.ts';

/** Every endpoint's handler; the type asks for each of the contract's. */
export const handlers: HandlersFor<Api> = {
	...apiKeyHandlers,
	...auditHandlers,
	...calendarHandlers,
	...callOffHandlers,
	...bankHandlers,
	...bulkHandlers,
	...handoverHandlers,
	...siteDeskHandlers,
	...contentHandlers,
	...deskHandlers,
	...phraseHandlers,
	...factorHandlers,
	...figureHandlers,
	...disputeHandlers,
	...errandHandlers,
	...fileHandlers,
	...mailHandlers,
	...matchingHandlers,
	...memberDeskHandlers,
	...houseHandlers,
	...moderationHandlers,
	...memberHandlers,
	...noticeHandlers,
	...notificationHandlers,
	...organisationHandlers,
	...outsideCalendarHandlers,
	...pageTextHandlers,
	...partnerHandlers,
	...photographHandlers,
	...productHandlers,
	...profileHandlers,
	...promotionHandlers,
	...promotionDeskHandlers,
	...proofHandlers,
	...providerHandlers,
	...ratingHandlers,
	...consultationHandlers,
	...refundHandlers,
	...refundAccountHandlers,
	...settlementHandlers,
	...reportHandlers,
	...reservationHandlers,
	...runningHandlers,
	...securityHandlers,
	...sessionHandlers,
	...videoHandlers,
	...viewingHandlers,
	...voucherHandlers,
	...slotHandlers,
	...suggestionHandlers,
	...threadHandlers({
		reservation: reservationThread,
		'matching-answer': matchingThread,
		consultation: consultationThread,
		video: videoThread,
	}),
	...transferHandlers,
	...translationHandlers({
		message: translatableMessage,
		question: translatableQuestion,
		answer: translatableAnswer,
		rating: translatableRating,
	}),
	...tripHandlers,
	...vaultHandlers,
	...waitingHandlers,
	...webhookHandlers,
	...wishHandlers,
};
