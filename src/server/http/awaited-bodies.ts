/** A request whose body is still to come. */
type Awaited = { address: string; giveUp: (why: 'late' | 'too-many') => void; timer: NodeJS.Timeout };

/**
 * Bodies that are still to come: each has its time, and there are never more than `most`. Where one too many is awaited,
 * the oldest of the address that has the most is given up, so that whoever sends theirs at once is always heard.
 */
export function createAwaitedBodies({ most }: { most: number }) {
	const byAddress = new Map<string, Set<Awaited>>();
	let count = 0;

	function forget(awaited: Awaited): void {
		const those = byAddress.get(awaited.address);
		if (!those?.delete(awaited)) return;
		if (those.size === 0) byAddress.delete(awaited.address);
		clearTimeout(awaited.timer);
		count -= 1;
	}

	function oldestOfMost(): Awaited | undefined {
		let found: Set<Awaited> | undefined;
		for (const those of byAddress.values()) if (those.size > (found?.size ?? 0)) found = those;
		return found?.values().next().value;
	}

	/** Answers with what is called when the body has come, or nobody waits for it any more. */
	return function begin(address: string, ms: number, giveUp: Awaited['giveUp']): () => void {
		const tooMany = count >= most ? oldestOfMost() : undefined;
		if (tooMany) {
			forget(tooMany);
			tooMany.giveUp('too-many');
		}
		const timer = setTimeout(() => {
			forget(awaited);
			giveUp('late');
		}, ms);
		timer.unref();
		const awaited: Awaited = { address, giveUp, timer };
		const those = byAddress.get(address) ?? new Set();
		byAddress.set(address, those.add(awaited));
		count += 1;
		return () => forget(awaited);
	};
}
