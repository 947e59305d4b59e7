import { changedSlot, isUsual } from '../availability/change-day.ts';
import {
	addDays,
	capacityOf,
	type DayException,
	isPlanned,
	isStopped,
	type Schedule,
	startsOn,
} from '../availability/schedule.ts';
import type { CellChange, Line, LineFault, LineFaultCode, PlannedLine } from './bulk-table.ts';
import { countIn, dayIn, timeIn } from './cell.ts';
import type { Column } from './product-columns.ts';

const sales = ['open', 'stopped'] as const;
type Sale = (typeof sales)[number];

/** One start of one day a line. What is sold and what the product is called is only told. */
export const slotColumns = [
	{ name: 'product', field: 'code', format: 'product' },
	{ name: 'title', field: 'title', format: 'read-only' },
	{ name: 'date', field: 'date', format: 'day' },
	{ name: 'time', field: 'time', format: 'time' },
	{ name: 'capacity', field: 'capacity', format: 'number' },
	{ name: 'sale', field: 'sale', format: 'choice', choices: sales },
	{ name: 'taken', field: 'taken', format: 'read-only' },
	{ name: 'why', field: 'why', format: 'words' },
] as const satisfies readonly Column[];

type DayKnown = { exception: DayException; why: string };
/** A product whose days are planned: its week, the days that differ, what is sold. */
export type SlotProduct = {
	id: string;
	title: string;
	/** Without days. */
	schedule: Schedule;
	days: ReadonlyMap<string, DayKnown>;
	/** By `slotKey`. */
	taken: ReadonlyMap<string, number>;
};

export const slotKey = (on: string, time: string | null): string => `${on} ${time ?? ''}`;

export type PlannedDay = { productId: string; on: string; before: DayException; exception: DayException; why: string };

/** So far ahead, and with so many places, a day can be told to differ; so long a reason is. */
const bounds = { days: 800, capacity: 1_000, why: 300 };

type Wish = { line: Line; on: string; time: string | null; capacity?: number; sale?: Sale; why: string };
type Read = { planned: PlannedLine; wish?: Wish & { product: SlotProduct } };

const cellOf = (line: Line, name: string): string => line.cells.get(name) ?? '';
const fault = (line: Line, column: string, why: LineFaultCode, count?: number): LineFault => ({
	...{ column, value: cellOf(line, column), why, ...(count !== undefined && { count }) },
});

function faultsOf(line: Line, product: SlotProduct | undefined): LineFault[] {
	const [date, time, capacity, sale] = ['date', 'time', 'capacity', 'sale'].map((name) => cellOf(line, name));
	const places = capacity ? countIn(capacity) : undefined;
	const isTimed = product !== undefined && product.schedule.times.length > 0;
	const wrong = (isWrong: boolean, column: string, why: LineFaultCode) => (isWrong ? [fault(line, column, why)] : []);
	return [
		...line.faults,
		...wrong(!product, 'product', cellOf(line, 'product') === '' ? 'required' : 'unknown-product'),
		...wrong(dayIn(date ?? '') === undefined, 'date', date ? 'not-a-day' : 'required'),
		...wrong(time !== '' && timeIn(time ?? '') === undefined, 'time', 'not-a-time'),
		...wrong(isTimed && time === '', 'time', 'required'),
		...wrong(product !== undefined && !isTimed && time !== '', 'time', 'not-offered'),
		...wrong(capacity !== '' && places === undefined, 'capacity', 'not-a-number'),
		...wrong(places === 0, 'capacity', 'too-small'),
		...(places !== undefined && places > bounds.capacity ? [fault(line, 'capacity', 'too-much', bounds.capacity)] : []),
		...wrong(sale !== '' && !sales.includes(sale?.toLowerCase() as Sale), 'sale', 'not-a-choice'),
		...(cellOf(line, 'why').length > bounds.why ? [fault(line, 'why', 'too-long', bounds.why)] : []),
	];
}

