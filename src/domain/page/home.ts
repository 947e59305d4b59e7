/** The parts of the main page below its search, each with its data of its own. */
export const homeSections = ['best', 'matching', 'providers', 'promotions', 'notices', 'trust'] as const;
export type HomeSection = (typeof homeSections)[number];

/** What the agency has chosen: the order of the parts, and products that stand before those that are chosen by demand. */
export type Home = { order: HomeSection[]; pinned: string[] };

/** The parts in the order they are shown. What an order does not know, because it came later, stands where it usually does: at the end. */
export function homeOrder(home: Home | null | undefined): HomeSection[] {
	const known = (home?.order ?? []).filter((section, at, all) => isSection(section) && all.indexOf(section) === at);
	return [...known, ...homeSections.filter((section) => !known.includes(section))];
}

const isSection = (word: string): word is HomeSection => (homeSections as readonly string[]).includes(word);

/** Pinned ones first, in their order; nobody stands there twice. */
export const pinnedFirst = (ranked: readonly string[], pinned: readonly string[]): string[] => [
	...new Set([...pinned, ...ranked]),
];
