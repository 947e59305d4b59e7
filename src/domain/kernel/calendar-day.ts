/** Whether a text is a day that the calendar has, as `2026-11-19`: what stands in an address was perhaps typed by hand. */
export const isCalendarDay = (text: string | null): text is string =>
	text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && text >= '1900' && isSame(text);

function isSame(text: string): boolean {
	const moment = new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