function readLine(line: Line, products: ReadonlyMap<string, SlotProduct>): Read {
	const product = products.get(cellOf(line, 'product'));
	const faults = faultsOf(line, product);
	const planned: PlannedLine = {
		...{ row: line.row, code: product?.id ?? cellOf(line, 'product'), title: product?.title ?? '' },
		...{ outcome: faults.length > 0 ? 'bad' : 'unchanged', changes: [], faults },
	};
	if (!product || faults.length > 0) return { planned };
	const [capacity, sale] = [countIn(cellOf(line, 'capacity')), cellOf(line, 'sale').toLowerCase()];
	return {
		planned,
		wish: {
			...{ line, product, on: dayIn(cellOf(line, 'date')) ?? '', time: timeIn(cellOf(line, 'time')) ?? null },
			...{ why: cellOf(line, 'why'), ...(capacity !== undefined && { capacity }) },
			...(sale !== '' && { sale: sale as Sale }),
		},
	};
}

type Planned = { lines: PlannedLine[]; days: PlannedDay[] };

/** What would become of each line, and of each day that they tell of. Days and starts that no line names stay as they are. */
export function planSlots(
	lines: readonly Line[],
	{ products, today }: { products: ReadonlyMap<string, SlotProduct>; today: string },
): Planned {
	const read = lines.map((line) => readLine(line, products));
	const seen = new Set<string>();
	const byDay = new Map<string, Read[]>();
	for (const one of read) {
		if (!one.wish) continue;
		const day = `${one.wish.product.id} ${one.wish.on}`;
		const key = `${day} ${one.wish.time ?? ''}`;
		if (seen.has(key)) spoil(one.planned, [fault(one.wish.line, 'product', 'twice')]);
		else byDay.set(day, [...(byDay.get(day) ?? []), one]);
		seen.add(key);
	}
	const days = [...byDay.values()].flatMap((wished) => planDay(wished, today));
	return { lines: read.map(({ planned }) => planned), days };
}

function spoil(planned: PlannedLine, faults: readonly LineFault[]): void {
	planned.outcome = 'bad';
	planned.changes = [];
	planned.faults.push(...faults);
}

function planDay(wished: readonly Read[], today: string): PlannedDay[] {
	const [first] = wished.flatMap(({ wish }) => wish ?? []);
	if (!first) return [];
	const { product, on } = first;
	const known = product.days.get(on) ?? { exception: {}, why: '' };
	const before = known.exception;
	const own: Schedule = { ...product.schedule, days: { [on]: before } };
	const starts = isPlanned(own, on) ? startsOn(own, on) : [];
	const added = wished.flatMap(({ planned, wish }) => {
		const isNew = wish !== undefined && !starts.includes(wish.time);
		if (isNew && wish.sale === 'stopped') spoil(planned, [fault(wish.line, 'sale', 'not-offered')]);
		return isNew && planned.outcome !== 'bad' ? [wish.time] : [];
	});
	const all = [...starts, ...added].sort();
	let exception = opened(before, {
		schedule: product.schedule,
		all,
		isAdded: added.length > 0,
		isNew: starts.length === 0,
	});
	for (const { planned, wish } of wished) {
		if (!wish || planned.outcome === 'bad') continue;
		const isNew = added.includes(wish.time);
		planned.changes = changesOf(wish, own, isNew);
		const wrong = planned.changes.length > 0 ? dayFaults(wish, { own, today, isNew }) : [];
		if (wrong.length > 0) spoil(planned, wrong);
		else if (planned.changes.length > 0) {
			planned.outcome = isNew ? 'new' : 'changed';
			exception = changedSlot(exception, changeOf(wish, exception), all);
		}
	}
	const why = reasonOf(wished, { before: known.why, isUsual: isUsual(exception), today });
	const isTouched = wished.some(({ planned }) => planned.outcome === 'new' || planned.outcome === 'changed');
	return isTouched ? [{ productId: product.id, on, before, exception, why }] : [];
}

