import type { Right } from '../organisation/rights.ts';
import type { MoveName } from './reservation-machine.ts';

const atTheDoor: readonly MoveName[] = ['arrive', 'undo-arrival', 'no-show'];

/** What somebody of the house needs for a move: who came is noted by more people than answer. */
export const moveRight = (move: MoveName): Right => (atTheDoor.includes(move) ? 'arrival.note' : 'reservation.answer');
