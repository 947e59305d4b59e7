import { withinWorkingDays } from '../kernel/working-day.ts';

/** Within so many working days money comes back (terms, section 9). */
export const refundDays = 3;

/** By when a refund is to be sent that is owed since this moment: what guests are told. */
export const refundBy = (since: Date): Date => withinWorkingDays(since, refundDays);
