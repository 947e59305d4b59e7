export type ComboboxOption = {
	value: string;
	label: string;
	/** Other words it is known by: codes, other languages, former names. */
	keywords: readonly string[];
};

/** Letters that Unicode does not take apart. */
const plain: Record<string, string> = { đ: 'd', ð: 'd', ø: 'o', ł: 'l', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' };

/**
 * One spelling for all ways to type a word, “Viet Nam” and “Vietnam” among them. Only the marks of European scripts go: Thai vowels and tones are marks too,
 * and are needed. Korean falls apart into its letters, so that a syllable half typed already fits.
 */
export const foldText = (text: string): string =>
	text
		.toLowerCase()
		.normalize('NFKD')
		.replace(/[\u0300-\u036f\u00ad\u200b-\u200d\u2060]/g, '')
		.replace(/[đðøłıßæœ]/g, (letter) => plain[letter] ?? letter)
		.replace(/[\s\-‐–—.,()/'’‘ʼ`]+/g, '');

function rankOf({ label, keywords }: ComboboxOption, text: string): number | undefined {
	const name = foldText(label);
	if (name.startsWith(text)) return 0;
	const words = keywords.map(foldText);
	if (words.some((word) => word.startsWith(text))) return 1;
	return [name, ...words].some((word) => word.includes(text)) ? 2 : undefined;
}

/** First what begins so, then what is also known by such a name, then what holds it; each in the order given. */
export function matchOptions<Option extends ComboboxOption>(options: readonly Option[], typed: string): Option[] {
	const text = foldText(typed);
	if (text === '') return [...options];
	return options
		.map((option) => ({ option, rank: rankOf(option, text) }))
		.filter((found): found is { option: Option; rank: number } => found.rank !== undefined)
		.sort((one, other) => one.rank - other.rank)
		.map(({ option }) => option);
}

/** The option that is called exactly so, by its label or by one of its other names alone. */
export function exactOption<Option extends ComboboxOption>(
	options: readonly Option[],
	typed: string,
): Option | undefined {
	const text = foldText(typed);
	if (text === '') return undefined;
	const byLabel = options.find(({ label }) => foldText(label) === text);
	if (byLabel) return byLabel;
	const byKeyword = options.filter(({ keywords }) => keywords.some((word) => foldText(word) === text));
	return byKeyword.length === 1 ? byKeyword[0] : undefined;
}

type Reached = {
	/** The row the keys went to, or -1. */
	moved: number;
	count: number;
	/** Something is typed: the first that fits is what Enter takes, also where it is found only later. */
	isSought: boolean;
};

/** The row that Enter takes, or -1. A list grown shorter has none behind its end. */
export const reachedRow = ({ moved, count, isSought }: Reached): number =>
	Math.min(isSought ? Math.max(moved, 0) : moved, count - 1);
