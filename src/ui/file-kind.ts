/** Whether a file is one of those that an `accept` list names: “.pdf”, “image/*”, “image/png”. An empty list takes all. */
export function isAccepted(file: { name: string; type: string }, accept: readonly string[]): boolean {
	const name = file.name.toLowerCase();
	const type = file.type.toLowerCase();
	return (
		accept.length === 0 ||
		accept.some((entry) => {
			const kind = entry.trim().toLowerCase();
			if (kind.startsWith('.')) return name.endsWith(kind);
			return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
		})
	);
}
