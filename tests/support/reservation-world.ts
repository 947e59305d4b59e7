import { addDays, type Schedule } from '#domain/availability/schedule.ts';
import { afterRefund, canDispute, mostRefund } from '#domain/dispute/dispute.ts';
import { hourMs } from '#domain/kernel/durations.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { PriceList } from '#domain/product/price.ts';
import {
	advance,
	beginAgreed,
	beginReservation,
	type MoveInput,
	percentNow,
} from '#domain/reservation/advance-reservation.ts';
import { type AgreedLine, agreedTotal } from '#domain/reservation/agreed-price.ts';
import { cancellationScales } from '#domain/reservation/cancellation.ts';
import { changedPrice } from '#domain/reservation/changed-price.ts';
import { acceptProof, isInCheck, refuseProof, sendProof } from '#domain/reservation/check-proof.ts';
import { dueNow, type Reminded, remindedToPay } from '#domain/reservation/due.ts';
import { heldBy, waitingHolds } from '#domain/reservation/held-places.ts';
import { type Hold, type Order, type Orderable, orderFaults } from '#domain/reservation/order.ts';
import { recordPayment } from '#domain/reservation/payment.ts';
import { transferDue } from '#domain/reservation/payment-state.ts';
import { movedTo } from '#domain/reservation/proposal.ts';
import {
	type ActorKind,
	balanceDue,
	cancelledMoney,
	holdsPlaces,
	isOpen,
	type Reservation,
	refundDue,
	sentBy,
	type Terms,
} from '#domain/reservation/reservation.ts';
import {
	type HistoryEvent,
	type Move,
	type MoveName,
	reservationMoves,
} from '#domain/reservation/reservation-machine.ts';
import { endsAt } from '#domain/reservation/service-time.ts';

/** A small world for random walks over the life cycle: one product, few places, a clock, and the rules of the house. */

export type Step =
	| { do: 'reserve'; order: Order }
	| { do: 'move'; at: number; actor: ActorKind; input: MoveInput }
	| { do: 'pay' | 'refund'; at: number; won: number }
	| { do: 'prove' | 'find' | 'miss'; at: number; won: number }
	| { do: 'settle'; at: number; won: number }
	| { do: 'wait'; hours: number }
	| { do: 'agree'; order: Order; lines: readonly AgreedLine[]; places: number };

type Entry = { event: HistoryEvent; status: Reservation['status'] };
type Guest = {
	reservation: Reservation;
	history: Entry[];
	reminded: Reminded;
	isErased: boolean;
	/** The sum of all prices that were ever agreed to. */
	agreed: number;
	/** What disputes took off what is owed for the service. */
	takenOff: number;
};
type Advance = typeof advance;

export const worldProduct = (price: PriceList, booking: 'time' | 'nights'): Orderable => ({
	kind: { booking },
	price,
	schedule: {
		weekdays: [0, 1, 2, 3, 4, 5, 6],
		times: booking === 'time' ? ['10:00', '14:00'] : [],
		capacity: 6,
		leadHours: 2,
		horizonDays: 60,
	} satisfies Schedule,
	minPersons: 1,
	maxPersons: 6,
});

export class World {
	now = new Date('2026-11-15T00:00:00Z');
	readonly taken = new Map<string, number>();
	readonly guests: Guest[] = [];
	readonly #waysRound: string[] = [];
	#isSweeping = false;
	readonly #product: Orderable;
	readonly #advance: Advance;
	readonly #confirmation: 'instant' | 'request';

	constructor(product: Orderable, options: { confirmation: 'instant' | 'request'; rules?: Advance }) {
		this.#product = product;
		this.#confirmation = options.confirmation;
		this.#advance = options.rules ?? advance;
	}

	get today(): string {
		return koreanDay(this.now);
	}

	day = (ahead: number): string => addDays(this.today, ahead);

	take(step: Step): void {
		if (step.do === 'wait') this.now = new Date(this.now.getTime() + step.hours * hourMs);
		if (step.do === 'reserve') this.#reserve(step.order);
		if (step.do === 'agree') this.#agree(step);
		if (step.do === 'move') this.#move(step.at, step.input, step.actor);
		if (step.do === 'pay' || step.do === 'refund') this.#pay(step);
		if (step.do === 'settle') this.#settle(step);
		if (step.do === 'prove' || step.do === 'find' || step.do === 'miss') this.#prove(step);
		this.#sweep();
	}

