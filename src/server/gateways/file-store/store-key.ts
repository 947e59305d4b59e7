const segment = /^[\w-][\w.-]{0,99}$/;

/** A key is of our own making: one that could lead elsewhere is a defect, not bad input. */
export function requireSafeKey(key: string): string {
	if (!key.split('/').every((part) => segment.test(part))) throw new Error(`unsafe file key: ${JSON.stringify(key)}`);
	return key;
}
