import type { MoveBody } from '#contract/api/reservation-move.ts';
import type { Fault } from '#contract/faults.ts';
import { kinds } from '#domain/area/areas.ts';
import { accept, type Result, refuse } from '#domain/kernel/result.ts';
import { countOf } from '#domain/product/price.ts';
import { notAmong, type Traveller, travellerFaults, travellersAsked } from '#domain/reservation/travellers.ts';
import type { FoundReservation } from './reservation.repo.ts';

type Names = Result<readonly Traveller[] | undefined, 'invalid-input'>;

/**
 * Who comes besides the lead guest after a move; undefined where that stays as it is. Where every traveller is named,
 * tickets are made out to those names: when other people come, or fewer, it must be said who.
 */
export function checkNames({ row, kind: slug }: Pick<FoundReservation, 'row' | 'kind'>, body: MoveBody): Names {
	if (body.move !== 'reduce' && body.move !== 'ask-change') return accept(undefined);
	const kind = kinds[slug];
	if (!kind) throw new Error(`no such kind: ${slug}`);
	const persons = body.move === 'reduce' ? body.persons : body.order.persons;
	const isNumberKept = countOf(persons) === countOf(row.persons);
	if (!body.travellers && (kind.names === 'lead' || isNumberKept)) return accept(undefined);
	const asked = travellersAsked(kind, persons);
	// Who comes alone has nobody to name.
	const given = body.travellers ?? (asked === 0 ? [] : undefined);
	const faults = given
		? faultsOf(given, { asked, of: body.move === 'reduce' ? row.travellers : undefined })
		: unsaidFaults(row.travellers.length, asked);
	return faults.length > 0 ? refuse('invalid-input', { faults }) : accept(given);
}

/** Those who were named may come along: then only the others are missing. Else it is not known who stays at home. */
const unsaidFaults = (known: number, asked: number): Fault[] =>
	known < asked ? travellerFaults(known, asked) : [{ at: 'travellers', code: 'required' }];

type Asked = { asked: number; of: readonly Traveller[] | undefined };

function faultsOf(given: readonly Traveller[], { asked, of }: Asked): Fault[] {
	const miscounted = travellerFaults(given.length, asked);
	if (miscounted.length > 0 || !of) return miscounted;
	return notAmong(given, of).map((at) => ({ at: `travellers.${at}.firstName`, code: 'invalid-input' }));
}
