/** An expected outcome: refusals are values with a code, only defects are thrown. */
export type Result<T, Refusal extends string> = { ok: true; value: T } | Refused<Refusal>;

/** Refused, and where it can be said: which fields are wrong, when to come back. */
export type Refused<Refusal extends string> = {
	ok: false;
	refusal: Refusal;
	faults?: { at: string; code: string; count?: number }[];
	retryAfter?: number;
};

export const accept = <T>(value: T) => ({ ok: true, value }) as const;
export const refuse = <R extends string>(
	refusal: R,
	more: Pick<Refused<R>, 'faults' | 'retryAfter'> = {},
): Refused<R> => ({
	ok: false,
	refusal,
	...more,
});
