import { readdirSync } from 'node:fs';

/** Every file of a folder holds one thing under one name; a new file is enough to add one. */
export async function loadAll<Thing>(folder: string): Promise<Thing[]> {
	const place = new URL(`./${folder}/`, import.meta.url);
	const files = readdirSync(place)
		.filter((file) => file.endsWith('.ts'))
		.sort();
	const modules = await Promise.all(files.map((file) => import(new URL(file, place).href)));
	return modules.flatMap((module: Record<string, Thing>) => Object.values(module));
}
