import { z } from 'zod';

const part = { bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) };

/** What a backup consists of: what is not named here, with its hash, is no part of it. */
export const manifestSchema = z.strictObject({
	format: z.literal(1),
	madeAt: z.iso.datetime(),
	server: z.string(),
	migration: z.number(),
	jobMigration: z.number(),
	tables: z.array(
		z.strictObject({
			schema: z.string(),
			name: z.string(),
			columns: z.array(z.string()),
			rows: z.int().min(0),
			...part,
		}),
	),
	sequences: z.array(z.strictObject({ schema: z.string(), name: z.string(), last: z.string(), isCalled: z.boolean() })),
	/** How many files there are; which, stands in `files.jsonl`, one a line. */
	files: z.strictObject({ count: z.int().min(0), total: z.int().min(0), ...part }),
});
export type Manifest = z.output<typeof manifestSchema>;

export const fileLine = z.strictObject({ key: z.string(), ...part });
export type FileLine = z.output<typeof fileLine>;

/** What is sealed with the passphrase: the keys, and which manifest they belong to, so that none can be put in its place. */
export const sealedKeys = z.strictObject({ keys: z.string(), manifest: z.string() });

const nameForm = /^maru-\d{8}T\d{6}Z$/;
export const backupName = (at: Date) => `maru-${at.toISOString().replace(/[-:]|\.\d+/g, '')}`;
export const isBackupName = (name: string) => nameForm.test(name);

export const parts = {
	manifest: 'manifest.json',
	keys: 'keys.sealed',
	fileList: 'files.jsonl',
	table: ({ schema, name }: { schema: string; name: string }) => `database/${schema}.${name}.gz`,
	file: (key: string) => `files/${key}`,
};
