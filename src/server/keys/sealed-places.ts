/** The place each sealed column is bound to (`Keyring.seal`): who writes, reads and rotates it spells it the same. */
export const passportPlace = (memberId: string) => `member.passport ${memberId}`;
export const bankAccountPlace = (memberId: string) => `partner.bankAccount ${memberId}`;
export const reservationPlace = (reservationId: string) => `reservation.sealed ${reservationId}`;
export const tripSharePlace = (shareId: string) => `tripShare.sealed ${shareId}`;
export const messagePlace = (messageId: string) => `reservationMessage.sealed ${messageId}`;
export const calendarFeedPlace = (memberId: string) => `calendarFeed.sealed ${memberId}`;
