import { StartRefused } from '#server/start-refused.ts';

const diskFull = /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/;

const sentences: { seenIn: RegExp; sentence: (dir: string) => string }[] = [
	{
		seenIn: /(shared memory|semaphore).*No space left on device/,
		sentence: () =>
			'The machine has too little shared memory for the database: allow more (in a container, --shm-size), or set DATABASE_URL.',
	},
	{
		seenIn: diskFull,
		sentence: (dir) =>
			`There is no disk space left in ${dir}: free some, or set DATA_DIR to a directory on another disk.`,
	},
	{
		seenIn: /EROFS|Read-only file system/,
		sentence: (dir) => `${dir} is on a read-only disk: set DATA_DIR to a directory that can be written.`,
	},
	{
		seenIn: /EACCES|EPERM|Permission denied|Operation not permitted/,
		sentence: (dir) => `${dir} cannot be written by this user: change its owner, or set DATA_DIR to another directory.`,
	},
	{
		seenIn: /ENOTDIR|EEXIST|Not a directory/,
		sentence: (dir) => `${dir} is not a directory: set DATA_DIR to one.`,
	},
];

const textOf = (cause: unknown) =>
	cause instanceof Error ? `${(cause as NodeJS.ErrnoException).code} ${cause.message}` : String(cause);

/** Room may be made any moment: worth trying again. */
export const isDiskFull = (error: unknown): boolean =>
	diskFull.test(textOf(error)) || (error instanceof Error && diskFull.test(textOf(error.cause)));

/** The sentence for what goes wrong with a directory, from a system error or from what a program printed. */
export function directoryRefused(cause: unknown, dir: string): StartRefused | undefined {
	const known = sentences.find(({ seenIn }) => seenIn.test(textOf(cause)));
	return known && new StartRefused(known.sentence(dir), { cause });
}
