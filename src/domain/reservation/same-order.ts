import { choiceGroups } from '../product/price.ts';
import type { Order } from './order.ts';
import type { ServiceDate } from './service-time.ts';

export const isSameDate = (one: ServiceDate, other: ServiceDate): boolean =>
	one.on === other.on && one.to === other.to && one.time === other.time;

export const isSameOrder = (one: Order, other: Order): boolean =>
	isSameDate(one, other) &&
	one.units === other.units &&
	one.persons.adult === other.persons.adult &&
	one.persons.child === other.persons.child &&
	one.persons.infant === other.persons.infant &&
	choiceGroups.every((group) => one.choices[group] === other.choices[group]);
