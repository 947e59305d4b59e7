export type ProseBlock = { kind: 'paragraph'; text: string } | { kind: 'points'; points: string[] };
export type ProseSection = { id: string; title: string; blocks: ProseBlock[] };

/** A text in the small markup: `## ` begins a section, an empty line a paragraph, `- ` a point. */
export function readProse(body: string): { opening: ProseBlock[]; sections: ProseSection[] } {
	const [opening = '', ...parts] = `\n${body}`.split(/\n## /);
	const sections = parts.map((part, at) => {
		const [title = '', ...lines] = part.split('\n');
		return { id: `section-${at + 1}`, title: title.trim(), blocks: blocksOf(lines.join('\n')) };
	});
	return { opening: blocksOf(opening), sections };
}

const pointMark = /^- /;

function blocksOf(text: string): ProseBlock[] {
	return text
		.split(/\n\s*\n/)
		.map((block) => block.trim())
		.filter((block) => block !== '')
		.map((block) => {
			const lines = block.split('\n').map((line) => line.trim());
			if (lines.every((line) => pointMark.test(line)))
				return { kind: 'points' as const, points: lines.map((line) => line.replace(pointMark, '')) };
			return { kind: 'paragraph' as const, text: lines.join('\n') };
		});
}

/** The text in pieces, every second one the path of a page of our own, such as /policy. */
export const splitPaths = (text: string): string[] =>
	text.split(/(?<![\p{L}\p{N}/.])(\/[a-z]+(?:\/[a-z]+)*)(?![\p{L}\p{N}/])/u);
