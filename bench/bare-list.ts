import { createServer } from 'node:http';
import pg from 'pg';

/**
 * The measure for the list endpoint: the same question answered in the simplest way. node:http, the driver, one statement for
 * a page in its order and one for each filter's counts, JSON, and nothing else: no promotions, no seasons, no contract.
 */
const [port = '', database = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: database, max: 20 });

const pageSql = `
	select p.id, p.kind, p.region, p.minutes, p.nights, p.languages, p.tags, p.confirmation, p.max_persons, p.from_won, p.rating_count,
		p.rating_stars, p.pictures[1] as picture, p.texts -> 'en' ->> 'title' as title, p.texts -> 'en' ->> 'summary' as summary,
		v.name ->> 'en' as provider, p.place -> 'name' ->> 'en' as place
	from product p join provider v on v.id = p.provider_id
	where p.area = $1 and p.status = 'published'
	order by (p.rating_stars + 86.0) / (4 * (p.rating_count + 5)) desc, p.id desc limit 21`;
const countsSql = `
	select 'kind' as facet, kind as value, count(*)::int from product where area = $1 and status = 'published' group by kind
	union all select 'region', region, count(*)::int from product where area = $1 and status = 'published' group by region
	union all select 'language', word, count(*)::int from product, unnest(languages) as word where area = $1 and status = 'published' group by word
	union all select 'tag', word, count(*)::int from product, unnest(tags) as word where area = $1 and status = 'published' group by word
	union all select 'confirmation', confirmation, count(*)::int from product where area = $1 and status = 'published' group by confirmation`;

createServer(async (_, reply) => {
	const [page, counts] = await Promise.all([
		pool.query({ name: 'page', text: pageSql, values: ['travel'] }),
		pool.query({ name: 'counts', text: countsSql, values: ['travel'] }),
	]);
	reply.writeHead(200, { 'content-type': 'application/json' });
	reply.end(JSON.stringify({ items: page.rows, facets: counts.rows }));
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
