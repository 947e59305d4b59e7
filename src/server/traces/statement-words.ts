const mostSigns = 1_000;

/** Values come as `$1`; what stands in a statement itself is taken out nevertheless, should anybody ever write one in. */
const withoutValues = (text: string) =>
	text
		.replace(/\$\$[\s\S]*?\$\$/g, '?')
		.replace(/'(?:[^']|'')*'/g, '?')
		.replace(/(?<![\w$."])\d+(?:\.\d+)?\b/g, '?');

const verb = /^\W*(\w+)/;
const table = /\b(?:from|into|update|table)\s+(?:only\s+)?((?:"[\w-]+"|\w+)(?:\.(?:"[\w-]+"|\w+))?)/i;

/** Without what stands in brackets: a question within a question is not what it is about. */
function withoutBrackets(words: string): string {
	const less = words.replace(/\([^()]*\)/g, ' ');
	return less === words ? words : withoutBrackets(less);
}

/** What a span says of a statement: what it does to which table, and its words without anything that was asked for. */
export function statementWords(text: string): { name: string; facts: Record<string, string> } {
	const words = withoutValues(text).replace(/\s+/g, ' ').trim();
	const operation = verb.exec(words)?.[1]?.toLowerCase() ?? 'statement';
	const outside = operation === 'select' ? table.exec(withoutBrackets(words)) : null;
	const collection = (outside ?? table.exec(words))?.[1]?.replaceAll('"', '');
	return {
		name: collection ? `${operation} ${collection}` : operation,
		facts: {
			'db.system.name': 'postgresql',
			'db.operation.name': operation,
			...(collection && { 'db.collection.name': collection }),
			'db.query.text': words.slice(0, mostSigns),
		},
	};
}
