import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { ownPhotographView, shownPhotographView } from '#server/files/photograph-view.ts';
import type { Queries } from '#server/queries.ts';
import { type FileRow, findFiles } from './file.repo.ts';

/** Some files in the order of their ids. */
async function findInOrder(queries: Queries, ids: readonly string[]): Promise<FileRow[]> {
	const rows = new Map((await findFiles(queries, ids)).map((row) => [row.id, row]));
	return ids.flatMap((id) => rows.get(id) ?? []);
}

/** As readers are shown them. */
export const findShownPhotographs = async (queries: Queries, ids: readonly string[], language: ContentLocale) =>
	(await findInOrder(queries, ids)).map((row) => shownPhotographView(row, language));

/** As their keeper edits them. */
export const findOwnPhotographs = async (queries: Queries, ids: readonly string[]) =>
	(await findInOrder(queries, ids)).map(ownPhotographView);
