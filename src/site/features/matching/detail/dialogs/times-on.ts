type Day = { on: string; slots: readonly { time: string | null; left: number }[] };

/** The times of a day with as many places as are kept, null where only the day counts; undefined as long as nobody knows. */
export function timesOn(
	days: readonly Day[] | undefined,
	{ on, places }: { on: string; places: number },
): (string | null)[] | undefined {
	if (!days) return undefined;
	const slots = days.find((day) => day.on === on)?.slots ?? [];
	return slots.filter(({ left }) => left >= Math.max(1, places)).map(({ time }) => time);
}
