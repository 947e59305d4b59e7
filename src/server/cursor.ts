/** Where a list goes on: the sort values of the last row, opaque to the caller. */
export const encodeCursor = (values: readonly unknown[]): string =>
	Buffer.from(JSON.stringify(values)).toString('base64url');

/** Undefined when the text is not a cursor of ours: as many values as expected, of the expected types. */
export function decodeCursor(text: string, types: readonly ('string' | 'number' | 'boolean')[]): unknown[] | undefined {
	try {
		const values: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
		if (!Array.isArray(values) || values.length !== types.length) return undefined;
		return values.every((value, at) => typeof value === types[at]) ? values : undefined;
	} catch {
		return undefined;
	}
}
