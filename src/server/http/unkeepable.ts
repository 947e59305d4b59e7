/** A NUL, or half of a sign that takes two: a database keeps neither as it came. */
const isUnkeepable = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

/** Where a text stands that no database keeps, as a path; undefined where there is none. */
export function unkeepableIn(value: unknown): string | undefined {
	if (typeof value === 'string') return isUnkeepable(value) ? '' : undefined;
	if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined;
	for (const [name, inner] of Object.entries(value)) {
		const at = isUnkeepable(name) ? '' : unkeepableIn(inner);
		if (at !== undefined) return [name, at].filter(Boolean).join('.');
	}
	return undefined;
}
