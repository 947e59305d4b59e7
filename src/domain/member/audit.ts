import { type GroupCode, groupCodes } from './group.ts';

/** Everything the audit trail can say, one list. */
const auditEvents = [
	'member.joined',
	'member.logged-in',
	'member.password-changed',
	'member.password-reset',
	'member.email-changed',
	'member.email-verified',
	'member.sign-ups-joined',
	'member.information-changed',
	'member.passport-changed',
	'member.passport-revealed',
	'member.data-downloaded',
	'member.bounds-lifted',
	'member.bounds-restored',
	'member.closed',
	'partner.applied',
	'partner.approved',
	'partner.refused',
	'partner.change-approved',
	'partner.change-refused',
	'partner.business-changed',
	'partner.bank-revealed',
	'partner.licence-read',
	'reservation.passport-revealed',
	'reservation.contents-read',
	'reservation.guests-read',
	'reservation.proof-read',
	'reservation.erased',
	'payment.slip-accepted',
	'payment.slip-refused',
	'rating.published',
	'rating.hidden',
	'rating.taken-back',
	'mail.read',
	'mail.retried',
	'keys.rotated',
	'operator.made',
] as const;
export type AuditEvent = (typeof auditEvents)[number];

/** As what somebody looked at what is a member's: oneself, the provider of what they reserved, or the house. */
export const lookers = ['me', 'provider', 'operator'] as const;
export type Looker = (typeof lookers)[number];

type Look = { actorId: string | null; actorGroup: GroupCode | null };

/** Never who by name: an employee has one of their own. */
export function lookerOf({ actorId, actorGroup }: Look, memberId: string): Looker {
	if (actorId === memberId) return 'me';
	return actorGroup === groupCodes.cooperative ? 'provider' : 'operator';
}
