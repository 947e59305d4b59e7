/** The Latin letter of a key: as it is typed, or, where the keyboard writes another script, as the key itself is named. */
export function letterOf({ key, code }: { key: string; code: string }): string | undefined {
	if (/^[a-z]$/i.test(key)) return key.toLowerCase();
	return /^\p{L}$/u.test(key) ? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() : undefined;
}
