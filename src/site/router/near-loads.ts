type Connection = { saveData?: boolean; effectiveType?: string } | undefined;

/** Whoever saves data, or has so slow a line that what might be wanted would delay what is, is spared. */
export const maySpare = (connection: Connection): boolean =>
	!connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');

/** So many at a time: what somebody asks for meanwhile does not wait behind a dozen guesses. */
const most = 2;

export type Wanted = {
	/** The same word for what needs to be loaded only once. */
	name: string;
	load: () => Promise<unknown>;
};

type Given<Thing> = {
	/** What it calls for as it is now; undefined where there is nothing to load. */
	wantedBy: (thing: Thing) => Wanted | undefined;
	isOnline: () => boolean;
	/** Does something when there is time for it. */
	whenIdle: (work: () => void) => void;
};

/**
 * What has come near is loaded once, in its order, while nothing else is to be done. What fails is left to the tap. Without a
 * network nothing is asked for: browsers remember code that they could not load, and the tap would fail once it is back.
 */
export function createNearLoads<Thing>({ wantedBy, isOnline, whenIdle }: Given<Thing>) {
	const known = new Set<string>();
	const failed = new Set<string>();
	const waiting: Wanted[] = [];
	let running = 0;
	const run = async ({ name, load }: Wanted): Promise<void> => {
		if (isOnline()) await load().catch(() => failed.add(name));
		else known.delete(name);
		running -= 1;
		goOn();
	};
	const goOn = (): void => {
		const next = running < most ? waiting.shift() : undefined;
		if (next === undefined) return;
		running += 1;
		whenIdle(() => void run(next));
	};
	return {
		/** Whether there is anything left to load for it. */
		isWanted(thing: Thing): boolean {
			const wanted = wantedBy(thing);
			return wanted !== undefined && !known.has(wanted.name);
		},
		cameNear(thing: Thing): void {
			const wanted = wantedBy(thing);
			if (wanted === undefined || known.has(wanted.name) || !isOnline()) return;
			known.add(wanted.name);
			waiting.push(wanted);
			goOn();
		},
		/** With the network back, what failed may be there again. */
		forgetFailures(): void {
			for (const name of failed) known.delete(name);
			failed.clear();
		},
	};
}
