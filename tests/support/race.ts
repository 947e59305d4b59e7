import type pg from 'pg';
import type { ReservationForm } from '#contract/api/reservation-form.ts';
import { type Hold, holdsOf, placesIn } from '#domain/reservation/order.ts';
import { type ApiAnswer, type ApiProcess, postPatiently } from './api-process.ts';
import type { Buyer } from './buyers.ts';

type Run = { form: ReservationForm; answer: ApiAnswer };

export type Race = { pool: pg.Pool; servers: readonly ApiProcess[]; buyers: readonly Buyer[] };

/** All at once, by turns at one server or the other. */
export const runRace = ({ servers, buyers }: Race, formOf: (at: number) => ReservationForm): Promise<Run[]> =>
	Promise.all(
		buyers.map(async ({ cookie }, at) => {
			const form = formOf(at);
			const server = servers[at % servers.length] as ApiProcess;
			return { form, answer: await postPatiently(server, '/api/reservations', { cookie, body: form }) };
		}),
	);

const isSold = ({ answer }: Run) => answer.status === 200;
const isRefused = ({ answer }: Run) => answer.status === 409 && answer.body.code === 'slot-full';

const slotKey = ({ on, time }: { on: string; time: string | null }) => `${on} ${time ?? ''}`;

type Kept = {
	id: string;
	places: number;
	terms: { price: Parameters<typeof holdsOf>[0] };
	order: Parameters<typeof holdsOf>[1];
};

/** The places of every slot of a product, as its reservations hold them. */
function sumOf(reservations: readonly Kept[]): Map<string, number> {
	const sums = new Map<string, number>();
	const holds = reservations.flatMap(({ places, order }): Hold[] => placesIn(order, places));
	for (const hold of holds) sums.set(slotKey(hold), (sums.get(slotKey(hold)) ?? 0) + hold.places);
	return sums;
}

/**
 * Everything that must be true after a race for one product, day by day; throws what is not. Who was refused must find
 * too little left even now: places were only taken, never given back.
 */
export async function judgeRace(
	{ pool }: Pick<Race, 'pool'>,
	{ runs, days }: { runs: readonly Run[]; days: readonly string[] },
): Promise<{ sold: number; taken: number[] }> {
	const productId = runs[0]?.form.productId;
	const odd = runs.filter((run) => !isSold(run) && !isRefused(run)).map(({ answer }) => answer);
	if (odd.length > 0) throw new Error(`${odd.length} strange answers, such as ${JSON.stringify(odd[0])}`);
	const { rows: slots } = await pool.query<{ on: string; time: string; capacity: number; taken: number }>(
		`select on_day::text as on, time, capacity, taken from slot where product_id = $1 and on_day = any($2)
			order by on_day, time`,
		[productId, days],
	);
	const { rows: kept } = await pool.query<Kept>(
		`select id, places, terms, jsonb_build_object('on', on_day, 'to', to_day, 'time', time, 'persons', persons, 'units', units,
			'choices', choices) as order from reservation where product_id = $1 and on_day = any($2) and status = 'confirmed'`,
		[productId, days],
	);
	const sold = runs.filter(isSold);
	if (sold.length !== kept.length) throw new Error(`${sold.length} were told yes, ${kept.length} are kept`);
	const ids = new Set(kept.map(({ id }) => id));
	if (!sold.every(({ answer }) => ids.has(answer.body.id ?? '')))
		throw new Error('somebody was told yes and is not kept');
	const sums = sumOf(kept);
	for (const slot of slots) {
		const sum = sums.get(slotKey(slot)) ?? 0;
		if (sum > slot.capacity) throw new Error(`oversold: ${sum} of ${slot.capacity} on ${slotKey(slot)}`);
		if (sum !== slot.taken) throw new Error(`${slotKey(slot)} counts ${slot.taken}, its reservations ${sum}`);
	}
	const left = new Map(slots.map((slot) => [slotKey(slot), slot.capacity - slot.taken]));
	for (const { form } of runs.filter(isRefused)) {
		const holds = holdsOf(kept[0]?.terms.price ?? { unit: 'person', won: 0 }, form.order);
		if (holds.every((hold) => (left.get(slotKey(hold)) ?? Number.POSITIVE_INFINITY) >= hold.places))
			throw new Error(`refused although there was room: ${JSON.stringify(form.order)}`);
	}
	return { sold: sold.length, taken: slots.map(({ taken }) => taken) };
}
