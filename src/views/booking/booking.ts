import type { Hold } from '#domain/reservation/order.ts';
import type { Bounds, Choice } from './choice.ts';

/** Date, persons and units being chosen, wherever they are chosen: beside a product, in the form, for a change. */
export type Booking = {
	productId: string;
	bounds: Bounds;
	choice: Choice;
	choose: (choice: Choice) => void;
	/** Places that are one's own already, where a reservation is changed: for it they are free. */
	held?: readonly Hold[];
	/** Taken by the house itself, which needs no notice. */
	isAtDesk?: boolean;
};