	#reserve(order: Order): void {
		if (orderFaults(order, this.#product, this.now).length > 0) return;
		this.#begin(beginReservation(order, this.#terms, this.now));
	}

	/** At a price that was agreed to before, with places of its own. */
	#agree({ order, lines, places }: Extract<Step, { do: 'agree' }>): void {
		if (orderFaults(order, this.#product, this.now).length > 0) return;
		const { persons } = order;
		const at = this.now.toISOString();
		const offer = { version: 1, lines, total: agreedTotal(lines), persons, places, offeredAt: at, validUntil: at };
		this.#begin(beginAgreed(order, this.#terms, offer, this.now));
	}

	get #terms(): Terms {
		return {
			scale: cancellationScales['day-tour'],
			price: this.#product.price,
			confirmation: this.#confirmation,
			depositPercent: 20,
			minutes: 120,
			nights: null,
		};
	}

	#begin(reservation: Reservation): void {
		if (!this.#shift(heldBy(reservation), [])) return;
		const event = reservation.status === 'confirmed' ? 'book' : 'request';
		this.guests.push({
			reservation,
			history: [{ event, status: reservation.status }],
			reminded: { week: false, day: false, pay: false, balance: false },
			isErased: false,
			agreed: reservation.price.total,
			takenOff: 0,
		});
	}

	#move(at: number, input: MoveInput, actor: ActorKind): void {
		const guest = this.guests[at % Math.max(1, this.guests.length)];
		if (!guest) return;
		if (input.move === 'ask-change' && orderFaults(input.order, this.#product, this.now).length > 0) return;
		const { proposal } = guest.reservation;
		const advanced = this.#advance(guest.reservation, asRead(input, proposal), { actor, now: this.now });
		if (!advanced.ok) return;
		const { next, takes, frees } = advanced.value;
		if (!this.#shift(takes, frees)) return;
		const before = guest.reservation;
		if (input.move === 'lapse' && (isInCheck(before) || transferDue(before) === undefined))
			this.#waysRound.push('freed although nothing was due');
		if (input.move === 'lapse' && refundDue(next.money) < before.money.paid - before.money.refunded - before.money.kept)
			this.#waysRound.push('freed, and a part that was paid does not come back');
		if (input.move === 'lapse' && !guest.reminded.pay && actor === 'clock' && this.#isSweeping)
			this.#waysRound.push('freed without a reminder');
		// What its provider has put lower, a guest may take.
		if (
			actor === 'member' &&
			input.move !== 'accept-price' &&
			input.move !== 'accept-date' &&
			costOfCancelling(next, this.now) < costOfCancelling(before, this.now) - 1
		)
			this.#waysRound.push(`cancelling costs less after ${input.move}`);
		guest.reservation = next;
		guest.history.push({ event: input.move, status: next.status });
		if (next.price !== before.price) guest.agreed += next.price.total;
	}

	#pay({ do: kind, at, won }: { do: 'pay' | 'refund'; at: number; won: number }): void {
		const guest = this.guests[at % Math.max(1, this.guests.length)];
		const money = guest && recordPayment(guest.reservation.money, kind === 'pay' ? 'payment' : 'refund', won);
		if (guest && money) guest.reservation = { ...guest.reservation, money };
	}

	/** A refund that guest and house agree to in a dispute. */
	#settle({ at, won }: { at: number; won: number }): void {
		const guest = this.guests[at % Math.max(1, this.guests.length)];
		if (!guest || !canDispute(guest.reservation.status, endsAt(guest.reservation.order, this.#terms), this.now)) return;
		const { money } = guest.reservation;
		const least = Math.min(won, mostRefund(money));
		guest.reservation = { ...guest.reservation, money: afterRefund(money, least) };
		guest.takenOff += Math.min(money.total, least);
	}

	/** A transfer slip is sent, found in the account, or not. */
	#prove({ do: what, at, won }: { do: 'prove' | 'find' | 'miss'; at: number; won: number }): void {
		const guest = this.guests[at % Math.max(1, this.guests.length)];
		if (!guest) return;
		const { reservation } = guest;
		const asked = reservation.proof?.won ?? 0;
		const next =
			what === 'prove'
				? sendProof(reservation, this.now)
				: what === 'find'
					? acceptProof(reservation, { won: Math.min(won, asked), now: this.now })
					: refuseProof(reservation, { reason: 'not-arrived', note: null, now: this.now });
		if (next) guest.reservation = next;
	}

	/** As the job does it, until nothing is due. */
	#sweep(): void {
		this.#isSweeping = true;
		for (const [at, guest] of this.guests.entries())
			for (let round = 0; ; round += 1) {
				const due = dueNow({ ...guest, eraseAfterDays: 7 }, this.now)?.due;
				if (!due) break;
				if (round > 10) throw new Error(`time never comes to rest: ${JSON.stringify(due)}`);
				if (due.task === 'move') this.#move(at, { move: due.move }, 'clock');
				if (due.task === 'remind') guest.reminded[due.reminder] = true;
				if (due.task === 'remind' && due.reminder === 'pay')
					guest.reservation = remindedToPay(guest.reservation, this.now);
				if (due.task === 'erase') guest.isErased = true;
			}
		this.#isSweeping = false;
	}

	/** As the database does it: all or nothing, never beyond the capacity. */
	#shift(takes: readonly Hold[], frees: readonly Hold[]): boolean {
		const next = new Map(this.taken);
		const add = ({ on, time }: Hold, places: number) => {
			const key = `${on} ${time ?? ''}`;
			next.set(key, (next.get(key) ?? 0) + places);
		};
		for (const hold of takes) add(hold, hold.places);
		for (const hold of frees) add(hold, -hold.places);
		if ([...next.values()].some((places) => places > this.#product.schedule.capacity)) return false;
		for (const [key, places] of next) this.taken.set(key, places);
		return true;
	}

	/** Where places, money and history disagree; empty when all is well. */
	faults(): string[] {
		return [
			...this.#placeFaults(),
			...this.#waysRound,
			...this.guests.flatMap((guest) => [...moneyFaults(guest), ...historyFaults(guest)]),
		];
	}

	#placeFaults(): string[] {
		const held = new Map<string, number>();
		for (const { reservation } of this.guests) {
			if (!holdsPlaces(reservation.status)) continue;
			for (const { on, time, places } of [...heldBy(reservation), ...waitingHolds(reservation)])
				held.set(`${on} ${time ?? ''}`, (held.get(`${on} ${time ?? ''}`) ?? 0) + places);
		}
		const keys = new Set([...held.keys(), ...this.taken.keys()]);
		return [...keys].flatMap((key) => {
			const [taken, needed] = [this.taken.get(key) ?? 0, held.get(key) ?? 0];
			return taken === needed ? [] : [`${key}: ${taken} taken, ${needed} held`];
		});
	}
}

/** What a guest who walks away now leaves behind; halves of a won that are rounded twice may make one. */
const costOfCancelling = (reservation: Reservation, now: Date): number =>
	isOpen(reservation.status)
		? cancelledMoney(reservation.money, { price: 0, percent: percentNow(reservation, now) }).kept
		: reservation.money.kept;

function moneyFaults({ reservation, agreed, takenOff }: Guest): string[] {
	const { money, status, price } = reservation;
	const faults: string[] = [];
	const hasEnded = !holdsPlaces(status);
	if (money.total !== (hasEnded ? 0 : Math.max(0, price.total - takenOff)))
		faults.push(`total ${money.total} while ${status}`);
	if (money.kept < 0 || money.paid < money.refunded || money.refunded < 0) faults.push('money runs backwards');
	if (money.kept > agreed) faults.push('more is kept than was ever agreed to');
	if (money.kept > sentBy(money)) faults.push('more is kept than was paid');
	if (refundDue(money) > 0 && balanceDue(money) > 0) faults.push('owed by both');
	if (refundDue(money) > money.paid) faults.push('more comes back than was paid');
	if (['declined', 'expired'].includes(status) && money.kept > 0) faults.push(`kept something while ${status}`);
	return faults;
}

/** An agreed price is the sum of its lines, has no promotion, and no other has come without being put to its guest. */
function agreedFaults({ price, terms, priceVersion, offer }: Reservation): string[] {
	const known = Math.max(price.basis === 'agreed' ? price.version : 0, offer?.version ?? 0);
	return [
		...(known > priceVersion ? ['a price that nobody put'] : []),
		...(price.basis === 'agreed' && price.total !== agreedTotal(price.lines) ? ['lines and total disagree'] : []),
		...(price.basis === 'agreed' && terms.price.promotion ? ['a promotion on lines'] : []),
	];
}

/** Who answers has read the proposal that waits. */
const asRead = (input: MoveInput, proposal: Reservation['proposal']): MoveInput =>
	input.move === 'accept-date' || input.move === 'decline-dates'
		? { ...input, seen: proposal?.proposedAt ?? 'none' }
		: input;

/** Dates wait for what is still open, beside nothing else, for what they would cost now. */
function proposalFaults(reservation: Reservation): string[] {
	const { proposal, status, change, offer } = reservation;
	if (!proposal) return [];
	const isOutdated = proposal.dates.some(
		(date) => changedPrice(reservation, movedTo(reservation.order, date))?.price.total !== date.total,
	);
	return [
		...(isOpen(status) ? [] : ['dates wait for what has ended']),
		...(change || offer ? ['dates wait beside a change or a price'] : []),
		...(isOutdated ? ['dates wait at another price than they cost'] : []),
	];
}

function historyFaults({ reservation, history }: Guest): string[] {
	const broken = history.slice(1).filter(({ event, status }, at) => {
		const move: Move | undefined = event in reservationMoves ? reservationMoves[event as MoveName] : undefined;
		const before = history[at]?.status;
		return !move || !before || !move.from.includes(before) || status !== (move.to ?? before);
	});
	const last = history.at(-1)?.status;
	return [
		...broken.map(({ event }) => `${event} came out of nowhere`),
		...(last === reservation.status ? [] : [`history ends ${last}, it is ${reservation.status}`]),
		...(isOpen(reservation.status) || !(reservation.change ?? reservation.offer)
			? []
			: ['a change or a price waits for what has ended']),
		...proposalFaults(reservation),
		...(reservation.change && reservation.offer ? ['a change and a price wait at once'] : []),
		...agreedFaults(reservation),
	];
}
