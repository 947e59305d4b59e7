import { type PageTextSlug, pageTextSlugs } from '#domain/page/page-text.ts';
import { pageText } from '#server/db/schema/page-text.ts';
import type { Queries } from '#server/queries.ts';

const version = '2026-11-01';

/** Something to agree to, in force for long: short texts of every kind; answers with their versions. */
export async function insertPageTexts(queries: Queries): Promise<Record<PageTextSlug, string>> {
	const rows = pageTextSlugs.map((slug) => ({
		slug,
		version,
		effectiveOn: '2020-01-01',
		texts: {
			ko: { title: `${slug} 글`, body: '## 목적\n\n시험에 쓰는 글입니다.' },
			en: { title: `The ${slug} text`, body: '## Purpose\n\nA text for tests.' },
		},
	}));
	await queries.insert(pageText).values(rows).onConflictDoNothing();
	return Object.fromEntries(pageTextSlugs.map((slug) => [slug, version])) as Record<PageTextSlug, string>;
}
