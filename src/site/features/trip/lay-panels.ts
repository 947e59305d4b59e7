import { daysBetween } from '#domain/availability/schedule.ts';

/** As many days as one folding screen holds. */
const mostPanels = 7;

/** Longer trips get another screen below; the screens are as alike as can be. */
export function splitPanels<Day>(days: readonly Day[]): Day[][] {
	const screens = Math.ceil(days.length / mostPanels);
	const size = Math.ceil(days.length / Math.max(1, screens));
	return Array.from({ length: screens }, (_, at) => days.slice(at * size, (at + 1) * size));
}

export type Bar = { key: string; from: string; to: string };
/** What of a room's bar stands in a panel: its words where it begins, over so many panels, and nothing but colour after. */
export type Segment<One extends Bar> = { bar: One; isBegun: boolean; isEnded: boolean; span: number };

/** Rooms that share a day lie one above the other. */
export function layBars<One extends Bar>(bars: readonly One[]): One[][] {
	const lanes: One[][] = [];
	for (const bar of [...bars].sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : a.to < b.to ? -1 : 1))) {
		const lane = lanes.find((one) => (one.at(-1)?.to ?? '') < bar.from);
		if (lane) lane.push(bar);
		else lanes.push([bar]);
	}
	return lanes;
}

/** A lane as it runs through the panels of one screen; undefined where nothing is. */
export function segmentsOf<One extends Bar>(
	lane: readonly One[],
	days: readonly string[],
): (Segment<One> | undefined)[] {
	const last = days.at(-1) ?? '';
	return days.map((on, at) => {
		const bar = lane.find(({ from, to }) => from <= on && on <= to);
		if (!bar) return undefined;
		const [until = last] = [bar.to, last].sort();
		return { bar, isBegun: at > 0 && bar.from < on, isEnded: bar.to === on, span: daysBetween(on, until).length };
	});
}

/** The painting's season, by the month of the trip. */
export function seasonOf(day: string): 'spring' | 'summer' | 'autumn' | 'winter' {
	const month = Number(day.slice(5, 7));
	if (month >= 3 && month <= 5) return 'spring';
	if (month >= 6 && month <= 8) return 'summer';
	return month >= 9 && month <= 11 ? 'autumn' : 'winter';
}
