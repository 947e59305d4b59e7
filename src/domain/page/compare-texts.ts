/** What became of a section from one version to the next: its paragraphs and points that were there, and that are now. */
export type SectionChange = {
	/** Null for what stands before the first heading. */
	title: string | null;
	kind: 'new' | 'changed' | 'gone';
	before: string[];
	after: string[];
};

type Section = { title: string | null; lines: string[] };

function sectionsOf(body: string): Section[] {
	const [opening = '', ...parts] = `\n${body}`.split(/\n## /);
	const linesOf = (text: string) =>
		text
			.split('\n')
			.map((line) => line.trim().replace(/^- /, ''))
			.filter((line) => line !== '');
	return [
		{ title: null, lines: linesOf(opening) },
		...parts.map((part) => {
			const [title = '', ...rest] = part.split('\n');
			return { title: title.trim(), lines: linesOf(rest.join('\n')) };
		}),
	];
}

/** Numbers move on when something comes in before them; that alone is no change. Korean paragraphs count by circles. */
const withoutNumber = (text: string) => text.replace(/^((?:제|Điều |ข้อ |Pasal )?\d+조?(\.\d+)*\.?|[①-⑳])\s+/u, '');

const nameOf = ({ title }: Section) => (title === null ? '' : withoutNumber(title));

/** What is in the one and not in the other, each as often as it stands there. */
function missingIn(lines: readonly string[], others: readonly string[]): string[] {
	const left = others.map(withoutNumber);
	return lines.filter((line) => {
		const at = left.indexOf(withoutNumber(line));
		if (at < 0) return true;
		left.splice(at, 1);
		return false;
	});
}

/** The sections of a text that differ from the version before, in the order of the newer one; those that went come last. */
export function compareTexts(before: string, after: string): SectionChange[] {
	const [old, young] = [sectionsOf(before), sectionsOf(after)];
	const known = new Map(old.map((section) => [nameOf(section), section]));
	const changes = young.map((section): SectionChange => {
		const former = known.get(nameOf(section));
		known.delete(nameOf(section));
		if (!former) return { title: section.title, kind: 'new', before: [], after: section.lines };
		return {
			title: section.title,
			kind: 'changed',
			before: missingIn(former.lines, section.lines),
			after: missingIn(section.lines, former.lines),
		};
	});
	const gone = [...known.values()].map(({ title, lines }) => ({
		title,
		kind: 'gone' as const,
		before: lines,
		after: [],
	}));
	return [...changes, ...gone].filter((change) => change.before.length + change.after.length > 0);
}
