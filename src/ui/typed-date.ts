/** A day is typed year.month.day and kept as an ISO date. */
const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, 8);

/** As it stands in the field while it is typed: the dots come by themselves. */
export function dottedDate(text: string): string {
	const digits = digitsOf(text);
	return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter((part) => part !== '').join('.');
}

/** The day that was typed, however it was divided; undefined while it is none. */
export function typedDate(text: string): string | undefined {
	const digits = digitsOf(text);
	if (digits.length !== 8) return undefined;
	const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
	const date = new Date(`${day}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : undefined;
}
