/** Where a text stands that no database keeps (it has a NUL in it), as a path; undefined where there is none. */
export function unkeepableIn(value: unknown): string | undefined {
	if (typeof value === 'string') return value.includes('\0') ? '' : undefined;
	if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined;
	for (const [name, inner] of Object.entries(value)) {
		const at = name.includes('\0') ? '' : unkeepableIn(inner);
		if (at !== undefined) return [name, at].filter(Boolean).join('.');
	}
	return undefined;
}
