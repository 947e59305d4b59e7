/** The first so many of all that are offered, in their order, without keeping the rest. */
export function topOf<Thing>(limit: number, compare: (one: Thing, other: Thing) => number) {
	const items: Thing[] = [];
	return {
		items: items as readonly Thing[],
		offer(thing: Thing): void {
			const last = items[limit - 1];
			if (last !== undefined && compare(thing, last) >= 0) return;
			const next = items.findIndex((one) => compare(thing, one) < 0);
			items.splice(next === -1 ? items.length : next, 0, thing);
			if (items.length > limit) items.pop();
		},
	};
}
