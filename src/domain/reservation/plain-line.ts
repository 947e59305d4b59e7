/** One line of plain text: no line breaks, no controls (those that turn the direction of writing too), no half of a sign. */
export const plainLine = (text: string): string =>
	text
		.replace(/\s+/g, ' ')
		.replace(/[\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
		.trim();
