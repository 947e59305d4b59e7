import { readdirSync, readFileSync } from 'node:fs';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import { pageTextSlugs } from '#domain/page/page-text.ts';
import type { Database } from '../connect.ts';
import { pageText } from '../schema/page-text.ts';

const folder = new URL('../../../../demo/page-texts/', import.meta.url);

/** `<slug>/<version>/<locale>.md`: the version is named after its first day; the title stands in the first line. */
export function readPageTexts(): (typeof pageText.$inferInsert)[] {
	return pageTextSlugs.flatMap((slug) =>
		readdirSync(new URL(`${slug}/`, folder)).map((version) => ({
			slug,
			version,
			effectiveOn: version,
			texts: Object.fromEntries(
				contentLocales.map((locale) => {
					const file = readFileSync(new URL(`${slug}/${version}/${locale}.md`, folder), 'utf8').normalize('NFC');
					const [first = '', ...lines] = file.split('\n');
					return [locale, { title: first.replace(/^# /, ''), body: lines.join('\n').trim() }];
				}),
			),
		})),
	);
}

/**
 * At every start, with or without demonstration data: nobody can join a site that has nothing to agree to. A version
 * that is already there stays as it is, for people have agreed to it.
 */
export async function fillPageTexts(database: Database): Promise<void> {
	await database.drizzle.insert(pageText).values(readPageTexts()).onConflictDoNothing();
}
