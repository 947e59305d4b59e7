import type { Order } from '#domain/reservation/order.ts';

/** Whether nothing was changed yet. */
export const isSameOrder = (one: Order, other: Order): boolean =>
	one.on === other.on &&
	one.to === other.to &&
	one.time === other.time &&
	one.units === other.units &&
	one.persons.adult === other.persons.adult &&
	one.persons.child === other.persons.child &&
	one.persons.infant === other.persons.infant;
