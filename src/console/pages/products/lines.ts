/** Points of a list, one a line: empty lines are none. */
export const linesIn = (text: string): string[] =>
	text
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '');

export const textOfLines = (lines: readonly string[]): string => lines.join('\n');
