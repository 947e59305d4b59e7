import { countOf, type Persons } from '../product/price.ts';
import type { Needs } from './needs.ts';

/** What is needed where fewer come: no count is greater than their number. */
export function needsWithin(needs: Needs, persons: Persons): Needs {
	const most = countOf(persons);
	const { halalCount, wheelchairs, childSeats } = needs;
	return {
		...needs,
		childSeats: Math.min(childSeats, most),
		...(halalCount !== undefined && { halalCount: Math.min(halalCount, most) }),
		...(wheelchairs !== undefined && { wheelchairs: Math.min(wheelchairs, most) }),
	};
}
