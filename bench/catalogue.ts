import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import { buildIfChanged } from '../scripts/build.ts';
import { insertCopies } from './catalogue-fill.ts';
import type { Child } from './child.ts';
import { addGrowth, askingAnew, askingInTurn, costsInTurns, type Grown } from './grown.ts';
import type { Target } from './load.ts';
import { port as firstPort, openReservingHouse, otherPort, type ReservingHouse } from './reserving-house.ts';
import type { AddRow } from './row.ts';

const [few, many] = [0, 100_000];
const from = 'the demonstration’s products → 100,000';

/** What the catalogue costs when there are a hundred thousand products: two houses, asked in turns. */
export async function measureCatalogue(add: AddRow, say: (sentence: string) => void): Promise<void> {
	await buildIfChanged(say);
	const houses: ReservingHouse[] = [];
	const servers: Child[] = [];
	try {
		const opened = async (at: number, count: number): Promise<Grown> => {
			const house = await openReservingHouse(say, at);
			houses.push(house);
			say(`Filling in ${count} products …`);
			await insertCopies(house.client, count);
			const server = await house.startServer({ hasPages: true });
			servers.push(server);
			const begun = performance.now();
			await fetch(`http://127.0.0.1:${at}/api/products?language=en&area=travel`);
			say(`Its first list after ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
			return { targets: await targetsOf(house), measured: { server, dataDir: house.dataDir } };
		};
		const grown: [Grown, Grown] = [await opened(firstPort, few), await opened(otherPort, many)];
		addGrowth(add, { ...(await costsInTurns(grown, say)), from });
	} finally {
		for (const server of servers) await server.stop();
		for (const house of houses) await house.close();
	}
}

/** What somebody who is typing has typed so far: beginnings of words in all languages, each of them once, in no order. */
async function beginningsOf({ client, port }: ReservingHouse): Promise<Target> {
	const { rows } = await client.query<{ q: string }>(`
		select q from (
			select distinct left(word, signs) as q from (select distinct word from product_word) as own, generate_series(1, 9) as signs
			where length(word) >= signs
		) as begun order by md5(q) limit 50000`);
	const pathOf = (q: string, nth: number) =>
		`/api/suggestions?language=${contentLocales[nth % contentLocales.length]}&q=${encodeURIComponent(q)}`;
	return askingInTurn(
		rows.map(({ q }, nth) => ({ path: pathOf(q, nth) })),
		'GET',
		port,
	);
}

async function targetsOf(house: ReservingHouse): Promise<Record<string, Target>> {
	const at = house.port;
	const list = (more = '') => askingAnew(at, () => `/api/products?language=en&area=travel${more}`);
	const day = addDays(koreanDay(new Date()), 20);
	const again = (path: string): Target => ({ url: `http://127.0.0.1:${at}${path}`, method: 'GET' });
	return {
		'products of an area': list(),
		'products of an area, by price': list('&sort=price-up'),
		'products with filters': list('&regions=seoul,busan&languages=th'),
		'products by a word many have': list('&search=seoul'),
		'products by a word few have': list('&search=gyeongbokgung'),
		'products by a word with a slip': list('&search=gyeongbokung'),
		'products on a day, for two': list(`&on=${day}&persons=2`),
		'a product': again('/api/products/nami-island-day?language=en'),
		'the days of a month': again(`/api/products/nami-island-day/days?month=${day.slice(0, 7)}`),
		suggestions: again('/api/suggestions?language=en&q=pal'),
		'suggestions for what nobody has typed before': await beginningsOf(house),
		'a member’s list page': askingInTurn(
			house.guests.map(({ cookie }) => ({ path: '/travel', cookie })),
			'GET',
			at,
		),
	};
}
