import { dayMs } from '#domain/kernel/durations.ts';
import { formatDate } from '#i18n/format.ts';

type Day<Item> = { day: 'today' | 'yesterday' | 'earlier'; at: string; items: Item[] };

/** One after the other as they come, a group a day of the reader's. */
export function byDay<Item extends { at: string }>(items: readonly Item[], zone: string, now: Date): Day<Item>[] {
	const today = formatDate(now, zone);
	const yesterday = formatDate(new Date(now.getTime() - dayMs), zone);
	const groups = new Map<string, Day<Item>>();
	for (const item of items) {
		const on = formatDate(item.at, zone);
		const day = on === today ? 'today' : on === yesterday ? 'yesterday' : 'earlier';
		const group = groups.get(on) ?? { day, at: item.at, items: [] };
		group.items.push(item);
		groups.set(on, group);
	}
	return [...groups.values()];
}
