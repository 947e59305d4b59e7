/**
 * Which tests concern a word (`npm test -- voucher`) or a change (`npm test -- --changed`). What imports a changed file is
 * found by the test runner itself; a browser imports nothing, so journeys are found by the nouns of what changed.
 */
export type TestFile = { path: string; text: string };
export type Chosen = {
	/** Files of the test runner. */
	files: string[];
	/** Journeys: a file, or `file:line` for one of it. */
	journeys: string[];
};

const isJourney = ({ path }: TestFile) => path.endsWith('.e2e.ts');
const has = (text: string, words: readonly string[]) =>
	words.some((word) => text.toLowerCase().includes(word.toLowerCase()));

/** Where journeys with such a title begin. A title may stand on the line after `test(`. */
function linesOf({ text }: TestFile, words: readonly string[]): number[] {
	const lines = text.split('\n');
	return lines.flatMap((line, at) => {
		if (!/^\s*test(\.\w+)?\(/.test(line)) return [];
		const title = /\(\s*$/.test(line) ? `${lines[at + 1]}` : line;
		return has(title, words) ? [at + 1] : [];
	});
}

const journeysFor = (file: TestFile, words: readonly string[]): string[] =>
	has(file.path, words) ? [file.path] : linesOf(file, words).map((line) => `${file.path}:${line}`);

export const chooseByWords = (tests: readonly TestFile[], words: readonly string[]): Chosen => ({
	files: tests.filter((test) => !isJourney(test) && has(test.path, words)).map(({ path }) => path),
	journeys: tests.filter(isJourney).flatMap((test) => journeysFor(test, words)),
});

/** The noun a file is about, where its folder or name says so. */
const nounPatterns = [
	/^src\/\w+\/(?:features|parts)\/([\w-]+)\//,
	/^src\/views\/([\w-]+)\//,
	/^src\/domain\/([\w-]+)\//,
	/^src\/i18n\/messages\/\w+\/(\w+)/,
];
/** What every screen is made of: the walk over all of them shows it. */
const isEverywhere = (path: string) => /^src\/(?:ui\/|views\/[^/]+$|site\/shell\/|i18n\/)/.test(path);

/** The journeys a change concerns; the test runner finds the rest by what they import. */
export function journeysOfChange(tests: readonly TestFile[], changed: readonly string[]): string[] {
	const nouns = changed.flatMap((path) => nounPatterns.flatMap((pattern) => pattern.exec(path)?.[1] ?? []));
	const words = [...new Set([...nouns, ...(changed.some(isEverywhere) ? ['every-page', 'every-opening'] : [])])];
	return tests
		.filter(isJourney)
		.flatMap((test) => (changed.includes(test.path) ? [test.path] : journeysFor(test, words)));
}
