import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { LocaleText } from '#domain/kernel/locale-text.ts';
import type { Pool } from '#server/queries.ts';
import { findOffering } from './catalogue.repo.ts';

/** As long as data counts as fresh (SPEC section 7): who may offer is asked once for all lists of these seconds. */
const freshMs = 5_000;

/** Providers with their names. */
export type Offering = Map<string, LocaleText>;

const isSame = (one: Offering, other: Offering): boolean =>
	one.size === other.size && [...one].every(([id, name]) => JSON.stringify(other.get(id)) === JSON.stringify(name));

export function createWhoOffers(reads: Pool) {
	let asked: { providers: Promise<Offering>; until: number; day: string } | undefined;
	let last: Offering | undefined;

	/** The same ones where nothing has changed, so that who goes by them need not begin anew. */
	async function read(now: Date): Promise<Offering> {
		const found = await findOffering(reads, now);
		last = last && isSame(last, found) ? last : found;
		return last;
	}

	return {
		find(now: Date): Promise<Offering> {
			const day = koreanDay(now);
			if (asked && asked.day === day && performance.now() < asked.until) return asked.providers;
			const providers = read(now);
			const own = { providers, until: performance.now() + freshMs, day };
			asked = own;
			// A failure is nobody's answer but the one's who met it.
			providers.catch(() => {
				if (asked === own) asked = undefined;
			});
			return providers;
		},
		forget(): void {
			asked = undefined;
		},
	};
}
