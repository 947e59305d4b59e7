import type { ReservationDetail } from '#contract/api/reservation.ts';
import { kinds } from '#domain/area/areas.ts';
import { type Persons, personTypes } from '#domain/product/price.ts';
import { type Traveller, travellersAsked } from '#domain/reservation/travellers.ts';
import { staying } from './fewer.ts';
import { blankTraveller, type TravellerValues } from './traveller-values.ts';

type Reserved = Pick<ReservationDetail, 'kind' | 'order' | 'travellers'>;

/** Who no longer comes, by their place among the travellers, and who comes as well. */
export type ChangedParty = { leaving: readonly number[]; added: readonly TravellerValues[] };
export const sameParty: ChangedParty = { leaving: [], added: [] };

type PartyAfter = {
	staying: Traveller[];
	/** As many as are still to be named, typed or not. */
	added: TravellerValues[];
	/** So many have to be left out yet. */
	tooMany: number;
	/** Whether there is anything to say about who stays: not for who comes alone. */
	isAsked: boolean;
};

/** Whether tickets are made out to every name. */
export const isEachNamed = ({ kind }: Pick<ReservationDetail, 'kind'>): boolean => kinds[kind]?.names === 'each';

/** Who comes when other persons do; undefined where the names stay as they are. */
export function partyAfter(
	{ kind, order, travellers }: Reserved,
	persons: Persons,
	{ leaving, added }: ChangedParty,
): PartyAfter | undefined {
	if (!isEachNamed({ kind }) || personTypes.every((type) => persons[type] === order.persons[type])) return undefined;
	const asked = travellersAsked({ names: 'each' }, persons);
	if (asked === 0) return { staying: [], added: [], tooMany: 0, isAsked: false };
	const those = staying(travellers, leaving);
	return {
		staying: those,
		added: Array.from({ length: Math.max(0, asked - those.length) }, (_, at) => added[at] ?? blankTraveller),
		tooMany: Math.max(0, those.length - asked),
		isAsked: travellers.length > 0,
	};
}
