import type { Services } from '#server/services.ts';

/**
 * The bytes of files whose rows are gone. What was asked for is done by then: where the store is away just now, or breaks off,
 * the nightly sweep takes what is left, and until then nobody finds it (private files have lost their keys with their rows).
 */
export async function forgetBytes({ files }: Pick<Services, 'files'>, ids: readonly string[]): Promise<void> {
	for (const id of ids) await files.remove(id).catch(() => undefined);
}
