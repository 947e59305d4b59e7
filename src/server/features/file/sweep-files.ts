import { dayMs } from '#domain/kernel/durations.ts';
import { deleteUnsentBefore } from '#server/features/thread/thread-file.repo.ts';
import { forgetBytes } from '#server/files/forget-bytes.ts';
import { partAt } from '#server/files/stored-parts.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import { findFiles } from './file.repo.ts';

type Given = Pick<TaskContext, 'queries' | 'services' | 'now'>;
const batch = 500;

/** Files lie under their ids; what lies elsewhere (attachments of notices) is none of this. */
const fileIdIn = (key: string): string | undefined =>
	/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\/)/.exec(key)?.[0];

/** Of these keys, those that no row names. */
async function findOrphans({ queries }: Given, keys: readonly string[]): Promise<string[]> {
	const ids = [...new Set(keys.flatMap((key) => fileIdIn(key) ?? []))];
	const rows = await findFiles(queries, ids);
	const named = new Set(rows.flatMap((row) => row.variants.map(({ name }) => partAt(row, name))));
	const known = new Set(rows.map(({ id }) => id));
	// Of a file that is no more everything goes, its folder too.
	return keys.flatMap((key) => {
		const id = fileIdIn(key) ?? '';
		return named.has(key) ? [] : [known.has(id) ? key : id];
	});
}

/**
 * What was uploaded for a message and never sent goes, and bytes that no row names: of uploads that were not kept, of files
 * whose deletion broke off. A day is left to whatever is still under way.
 */
export async function sweepFiles(context: Given): Promise<void> {
	const { queries, services, now } = context;
	await forgetBytes(services, await deleteUnsentBefore(queries, new Date(now.getTime() - dayMs)));
	let keys: string[] = [];
	async function sweep(): Promise<void> {
		for (const orphan of new Set(await findOrphans(context, keys))) await services.files.remove(orphan);
		keys = [];
	}
	for await (const { key, at } of services.files.list()) {
		if (fileIdIn(key) === undefined || now.getTime() - at.getTime() < dayMs) continue;
		keys.push(key);
		if (keys.length >= batch) await sweep();
	}
	await sweep();
}
