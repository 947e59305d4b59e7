import type { FileStore } from '#server/gateways/file-store/file-store.ts';

/**
 * Who or what was erased for good; a factor is a passkey or an app that was taken away, or a recovery code that was used or
 * replaced. A backup from before still has it; by these notes a restore takes it away again.
 */
export const erasureKinds = ['member', 'file', 'factor'] as const;
export type ErasureKind = (typeof erasureKinds)[number];
export type Erasures = { kind: ErasureKind; ids: readonly string[] };

const folder = 'erasures';
const form = new RegExp(`^(?:[^/]+/files/)?${folder}/(${erasureKinds.join('|')})-([0-9a-f-]{36})$`);

/** In every place that is named: one of them may be lost with what it stands beside. Only ids, and the moment. */
export async function noteErasures(stores: readonly FileStore[], { kind, ids }: Erasures, now: Date): Promise<void> {
	const moment = Buffer.from(`${now.toISOString()}\n`);
	for (const store of stores) for (const id of ids) await store.write(`${folder}/${kind}-${id}`, [moment]);
}

/** All that is noted in these places; what backups took along, too. */
export async function findErasures(stores: readonly FileStore[]): Promise<Record<ErasureKind, string[]>> {
	const found = { member: new Set<string>(), file: new Set<string>(), factor: new Set<string>() };
	for (const store of stores)
		for await (const { key } of store.list()) {
			const [, kind, id] = form.exec(key) ?? [];
			if (id) found[kind as ErasureKind].add(id);
		}
	return { member: [...found.member], file: [...found.file], factor: [...found.factor] };
}
