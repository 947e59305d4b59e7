/**
 * So many days after the last service the names of a guest without an account are forgotten: until then somebody may still ask about
 * the bill, a thing left behind or a refund. Who has an account decides that themselves.
 */
export const guestDays = 90;
