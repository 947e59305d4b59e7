/** The Korean calendar day of an instant, as an ISO date. Korea is UTC+9 the year round. */
export function koreanDay(instant: Date): string {
	return new Date(instant.getTime() + 9 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
