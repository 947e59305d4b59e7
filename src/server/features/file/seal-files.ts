import { newFileKey, openPart, writePart } from '#server/files/stored-parts.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import type { Services } from '#server/services.ts';
import { type FileRow, findWithoutKey, lockWithoutKey, setKey } from './file.repo.ts';

type Given = Pick<TaskContext, 'queries' | 'services'>;
const batch = 100;

/** Its parts once more, encrypted, beside the open ones; undefined where some of its bytes are not there. */
async function sealParts(services: Services, row: FileRow): Promise<string | undefined> {
	const key = newFileKey(services, row.id);
	for (const variant of row.variants) {
		const plain = await openPart(services, row, variant);
		if (!plain) return undefined;
		await writePart(services, { id: row.id, key }, variant.name, plain);
	}
	return key;
}

/** The open parts go when the row says that there are others. */
async function sealFile(services: Services, id: string): Promise<void> {
	const sealed = await services.transact(async (queries) => {
		const row = await lockWithoutKey(queries, id);
		const key = row && (await sealParts(services, row));
		if (!row || key === undefined) return undefined;
		await setKey(queries, id, key);
		return row;
	});
	for (const { name } of sealed?.variants ?? []) await services.files.remove(`${id}/${name}`);
}

/**
 * Private files that came before files had keys are encrypted, one after the other. Interrupted, it goes on at the next
 * hour; what it leaves lying in between is swept with all else that no row names.
 */
export async function sealFiles({ queries, services }: Given): Promise<void> {
	let after: string | undefined;
	do {
		const found = await findWithoutKey(queries, { after, limit: batch });
		for (const { id } of found) await sealFile(services, id);
		after = found.at(-1)?.id;
	} while (after !== undefined);
}
