import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { ContentLocale, LocaleText } from '#domain/kernel/locale-text.ts';
import type { CatalogueProduct } from '#domain/product/catalogue-table.ts';
import { providerOffersSql } from '#server/features/partner/provider.repo.ts';
import type { Pool } from '#server/queries.ts';
import { foundSql, type Search } from './search-word.repo.ts';

export type CatalogueRow = CatalogueProduct & { isPublished: boolean; changedIn: string };

/** So many rows at a time when all are read; when more have changed at once, all are read. */
const rowsAtOnce = 500;
const mostChanged = 2_000;

const columnsWith = (lists: string) => `p.id, p.area, p.kind, p.provider_id as "providerId", p.region, p.confirmation,
	p.min_persons as "minPersons", p.max_persons as "maxPersons", p.from_won as "fromWon", ${lists},
	p.rating_count as "ratingCount", p.rating_stars as "ratingStars", p.status = 'published' as "isPublished",
	p.changed_in::text as "changedIn"`;

const markSql = "coalesce((select changed_in::text from search_mark), '')";
const firstSql = `select pg_snapshot_xmin(pg_current_snapshot())::text as "next", ${markSql} as mark`;
const allSql = `select ${columnsWith('p.price::text as price, p.schedule::text as schedule, array_to_json(p.languages)::text as languages, array_to_json(p.tags)::text as tags')} from product p where p.status = 'published' and p.id > $1 order by p.id limit ${rowsAtOnce}`;

/** From which transaction on changes are to be asked for next, and the one that changed any word of search last. */
type Look = { next: string; mark: string };

/** What is written alike is kept once: products of a house have the same hours, and prices are often the same. */
function sharedParts() {
	const parts = new Map<string, unknown>();
	return <Part>(text: string): Part => {
		const known = parts.get(text) ?? JSON.parse(text);
		parts.set(text, known);
		return known as Part;
	};
}

type Part = 'price' | 'schedule' | 'languages' | 'tags';
type Written = Omit<CatalogueRow, Part> & Record<Part, string>;

/** Every product that is published, some at a time, and from which transaction on changes are to be asked for. */
export async function readCatalogue(reads: Pool, take: (rows: CatalogueRow[]) => void): Promise<Look> {
	const { rows: begun } = await reads.$client.query<Look>(firstSql);
	const shared = sharedParts();
	const readAfter = (id: string) => reads.$client.query<Written>({ name: 'catalogue-all', text: allSql, values: [id] });
	for (let reading = readAfter(''); ; ) {
		const { rows } = await reading;
		const isLast = rows.length < rowsAtOnce;
		// The next are read while these are put in their places.
		if (!isLast) reading = readAfter(rows.at(-1)?.id ?? '');
		take(
			rows.map((row) => ({
				...row,
				...{ price: shared(row.price), schedule: shared(row.schedule) },
				...{ languages: shared(row.languages), tags: shared(row.tags) },
			})),
		);
		if (isLast) return begun[0] ?? { next: '0', mark: '' };
	}
}

/**
 * $1 the first transaction that was not over when the last changes were read: whatever has been committed since has that
 * number or a later one. Numbers that this database has not come to are of another, from which the rows were brought here.
 */
const changesSql = `
	select pg_snapshot_xmin(pg_current_snapshot())::text as "next", ${markSql} as mark, coalesce((select json_agg(changed) from (
		select ${columnsWith('p.price, p.schedule, p.languages, p.tags')} from product p
		where p.changed_in >= $1::text::xid8 and p.changed_in < pg_snapshot_xmax(pg_current_snapshot())
		limit ${mostChanged + 1}
	) as changed), '[]') as changed`;

type Changes = Look & { changed: CatalogueRow[] };

/** What has changed since, hidden ones too; undefined where that is so much that all should be read. */
export async function readChanges(reads: Pool, since: string): Promise<Changes | undefined> {
	const { rows } = await reads.$client.query<Changes>({ name: 'catalogue-changes', text: changesSql, values: [since] });
	const [changes] = rows;
	return changes && changes.changed.length <= mostChanged ? changes : undefined;
}

const offersSql = `select v.id, v.name from provider v where ${providerOffersSql('v', '$1')}`;

/** Who may offer anything on this day, with their names. */
export async function findOffering(reads: Pool, now: Date): Promise<Map<string, LocaleText>> {
	const { rows } = await reads.$client.query<{ id: string; name: LocaleText }>({
		name: 'catalogue-offering',
		text: offersSql,
		values: [koreanDay(now)],
	});
	return new Map(rows.map(({ id, name }) => [id, name]));
}

/** As JSON, which the engine reads in a hundredth of the time that lists of the database take: a common word has tens of thousands. */
const scoresSql = `
	with ${foundSql(1, 2)}
	select coalesce(json_agg(product_id), '[]') as ids, coalesce(json_agg(score), '[]') as scores from found`;

type Found = { ids: readonly string[]; scores: readonly number[] };

/** How well every product that has what was searched for answers it, in all areas. */
export async function findScores(reads: Pool, { rows, count }: Search): Promise<Found> {
	const { rows: found } = await reads.$client.query<Found>({
		name: 'catalogue-scores',
		text: scoresSql,
		values: [JSON.stringify(rows), count],
	});
	return found[0] ?? { ids: [], scores: [] };
}

/** What a card says besides what its list goes by. */
export type Card = {
	id: string;
	minutes: number | null;
	nights: number | null;
	picture: string;
	shownLocale: ContentLocale;
	title: string;
	summary: string;
	place: string;
};

/** As the rule has it (shownLocale): the reader's language, else English, else Korean. */
const cardsSql = `
	select p.id, p.minutes, p.nights, coalesce(p.photographs[1], p.pictures[1]) as picture, shown.locale as "shownLocale",
		shown.text ->> 'title' as title, shown.text ->> 'summary' as summary,
		coalesce(p.place -> 'name' ->> $2, p.place -> 'name' ->> 'en', p.place -> 'name' ->> 'ko', '') as place
	from product p
	cross join lateral (
		select wish.locale, p.texts -> wish.locale as text
		from unnest(array[$2, 'en', 'ko']::text[]) with ordinality as wish(locale, rank)
		where p.texts ? wish.locale order by rank limit 1
	) as shown
	where p.id = any($1::text[])`;

export async function findCards(reads: Pool, ids: readonly string[], locale: ContentLocale): Promise<Card[]> {
	const { rows } = await reads.$client.query<Card>({ name: 'catalogue-cards', text: cardsSql, values: [ids, locale] });
	return rows;
}