/** A day with the starts that it has not had so far; one that the week has not is opened. */
function opened(
	before: DayException,
	{ schedule, all, isAdded, isNew }: { schedule: Schedule; all: (string | null)[]; isAdded: boolean; isNew: boolean },
): DayException {
	if (!isAdded) return before;
	const { isStopped: wasStopped, times: _, ...day } = before;
	const times = all.filter((time) => time !== null);
	const isUsualTimes = times.join() === [...schedule.times].sort().join();
	return {
		...{ ...day, ...(isNew ? { isOpen: true as const } : wasStopped && { isStopped: true as const }) },
		...(!isUsualTimes && { times }),
	};
}

const saleOf = (own: Schedule, slot: { on: string; time: string | null }): Sale =>
	isStopped(own, slot) ? 'stopped' : 'open';

/** What the line says otherwise than it is. Of a start that is only coming, all of it. */
function changesOf(wish: Wish, own: Schedule, isNew: boolean): CellChange[] {
	const usual = isNew ? own.capacity : capacityOf(own, wish);
	const sale = isNew ? '' : saleOf(own, wish);
	const capacity = wish.capacity ?? usual;
	return [
		...(isNew || capacity !== usual
			? [{ column: 'capacity', before: isNew ? '' : String(usual), after: String(capacity) }]
			: []),
		...(isNew || (wish.sale ?? sale) !== sale ? [{ column: 'sale', before: sale, after: wish.sale ?? 'open' }] : []),
	];
}

function dayFaults(
	wish: Wish & { product?: SlotProduct },
	{ own, today, isNew }: { own: Schedule; today: string; isNew: boolean },
): LineFault[] {
	const { line, on, time, capacity } = wish;
	const taken = wish.product?.taken.get(slotKey(on, time)) ?? 0;
	const isLess = capacity !== undefined && (isNew || capacity !== capacityOf(own, wish)) && capacity < taken;
	return [
		...(on < today ? [fault(line, 'date', 'date-past')] : []),
		...(on > addDays(today, bounds.days) ? [fault(line, 'date', 'date-far')] : []),
		...(isLess ? [fault(line, 'capacity', 'below-sold', taken)] : []),
	];
}

/** As usual where that is what the week has, so that the day follows the week again. */
function changeOf({ time, capacity, sale, product }: Wish & { product?: SlotProduct }, day: DayException) {
	const isUsualPlaces = day.capacity === undefined && capacity === product?.schedule.capacity;
	return {
		time,
		...(sale && { sale: sale === 'open' ? ('usual' as const) : ('stopped' as const) }),
		...(capacity !== undefined && { capacity: isUsualPlaces ? null : capacity }),
	};
}

/** One reason a day; what is as usual has none. */
type Reasoned = { before: string; isUsual: boolean; today: string };
function reasonOf(wished: readonly Read[], { before, isUsual: isPlain, today }: Reasoned): string {
	if (isPlain) return before;
	let why = '';
	for (const { planned, wish } of wished) {
		if (!wish || planned.outcome === 'bad' || wish.why === '' || wish.on < today) continue;
		if (why !== '' && wish.why !== why) {
			spoil(planned, [fault(wish.line, 'why', 'why-differs')]);
			continue;
		}
		why = wish.why;
		if (why === before) continue;
		planned.changes.push({ column: 'why', before, after: why });
		if (planned.outcome === 'unchanged') planned.outcome = 'changed';
	}
	return why || before;
}

/** A start of a day as a line of a file. */
export const slotCells = (
	product: SlotProduct,
	{ on, time }: { on: string; time: string | null },
): (string | number)[] => {
	const day = product.days.get(on);
	const own: Schedule = { ...product.schedule, days: { [on]: day?.exception ?? {} } };
	return [
		...[product.id, product.title, on, time ?? '', capacityOf(own, { on, time }), saleOf(own, { on, time })],
		...[product.taken.get(slotKey(on, time)) ?? 0, day?.why ?? ''],
	];
};
