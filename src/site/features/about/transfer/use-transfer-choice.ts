import { useState } from 'react';
import type { Transfer } from '#contract/api/transfer.ts';
import { airportNear, type TerminalId, terminals } from '#domain/transfer/airports.ts';
import {
	cheaperRide,
	farePrice,
	mostOf,
	rideFor,
	routesOfAll,
	type Vehicle,
	vehicleOf,
	vehicles,
} from '#domain/transfer/fares.ts';

export type TransferChoice = {
	direction: 'arrival' | 'departure';
	terminal: TerminalId;
	/** Of the landing, or of leaving the hotel; Korean time. */
	hour: number;
	on: string;
	route: string;
	vehicle: Vehicle;
	persons: number;
	bags: number;
	flightNumber: string;
	/** The hotel or address at the other end. */
	place: string;
};

/** More than anybody counts. */
const mostBags = 99;

const begun: TransferChoice = {
	direction: 'arrival',
	terminal: 'incheon-t1',
	hour: 10,
	on: '',
	route: '',
	vehicle: 'sedan',
	persons: 2,
	bags: 2,
	flightNumber: '',
	place: '',
};

/** What is chosen, and what of the real products fits it. */
export function useTransferChoice(items: readonly Transfer[]) {
	const [choice, setChoice] = useState(begun);
	const airport = terminals.find(({ id }) => id === choice.terminal)?.airport;
	const here = items.filter(({ address }) => airportNear(address) === airport);
	const offered = vehicles.filter((vehicle) => here.some((item) => vehicleOf(item) === vehicle));
	const routes = routesOfAll(here);
	const route = routes.includes(choice.route) ? choice.route : (routes[0] ?? '');
	const vehicle = offered.includes(choice.vehicle) ? choice.vehicle : (offered[0] ?? 'sedan');
	const ridesOf = (wanted: Vehicle) => here.filter((item) => vehicleOf(item) === wanted);
	const ride = rideFor(ridesOf(vehicle), { hour: choice.hour, route });
	const on = choice.on === '' ? undefined : choice.on;
	const most = bounded(ride ? [ride] : here);
	const persons = Math.min(choice.persons, most.persons);
	const bags = Math.min(choice.bags, most.bags);
	const asked = { route, persons, bags, on };
	const price = ride && farePrice(ride, asked);
	return {
		choice: { ...choice, route, vehicle, persons, bags },
		choose: (next: Partial<TransferChoice>) => setChoice((before) => ({ ...before, ...next })),
		/** The terminals from which something drives. */
		open: terminals.filter((one) => items.some(({ address }) => airportNear(address) === one.airport)),
		vehicles: offered,
		routes,
		routeName: (id: string) => here.find(({ options }) => options[id] !== undefined)?.options[id] ?? id,
		ridesOf,
		ride,
		price,
		/** Another vehicle that does for less. */
		cheaper: price && cheaperRide(here, { ...asked, hour: choice.hour, vehicle, total: price.total }),
		/** The most that one reservation takes. */
		most,
	};
}

/** What the largest of them takes. */
function bounded(rides: readonly Transfer[]) {
	const mosts = rides.map(mostOf);
	return {
		persons: Math.max(1, ...mosts.map(({ persons }) => persons)),
		bags: Math.min(mostBags, Math.max(0, ...mosts.map(({ bags }) => bags))),
	};
}

export type TransferState = ReturnType<typeof useTransferChoice>;

/** What the reservation form takes over from here. */
export function formQuery({ choice, ride, price }: TransferState): Record<string, string | number | undefined> {
	const airport = terminals.find(({ id }) => id === choice.terminal)?.told ?? '';
	const place = choice.place.trim() || undefined;
	const [fromPlace, toPlace] = choice.direction === 'arrival' ? [airport, place] : [place, airport];
	const time = `${String(choice.hour).padStart(2, '0')}:00`;
	return {
		product: ride?.id,
		on: choice.on || undefined,
		time: choice.on ? time : undefined,
		adult: choice.persons,
		units: price?.lines[0]?.quantity,
		route: choice.route || undefined,
		flightNumber: choice.flightNumber.trim() || undefined,
		fromPlace,
		toPlace,
		bags: choice.bags,
	};
}
