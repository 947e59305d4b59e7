/** From one byte to another, both counted in. */
export type ByteRange = { from: number; to: number };

/**
 * What a `Range` header asks of something so long (RFC 9110). Undefined stands for all of it: also where it asks for what
 * cannot be given, such as several ranges at once or one behind the end, since a range may always be passed over.
 */
export function rangeOf(header: string | undefined, bytes: number): ByteRange | undefined {
	const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
	if (first === '' && last === '') return undefined;
	// Without a beginning it is so many from the end.
	const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
	const to = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
	return from <= to ? { from, to } : undefined;
}
