type Loaded = Pick<PerformanceResourceTiming, 'name' | 'startTime'> & { responseStatus?: number };

export type IsSpare = (file: Loaded) => boolean;

/** A file of an older release that the server had no more cannot be kept, and must not keep the page from being kept. */
const isThere = ({ responseStatus = 200 }: Loaded) => responseStatus < 400;

/** The files of the build among what a page has loaded. */
export const builtFiles = (loaded: readonly Loaded[], origin: string, isSpare: IsSpare): string[] =>
	loaded
		.filter((file) => file.name.startsWith(`${origin}/assets/app/`) && isThere(file) && !isSpare(file))
		.map(({ name }) => name);
