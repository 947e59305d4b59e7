import { ApiFailure, nameIn, problemIn } from '#contract/client.ts';

export type FetchedFile = { name: string; content: Blob };

/**
 * A file to be saved. A plain link would leave whoever is refused with a failed download, or with raw text in the tab: here a
 * refusal is one, and what a gateway puts in the place of a file has no name and is none.
 */
export async function fetchFile(address: string, send: typeof fetch = (...given) => fetch(...given)) {
	const response = await send(address);
	if (!response.ok) throw new ApiFailure(response.status, await problemIn(response));
	const name = nameIn(response);
	if (name === undefined) throw new ApiFailure(response.status);
	// It began and broke off: there is a way to the server, and what came of it is no file.
	const content = await response.blob().catch(() => {
		throw new ApiFailure(response.status);
	});
	return { name, content } satisfies FetchedFile;
}
