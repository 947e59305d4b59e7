type Connection = { saveData?: boolean; effectiveType?: string } | undefined;

/** Whoever saves data, or has so slow a line that what might be wanted would delay what is, is spared. */
export const maySpare = (connection: Connection): boolean =>
	!connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');

/** So many at a time: what somebody asks for meanwhile does not wait behind a dozen guesses. */
const most = 2;

type Given<Thing> = {
	/** The same word for what needs to be loaded only once; undefined where there is nothing to load. */
	nameOf: (thing: Thing) => string | undefined;
	load: (thing: Thing) => Promise<unknown>;
	/** Does something when there is time for it. */
	whenIdle: (work: () => void) => void;
};

/** What has come near is loaded once, in its order, while nothing else is to be done. What fails is left to the tap. */
export function createNearLoads<Thing>({ nameOf, load, whenIdle }: Given<Thing>) {
	const known = new Set<string>();
	const waiting: Thing[] = [];
	let running = 0;
	const goOn = (): void => {
		const next = running < most ? waiting.shift() : undefined;
		if (next === undefined) return;
		running += 1;
		const end = () => {
			running -= 1;
			goOn();
		};
		whenIdle(() => void load(next).then(end, end));
	};
	return {
		/** Whether there is anything left to load for it. */
		isWanted(thing: Thing): boolean {
			const name = nameOf(thing);
			return name !== undefined && !known.has(name);
		},
		cameNear(thing: Thing): void {
			const name = nameOf(thing);
			if (name === undefined || known.has(name)) return;
			known.add(name);
			waiting.push(thing);
			goOn();
		},
	};
}
