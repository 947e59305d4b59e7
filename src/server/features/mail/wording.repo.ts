import { and, count, desc, eq, lt } from 'drizzle-orm';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { Wording } from '#domain/mail/wording.ts';
import { mailWording } from '#server/db/schema/mail.ts';
import { member } from '#server/db/schema/member.ts';
import type { Queries, Transaction } from '#server/queries.ts';

export type WordingOf = { template: string; locale: ContentLocale };

const isOf = ({ template, locale }: WordingOf) =>
	and(eq(mailWording.template, template), eq(mailWording.locale, locale));

/** What counts: the latest. */
export async function findWording(
	queries: Queries,
	of: WordingOf,
): Promise<{ revision: number; texts: Wording } | undefined> {
	const [row] = await queries
		.select({ revision: mailWording.revision, texts: mailWording.texts })
		.from(mailWording)
		.where(isOf(of))
		.orderBy(desc(mailWording.revision))
		.limit(1);
	return row;
}

/** Of every mail and language that ever had one. */
export function findWordings(queries: Queries): Promise<(WordingOf & { texts: Wording })[]> {
	return queries
		.selectDistinctOn([mailWording.template, mailWording.locale], {
			...{ template: mailWording.template, locale: mailWording.locale, texts: mailWording.texts },
		})
		.from(mailWording)
		.orderBy(mailWording.template, mailWording.locale, desc(mailWording.revision));
}

/** Whether nobody else was first with that number. */
export async function insertWording(work: Transaction, row: typeof mailWording.$inferInsert): Promise<boolean> {
	const { rowCount } = await work.insert(mailWording).values(row).onConflictDoNothing();
	return rowCount === 1;
}

/** The newest first, from below a number on. */
export function findWordingRows(
	queries: Queries,
	{ below, limit, ...of }: WordingOf & { below: number | undefined; limit: number },
) {
	return queries
		.select({
			...{ revision: mailWording.revision, texts: mailWording.texts, at: mailWording.at },
			...{ firstName: member.firstName, lastName: member.lastName },
		})
		.from(mailWording)
		.leftJoin(member, eq(member.id, mailWording.authorId))
		.where(and(isOf(of), below === undefined ? undefined : lt(mailWording.revision, below)))
		.orderBy(desc(mailWording.revision))
		.limit(limit);
}

export async function countWordingRows(queries: Queries, of: WordingOf): Promise<number> {
	const [row] = await queries.select({ count: count() }).from(mailWording).where(isOf(of));
	return row?.count ?? 0;
}
