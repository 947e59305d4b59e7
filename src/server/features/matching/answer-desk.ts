import { type AreaSlug, kinds } from '#domain/area/areas.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { Queries } from '#server/queries.ts';
import { findAnswerable } from './answer-product.repo.ts';
import { daysWished, findFreeDays } from './free-days.ts';
import { templateView } from './keep-template.ts';
import { findTemplates } from './template.repo.ts';

type Asked = {
	providerId: string;
	area: AreaSlug;
	wished: { from: string; to: string } | null;
	language: ContentLocale;
	now: Date;
};

/** What an answer is made from, to a question or a consultation: own products with their free places, and templates. */
export async function findAnswerDesk(queries: Queries, { providerId, area, wished, language, now }: Asked) {
	const [rows, templates] = await Promise.all([
		findAnswerable(queries, { providerId, area, language }),
		findTemplates(queries, providerId),
	]);
	const free = await findFreeDays(queries, rows, { span: daysWished(wished, now), now });
	const products = rows.map(({ price, schedule: _, ...row }) => ({
		...row,
		...{ unit: price.unit, holds: price.holds ?? null, booking: kinds[row.kind]?.booking ?? ('day' as const) },
		free: free.get(row.id) ?? [],
	}));
	return { products, templates: templates.map(templateView) };
}
