/** An expected outcome: refusals are values with a code, only defects are thrown. */
export type Result<T, Refusal extends string> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export const accept = <T>(value: T) => ({ ok: true, value }) as const;
export const refuse = <R extends string>(refusal: R) => ({ ok: false, refusal }) as const;
