import type pg from 'pg';
import { addDays } from '#domain/availability/schedule.ts';
import { payFilters, reservationQueues } from '#domain/desk/desk-reservations.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { insertOfHouse, near } from './desk-fill.ts';
import { addSizes, askingInTurn, costsOf } from './grown.ts';
import type { Target } from './load.ts';
import { openReservingHouse, port, type ReservingHouse } from './reserving-house.ts';
import type { AddRow } from './row.ts';

const sizes = [near, near * 10, near * 100];
const from = 'reservations of one house 1,000 → 10,000 → 100,000';

/** What a desk costs a house that has had a hundred times as many guests. */
export async function measureDesk(add: AddRow, say: (sentence: string) => void): Promise<void> {
	const house = await openReservingHouse(say);
	const server = await house.startServer();
	const own = await houseOf(house.client);
	try {
		const costs: Awaited<ReturnType<typeof costsOf>>[] = [];
		let filled = 0;
		for (const size of sizes) {
			say(`A house with ${size} reservations …`);
			await insertOfHouse(house.client, own, filled, size);
			filled = size;
			costs.push(await costsOf(await targetsOf(house), { server, dataDir: house.dataDir }));
		}
		addSizes(add, { costs, from });
	} finally {
		await server.stop();
		await house.close();
	}
}

/** The one that the partner of the house answers for. */
export async function houseOf(client: pg.Client): Promise<string> {
	const { rows } = await client.query<{ id: string }>(`
		select p.id from provider p join staff s on s.organisation_id = p.organisation_id join member m on m.id = s.member_id
		where m.email = 'clinic@maru.example' limit 1`);
	return rows[0]?.id ?? '';
}

/** Every list, search, page and file of the desk, each as its screen asks for it. */
async function targetsOf({ partner, operator }: ReservingHouse): Promise<Record<string, Target>> {
	const today = koreanDay(new Date());
	const asking = (path: string, { cookie } = partner) => askingInTurn([{ path, cookie }]);
	const list = (more = '', who = partner) => asking(`/api/desk/reservations?language=ko${more}`, who);
	const { products } = await read<{ products: { id: string }[] }>('/api/desk/products?language=ko', partner.cookie);
	const product = products[0]?.id ?? '';
	const deep = await cursorAfter(partner.cookie, 5);
	const { items } = await read<{ items: { code: string }[] }>('/api/desk/reservations?language=ko', partner.cookie);
	const code = items[0]?.code ?? '';
	const days = `first=${today}&last=${addDays(today, 41)}`;
	return {
		'the desk’s first page: today': asking('/api/desk/today?language=ko'),
		...Object.fromEntries(reservationQueues.map((queue) => [`reservations, ${queue}`, list(`&queue=${queue}`)])),
		'reservations, all, from the first on': list('&queue=all&sort=soonest'),
		'reservations, all, the sixth page': list(`&queue=all&cursor=${deep}`),
		'reservations of a status': list('&queue=all&status=no-show'),
		'reservations of a product': list(`&queue=all&product=${product}`),
		'reservations of a month': list(`&queue=all&from=${today}&to=${addDays(today, 30)}`),
		...Object.fromEntries(payFilters.map((pay) => [`reservations by payment, ${pay}`, list(`&queue=all&pay=${pay}`)])),
		'reservations by a name that many have': list('&queue=all&search=sokolova'),
		'reservations by a name that one in 500 has': list('&queue=all&search=nguyenberg'),
		'reservations by a name nobody has': list('&queue=all&search=nobody-here'),
		'reservations by a code': list(`&queue=all&search=${code}`),
		'all houses’ reservations, for an operator': list('&queue=all', operator),
		'search of the desk by a name': asking('/api/desk/found?language=ko&text=anna'),
		'search of the desk by the signs of a code': asking('/api/desk/found?language=ko&text=ZZZZS'),
		'products of the desk': asking('/api/desk/products?language=ko'),
		'the sheet of a day': asking(`/api/desk/day?language=ko&day=${addDays(today, 3)}`),
		'the calendar of a product, six weeks': asking(`/api/console/products/${product}/days?${days}`),
		'figures of a month': asking(`/api/console/figures?language=ko&from=${addDays(today, -30)}&to=${today}`),
		'figures of a year': asking(`/api/console/figures?language=ko&from=${addDays(today, -364)}&to=${today}`),
		'file of a month, CSV': asking(
			`/api/desk/reservations/export?language=ko&queue=all&from=${today}&to=${addDays(today, 30)}`,
		),
	};
}

async function read<Answer>(path: string, cookie: string): Promise<Answer> {
	const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
	if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
	return (await answer.json()) as Answer;
}

async function cursorAfter(cookie: string, pages: number): Promise<string> {
	let cursor = '';
	for (let page = 0; page < pages; page += 1) {
		const path = `/api/desk/reservations?language=ko&queue=all${cursor && `&cursor=${cursor}`}`;
		({ nextCursor: cursor } = await read<{ nextCursor: string }>(path, cookie));
	}
	return cursor;
}
