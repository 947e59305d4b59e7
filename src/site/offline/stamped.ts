/** Into the document itself: a page cannot read the headers it came with. */
export const stampDocument = (html: string, at: number): string =>
	html.replace(/<html\b/i, `<html data-kept-at="${at}"`);

/** Headers that spoke of the way here and not of what came, or that let a browser do what no copy may. */
const ofTheWay = ['content-encoding', 'content-length', 'set-cookie', 'vary', 'transfer-encoding', 'etag', 'date'];

/** An answer's headers as they are kept. The policy stays: its nonce is the document's. */
export function keptHeaders(headers: Headers, more: Record<string, string>): Headers {
	const kept = new Headers(headers);
	for (const name of ofTheWay) kept.delete(name);
	for (const [name, value] of Object.entries(more)) kept.set(name, value);
	return kept;
}
