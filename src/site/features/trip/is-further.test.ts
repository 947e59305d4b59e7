import { expect, test } from 'vitest';
import { isFurther, type Visited } from './is-further.ts';

const trip = (regions: Visited['regions'], ...slugs: string[]): Visited => ({
	regions,
	days: slugs.map((kind) => ({ slips: [{ kind }] })),
});

test('a train or a flight leads on to where nothing is reserved; a car does not', () => {
	expect(isFurther(trip(['seoul'], 'day-tour', 'train-ticket'))).toBe(true);
	expect(isFurther(trip(['seoul'], 'flight-ticket'))).toBe(true);
	expect(isFurther(trip(['seoul'], 'pick-up', 'show-ticket'))).toBe(false);
	expect(isFurther(trip(['seoul']))).toBe(false);
});

test('where something is reserved at both ends of the way, both are named', () => {
	expect(isFurther(trip(['seoul', 'busan'], 'train-ticket'))).toBe(false);
	expect(isFurther(trip(['seoul', 'busan'], 'train-ticket', 'flight-ticket'))).toBe(true);
});
