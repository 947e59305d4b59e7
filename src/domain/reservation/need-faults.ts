import { countOf, type Persons } from '../product/price.ts';
import { type Needs, namedNeeds } from './needs.ts';

const fields = { halal: 'halalCount', wheelchair: 'wheelchairs', 'child-seats': 'childSeats' } as const;
type NeedFault = { at: (typeof fields)[keyof typeof fields]; code: 'more-than-party' };

/** Nobody eats, sits or rolls who does not come. */
export const needFaults = (needs: Needs, persons: Persons): NeedFault[] =>
	namedNeeds(needs).flatMap((need) =>
		'count' in need && (need.count ?? 1) > countOf(persons) ? [{ at: fields[need.id], code: 'more-than-party' }] : [],
	);
