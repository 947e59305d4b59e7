import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import { dayMs } from '#domain/kernel/durations.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { isProductStep, type ProductStep, productSteps, type Subject } from '#domain/viewing/viewing.ts';
import { advisoryKeys } from '#server/db/locks.ts';
import { member } from '#server/db/schema/member.ts';
import { notice } from '#server/db/schema/notice.ts';
import { staff } from '#server/db/schema/organisation.ts';
import { product } from '#server/db/schema/product.ts';
import { promotion } from '#server/db/schema/promotion.ts';
import { provider } from '#server/db/schema/provider.ts';
import { listView, productView, viewing } from '#server/db/schema/viewing.ts';
import type { Queries } from '#server/queries.ts';
import { countsAt } from '../notice/notice.repo.ts';
import { isShown } from '../product/product.repo.ts';

/** Among the subjects, for it lives and goes with the hashes it made. */
const saltSubject = 'salt';

export async function findSalt(queries: Queries, day: string): Promise<string | undefined> {
	const [row] = await queries
		.select({ salt: viewing.viewerHash })
		.from(viewing)
		.where(and(eq(viewing.day, day), eq(viewing.subject, saltSubject)))
		.limit(1);
	return row?.salt;
}

/** Until the transaction ends: two servers must not make two salts of one day. */
export async function lockSalt(queries: Queries): Promise<void> {
	await queries.execute(sql`select pg_advisory_xact_lock(${advisoryKeys.viewingSalt}::int)`);
}

export async function insertSalt(queries: Queries, { day, salt }: { day: string; salt: string }): Promise<void> {
	await queries.insert(viewing).values({ day, subject: saltSubject, viewerHash: salt }).onConflictDoNothing();
}

const yearMs = 365 * dayMs;

/** What may be counted: what anybody can open now. */
const tables = {
	notice: { table: notice, isOpenAt: countsAt },
	promotion: {
		table: promotion,
		isOpenAt: (now) => and(eq(promotion.isArchived, false), gt(promotion.endsAt, new Date(now.getTime() - yearMs))),
	},
} satisfies Record<
	Exclude<Subject['kind'], ProductStep | 'list'>,
	{ table: typeof notice | typeof promotion; isOpenAt: (now: Date) => SQL | undefined }
>;

type Look = {
	subject: Subject;
	viewerHash: string;
	day: string;
	now: Date;
	language: ContentLocale;
	memberId: string | null;
};

/**
 * Remembers the reader and counts one more in one statement: whoever comes second, even at the same instant, finds the
 * row there and counts nothing. A subject that does not exist leaves no row either.
 */
export async function addViewing(queries: Queries, look: Look): Promise<boolean> {
	const { subject, viewerHash, day, now } = look;
	if (isProductStep(subject.kind)) return addProductStep(queries, look, subject.kind);
	if (subject.kind === 'list') return addListViewing(queries, look);
	const { table, isOpenAt } = tables[subject.kind];
	const { rowCount } = await queries.execute(sql`
		with seen as (
			insert into ${viewing} (subject, viewer_hash, on_day)
			select ${`${subject.kind}/${subject.id}`}, ${viewerHash}, ${day}::date from ${table}
			where ${table.id} = ${subject.id} and ${isOpenAt(now)}
			on conflict do nothing returning 1
		)
		update ${table} set views = views + 1 where ${table.id} = ${subject.id} and exists (select from seen)`);
	return rowCount === 1;
}

/** Where each step with a product is summed. */
const columns = {
	...{ product: productView.views, date: productView.dates, form: productView.forms, sent: productView.sent },
} satisfies Record<ProductStep, unknown>;

const toldCountry = (memberId: string | null) =>
	sql`coalesce((select country from ${member} where id = ${memberId}::uuid), '')`;

/** The same of a product, by day, language and the country that a member has told. Who works for its house is no guest of it. */
async function addProductStep(queries: Queries, look: Look, step: ProductStep): Promise<boolean> {
	const { subject, viewerHash, day, now, language, memberId } = look;
	const { rowCount } = await queries.execute(sql`
		with seen as (
			insert into ${viewing} (subject, viewer_hash, on_day)
			select ${`${step}/${subject.id}`}, ${viewerHash}, ${day}::date
			from ${product} join ${provider} on ${provider.id} = ${product.providerId}
			where ${product.id} = ${subject.id} and ${isShown(now)} and not exists (
				select from ${staff} where ${staff.organisationId} = ${provider.organisationId} and ${staff.memberId} = ${memberId}::uuid
					and ${staff.leftAt} is null)
			on conflict do nothing returning 1
		)
		insert into ${productView} (product_id, on_day, language, country, views, dates, forms, sent)
		select ${subject.id}, ${day}::date, ${language}, ${toldCountry(memberId)},
			${sql.join(
				productSteps.map((one) => sql`${one === step ? 1 : 0}::int`),
				sql`, `,
			)} from seen
		on conflict (product_id, on_day, language, country) do update set ${sql.identifier(columns[step].name)} = ${columns[step]} + 1`);
	return rowCount === 1;
}

/** The same of the list of an area. */
async function addListViewing(queries: Queries, look: Look): Promise<boolean> {
	const { subject, viewerHash, day, language, memberId } = look;
	const { rowCount } = await queries.execute(sql`
		with seen as (
			insert into ${viewing} (subject, viewer_hash, on_day) values (${`list/${subject.id}`}, ${viewerHash}, ${day}::date)
			on conflict do nothing returning 1
		)
		insert into ${listView} (on_day, area, language, country, views)
		select ${day}::date, ${subject.id}, ${language}, ${toldCountry(memberId)}, 1 from seen
		on conflict (on_day, area, language, country) do update set views = ${listView.views} + 1`);
	return rowCount === 1;
}

export const viewingsBefore = (queries: Queries, day: string): SQL =>
	queries.delete(viewing).where(lt(viewing.day, day)).returning({ day: viewing.day }).getSQL();
