/** Where a list goes on: the sort values of the last row, opaque to the caller. */
export const encodeCursor = (values: readonly unknown[]): string =>
	Buffer.from(JSON.stringify(values)).toString('base64url');

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** As JavaScript or the database writes a moment of UTC. */
const moment = /^([12]\d{3}-\d\d-\d\d)[T ]\d\d:\d\d:\d\d(\.\d{1,6})?(Z|\+00)$/;
/** What the database counts with, whatever a list is sorted by. */
const mostNumber = 2_147_483_647;

/** 30 February is read as 2 March: only what is written back as it came is a day. */
function isMoment(text: string): boolean {
	const day = moment.exec(text)?.[1];
	const at = new Date(text.replace(' ', 'T').replace(/\+00$/, 'Z'));
	return day !== undefined && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

const kinds = {
	string: (value: unknown) => typeof value === 'string' && !value.includes('\0'),
	uuid: (value: unknown) => typeof value === 'string' && uuid.test(value),
	moment: (value: unknown) => typeof value === 'string' && isMoment(value),
	number: (value: unknown) => typeof value === 'number' && Math.abs(value) <= mostNumber,
	boolean: (value: unknown) => typeof value === 'boolean',
};

/** Undefined when the text is not a cursor of ours: as many values as expected, of the expected kinds. */
export function decodeCursor(text: string, expected: readonly (keyof typeof kinds)[]): unknown[] | undefined {
	try {
		const values: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
		if (!Array.isArray(values) || values.length !== expected.length) return undefined;
		return expected.every((kind, at) => kinds[kind](values[at])) ? values : undefined;
	} catch {
		return undefined;
	}
}
