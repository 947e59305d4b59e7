import type { Comer } from '#contract/api/desk-day.ts';
import { ApiFailure } from '#contract/client.ts';

/** One start of one product on a day, and who comes to it. */
export type Start = { id: string; title: string; time: string | null; comers: Comer[] };

/** Who is still to come, told apart by what they come to, in the order of the day. */
export function startsOf(comers: readonly Comer[]): Start[] {
	const coming = comers.filter(({ status, arrivedAt }) => status === 'confirmed' && arrivedAt === null);
	const groups = Map.groupBy(coming, ({ productId, time }) => `${productId} ${time ?? ''}`);
	return [...groups].map(([id, group]) => ({
		id,
		title: group[0]?.title ?? '',
		time: group[0]?.time ?? null,
		comers: group,
	}));
}

export type Unsent = { comer: Comer; error: unknown };

/**
 * One after the other, so that a house is not kept from its other work. Whoever was not reached is told with why; once one has
 * written too much, the others are not tried.
 */
export async function writeToEach(
	comers: readonly Comer[],
	write: (comer: Comer) => Promise<unknown>,
	onSent: (count: number) => void,
): Promise<Unsent[]> {
	const unsent: Unsent[] = [];
	let stopped: unknown;
	for (const comer of comers) {
		if (stopped !== undefined) {
			unsent.push({ comer, error: stopped });
			continue;
		}
		try {
			await write(comer);
		} catch (error) {
			unsent.push({ comer, error });
			if (error instanceof ApiFailure && error.code === 'too-many-attempts') stopped = error;
		}
		onSent(comers.indexOf(comer) + 1 - unsent.length);
	}
	return unsent;
}
