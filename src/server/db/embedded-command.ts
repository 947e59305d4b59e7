import { spawn } from 'node:child_process';
import type { EmbeddedBinaries } from '#server/db/embedded-binaries.ts';

/** The user under which the programs run: nothing, unless the product was started by root. */
export type ServerUser = {
	/** What is put before the command, as `unshare` and its options. */
	prefix: string[];
	/** The user to change to; its own files then have to belong to it. */
	ids?: { uid: number; gid: number };
};

export type Finished = { code: number | null; output: string };

type Command = {
	file: string;
	args: string[];
	cwd: string;
	user: ServerUser;
	libraryPath?: string | undefined;
	withinMs: number;
};

/** Runs a program to its end. Never throws for what the program does: the caller reads code and output. */
export function runCommand({ file, args, cwd, user, libraryPath, withinMs }: Command): Promise<Finished> {
	const [command = file, ...rest] = [...user.prefix, file, ...args];
	return new Promise((resolve) => {
		const child = spawn(command, rest, {
			cwd,
			...user.ids,
			// Not our environment: PGDATA, PGPORT, PGOPTIONS and the like would lead the programs elsewhere.
			env: {
				LC_ALL: 'C',
				PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
				...(libraryPath && { LD_LIBRARY_PATH: libraryPath, DYLD_LIBRARY_PATH: libraryPath }),
			},
			stdio: ['ignore', 'pipe', 'pipe'],
			timeout: withinMs,
			killSignal: 'SIGKILL',
			windowsHide: true,
		});
		let output = '';
		const keep = (chunk: Buffer) => {
			output = (output + chunk.toString()).slice(-20_000);
		};
		child.stdout.on('data', keep);
		child.stderr.on('data', keep);
		child.on('error', (error) => resolve({ code: null, output: `${output}\n${error.message}` }));
		// On Windows the server inherits the pipes of pg_ctl and keeps them open for as long as it lives.
		child.on(process.platform === 'win32' ? 'exit' : 'close', (code) => resolve({ code, output }));
	});
}

export type EmbeddedTools = {
	dataDir: string;
	user: ServerUser;
	run(program: 'initdb' | 'pg_ctl' | 'postgres', args: string[], withinMs: number): Promise<Finished>;
};

/**
 * The programs, run inside the data directory: paths given to them are relative to it, since pg_ctl hands them to a
 * shell without escaping.
 */
export function embeddedTools(dataDir: string, binaries: EmbeddedBinaries, user: ServerUser): EmbeddedTools {
	return {
		dataDir,
		user,
		run: (program, args, withinMs) =>
			runCommand({ file: binaries[program], args, cwd: dataDir, user, libraryPath: binaries.libraryPath, withinMs }),
	};
}
