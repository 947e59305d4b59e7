/** The place each sealed column is bound to (`Keyring.seal`): who writes, reads and rotates it spells it the same. */
export const passportBinding = (memberId: string) => `member.passport ${memberId}`;
export const bankAccountBinding = (memberId: string) => `partner.bankAccount ${memberId}`;
export const reservationBinding = (reservationId: string) => `reservation.sealed ${reservationId}`;
export const tripShareBinding = (shareId: string) => `tripShare.sealed ${shareId}`;
export const messageBinding = (messageId: string) => `reservationMessage.sealed ${messageId}`;
export const calendarFeedBinding = (memberId: string) => `calendarFeed.sealed ${memberId}`;
