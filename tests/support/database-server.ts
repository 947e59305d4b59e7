import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#server/db/embedded.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** The one database server of this test run. */
		databaseServer: string;
	}
}

/** One server for all tests, or the one TEST_DATABASE_URL names (any PostgreSQL 15 or newer). */
export async function setup(project: TestProject) {
	const given = process.env.TEST_DATABASE_URL;
	if (given) {
		project.provide('databaseServer', given);
		return;
	}
	const dataDir = await mkdtemp(join(tmpdir(), 'maru-test-'));
	const server = await startEmbedded({ dataDir, onProgress: () => undefined });
	project.provide('databaseServer', server.url);
	return async () => {
		await server.stop();
		await rm(dataDir, { recursive: true, force: true });
	};
}
