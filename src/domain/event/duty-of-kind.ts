import type { Duty } from '../organisation/duties.ts';
import type { ToldKind } from './event-kinds.ts';
import { toldKinds } from './notified.ts';

/**
 * What operators are called to because they look after it: who does not, is not. The rest is about guests whom the agency
 * answers in place of a house, and every operator does that.
 */
export const dutyOfKind: Partial<Record<ToldKind, Duty>> = {
	'thread.reported': 'trust',
	'photograph.reported': 'trust',
	'rating.to-moderate': 'trust',
	'matching.to-moderate': 'trust',
	'reservation.slip-sent': 'money',
	'dispute.opened': 'money',
	'dispute.outcome-proposed': 'money',
	'dispute.outcome-accepted': 'money',
	'dispute.outcome-declined': 'money',
	'dispute.outcome-decided': 'money',
	'dispute.given-up': 'money',
	'refund.account-given': 'money',
	'refund.account-changed': 'money',
	'partner.applied': 'houses',
	'partner.change-asked': 'houses',
	'partner.licence-ending': 'houses',
};

/** What they are called to by looking after these. */
export const kindsOfDuties = (of: readonly Duty[]): ToldKind[] =>
	toldKinds.filter((kind) => {
		const duty = dutyOfKind[kind];
		return duty !== undefined && of.includes(duty);
	});
