import { sql } from 'drizzle-orm';
import type { Queries } from '#server/queries.ts';

/** Another English title goes out, as an edit puts it out: the words there were stay with what was sold by them. */
export async function renameProduct(queries: Queries, id: string, title: string): Promise<void> {
	await queries.execute(sql`insert into product_wording (product_id, version, texts, place, ended_at)
		select id, wording, texts, place, now() from product where id = ${id}`);
	await queries.execute(sql`update product
		set wording = wording + 1, texts = jsonb_set(texts, '{en,title}', to_jsonb(${title}::text)) where id = ${id}`);
}
