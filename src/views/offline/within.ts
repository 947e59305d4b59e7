/** What was promised, or a failure when it takes longer. */
export async function within<Value>(work: Promise<Value>, ms: number): Promise<Value> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const limit = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error(`took longer than ${ms} ms`)), ms);
	});
	try {
		return await Promise.race([work, limit]);
	} finally {
		clearTimeout(timer);
	}
}
