/** Carries a refusal out of a transaction. */
export class RolledBack extends Error {
	readonly value: unknown;
	constructor(value: unknown) {
		super('rolled back');
		this.value = value;
	}
}

/** Ends a transaction without a trace; its answer is `value`. */
export function rollBack(value: unknown): never {
	throw new RolledBack(value);
}
