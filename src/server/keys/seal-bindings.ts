/** The place each sealed column is bound to (`Keyring.seal`): who writes, reads and rotates it spells it the same. */
export const passportBinding = (memberId: string) => `member.passport ${memberId}`;
export const bankAccountBinding = (organisationId: string) => `partner.bankAccount ${organisationId}`;
export const reservationBinding = (reservationId: string) => `reservation.sealed ${reservationId}`;
export const refundAccountBinding = (reservationId: string) => `refundAccount.sealed ${reservationId}`;
export const tripShareBinding = (shareId: string) => `tripShare.sealed ${shareId}`;
/** As it was called when only reservations had messages: what was sealed then opens. */
export const messageBinding = (messageId: string) => `reservationMessage.sealed ${messageId}`;
export const messagePhrasesBinding = (messageId: string) => `threadMessage.phrases ${messageId}`;
export const calendarFeedBinding = (memberId: string) => `calendarFeed.sealed ${memberId}`;
export const videoBinding = (dateId: string) => `videoDate.sealed ${dateId}`;
export const consultationBinding = (id: string) => `consultation.sealed ${id}`;
export const consultationAnswerBinding = (id: string) => `consultationAnswer.sealed ${id}`;
export const fileKeyBinding = (fileId: string) => `file.key ${fileId}`;
export const vaultFileBinding = (fileId: string) => `vaultFile.sealed ${fileId}`;
export const questionBinding = (questionId: string) => `matchingQuestion.sealed ${questionId}`;
export const heldQuestionBinding = (questionId: string) => `matchingHeld.sealed ${questionId}`;
export const answerVersionBinding = (versionId: string) => `matchingAnswerVersion.sealed ${versionId}`;
export const matchingShareBinding = (shareId: string) => `matchingShare.sealed ${shareId}`;
export const authenticatorBinding = (id: string) => `authenticator.sealed ${id}`;
export const outsideCalendarBinding = (calendarId: string) => `outsideCalendar.sealed ${calendarId}`;
export const webhookBinding = (webhookId: string) => `webhook.sealed ${webhookId}`;
export const houseFeedBinding = (feedId: string) => `houseFeed.sealed ${feedId}`;
