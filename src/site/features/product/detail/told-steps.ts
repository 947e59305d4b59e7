import { kinds } from '#domain/area/areas.ts';
import {
	appliedSteps,
	type CancellationScaleId,
	type CancellationStep,
	cancellationScales,
} from '#domain/reservation/cancellation.ts';

/** By day all steps are of use: so they are told until a time is chosen. */
const byDay = '12:00';

/** The steps a product's page tells of: those that are ever of use at its time, or where only the day counts. */
export function toldSteps(
	{ kind, cancellation }: { kind: string; cancellation: CancellationScaleId },
	time?: string,
): CancellationStep[] {
	const isTimed = kinds[kind]?.booking === 'time';
	return appliedSteps(cancellationScales[cancellation], isTimed ? (time ?? byDay) : null);
}
