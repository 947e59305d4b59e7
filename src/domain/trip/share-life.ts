import { addDays } from '../availability/schedule.ts';

/** Those who travelled along may look back for a while; then the link ends by itself. */
const openDaysAfter = 7;

/** The earliest last day of a trip whose link still leads somewhere. */
export const openSince = (today: string): string => addDays(today, -openDaysAfter);
