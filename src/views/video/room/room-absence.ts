import type { Seat } from '#domain/video/seats.ts';
import type { Present } from './room-people.ts';

/** So long somebody may be neither seen nor heard of before nobody waits for them: a lid was closed, a battery is empty. */
const lostMs = 30_000;

/** Who lost the way to the server may still be seen and heard; who is not either for a while has gone. */
export function createAbsence() {
	const since = new Map<string, number>();
	return {
		/** Who is still there. */
		left(people: readonly Present[], { connected, at }: { connected: ReadonlySet<Seat>; at: number }): Present[] {
			for (const { instance, isAway, seat } of people) {
				if (!isAway || connected.has(seat)) since.delete(instance);
				else if (!since.has(instance)) since.set(instance, at);
			}
			return people.filter(({ instance }) => at - (since.get(instance) ?? at) < lostMs);
		},
	};
}
