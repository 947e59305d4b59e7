import { readdirSync } from 'node:fs';

const demo = new URL('../../../../demo/', import.meta.url);

/** Every file of a folder of demo/ holds one thing under one name; a new file is enough to add one. */
export async function loadDemo<Thing>(folder: string): Promise<Thing[]> {
	const directory = new URL(`${folder}/`, demo);
	const files = readdirSync(directory).filter((file) => file.endsWith('.ts'));
	const modules = await Promise.all(files.sort().map((file) => import(new URL(file, directory).href)));
	return modules.flatMap((module: Record<string, Thing>) => Object.values(module));
}
