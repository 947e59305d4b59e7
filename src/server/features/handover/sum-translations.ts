import { contentKinds } from '#domain/content/content.ts';
import { type ContentLocale, contentLocales } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { sumLanguages } from './handover.repo.ts';
import { ownedKinds } from './owned-kinds.ts';

const wholly = Object.fromEntries(contentLocales.map((locale) => [locale, { whole: 0, percent: 100 }])) as Record<
	ContentLocale,
	{ whole: number; percent: number }
>;

/** How complete each language is, by kind; a kind that has nothing yet lacks nothing. */
export async function sumTranslations({ queries, viewer }: MemberContext) {
	const sums = await sumLanguages(queries, ownedKinds(viewer));
	const kinds = contentKinds.map(
		(kind) => sums.find((sum) => sum.kind === kind) ?? { kind, total: 0, languages: wholly },
	);
	return accept({ kinds });
}
