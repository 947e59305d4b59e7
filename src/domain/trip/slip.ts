import type { Care } from '../product/care.ts';
import type { Region } from '../product/product.ts';

export type MapPoint = { region: Region; latitude: number; longitude: number };

/** A reservation as the trip board sees it: when, where, and what it asks of the days around it. */
export type Slip = MapPoint & {
	id: string;
	/** Where one meets, if that is elsewhere; a tour brings its guests back there. */
	meeting?: MapPoint;
	startsAt: Date;
	endsAt: Date;
	/** Has a start time; where only the day counts, nobody knows when on it one comes. */
	isTimed: boolean;
	/** A room for the night: it leaves the days free. */
	isStay: boolean;
	/** One gets off elsewhere than one got on. */
	isJourney: boolean;
	/** Of a journey whose ends are known. */
	way?: { from: Region; to: Region } | undefined;
	/** Health is a matter: what it asks for, a clinic decides. */
	isHealth: boolean;
	care: Care;
};

export type Span = { from: Date; to: Date };

/** Touching is not meeting: one may begin where the other ends. */
export const doMeet = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

/** In the order of the clock; the id decides between those that begin together, so that the order is always the same. */
export const inOrder = (one: Slip, other: Slip): number =>
	one.startsAt.getTime() - other.startsAt.getTime() || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);
