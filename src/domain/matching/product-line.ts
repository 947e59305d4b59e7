import { areaOf, kinds } from '../area/areas.ts';
import type { AgreedKind } from '../reservation/agreed-price.ts';

type Offered = { kind: string; unit: string };

/**
 * What a product is as a line of a price: the same for everybody who offers such a thing, so that answers can be laid side by
 * side, and said in each reader’s language.
 */
export function lineKindOf({ kind, unit }: Offered): AgreedKind {
	const of = kinds[kind];
	if (!of) return 'other';
	if (of.booking === 'nights') return 'stay';
	if (unit === 'vehicle') return 'vehicle';
	if (of.cancellation === 'ticket' || of.cancellation === 'show') return 'tickets';
	const { isHealth, talk } = areaOf(of.area);
	if (isHealth) return 'procedure';
	return talk === 'going' ? 'guide' : 'sessions';
}
