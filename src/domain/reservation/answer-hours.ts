import { hourMs } from '#domain/kernel/durations.ts';
import type { Order } from './order.ts';
import { latestStart } from './service-time.ts';

/** No answer within this: the request runs out. */
export const answerHours = 48;

/** 48 hours, or until the date has come. */
export const answerBy = (order: Order, now: Date): Date =>
	new Date(Math.min(now.getTime() + answerHours * hourMs, latestStart(order).getTime()));
