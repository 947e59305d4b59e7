import { timestamp } from 'drizzle-orm/pg-core';

/** A moment as exact as the database counts. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A moment to the millisecond, as JavaScript counts: what is read is what was written. */
export const momentMs = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
