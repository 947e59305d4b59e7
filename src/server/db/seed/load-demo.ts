import { readdirSync } from 'node:fs';

const demo = new URL('../../../../demo/', import.meta.url);

/** Every file of a folder of demo/ holds one thing under one name; a new file is enough to add one. */
export async function loadDemo<Thing>(folder: string): Promise<Thing[]> {
	const place = new URL(`${folder}/`, demo);
	const files = readdirSync(place).filter((file) => file.endsWith('.ts'));
	const modules = await Promise.all(files.sort().map((file) => import(new URL(file, place).href)));
	return modules.flatMap((module: Record<string, Thing>) => Object.values(module));
}
