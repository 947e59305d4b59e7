import { type GroupCode, groupCodes } from './group.ts';

/** Everything the audit trail can say, one list. */
export const auditEvents = [
	'member.joined',
	'member.logged-in',
	'member.signed-in-again',
	'member.new-device',
	'member.second-step-failed',
	'member.passkey-copied',
	'member.recovery-code-used',
	'member.factor-added',
	'member.factor-removed',
	'member.factors-removed',
	'member.recovery-codes-renewed',
	'member.password-changed',
	'member.password-reset',
	'member.email-changed',
	'member.email-verified',
	'member.sign-ups-joined',
	'member.information-changed',
	'member.passport-changed',
	'member.passport-revealed',
	'member.photo-read',
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
	'consultation.read',
	'consultation.erased',
	'video.topic-read',
	'video.erased',
	'video.switched',
	'rating.published',
	'rating.hidden',
	'rating.taken-back',
	'thread.file-read',
	'thread.message-hidden',
	'thread.message-shown',
	'thread.report-dismissed',
	'matching.question-read',
	'matching.paper-read',
	'matching.question-hidden',
	'matching.question-shown',
	'matching.answer-hidden',
	'matching.answer-shown',
	'matching.erased',
	'vault.file-read',
	'vault.shared',
	'vault.share-ended',
	'vault.erased',
	'mail.read',
	'mail.retried',
	'audit.searched',
	'keys.rotated',
	'operator.made',
	'content.created',
	'content.published',
	'content.scheduled',
	'content.unscheduled',
	'content.schedule-failed',
	'content.archived',
	'content.restored',
	'product.days-changed',
	'staff.invited',
	'staff.invitation-withdrawn',
	'staff.joined',
	'staff.role-changed',
	'staff.left',
	'staff.removed',
] as const;
export type AuditEvent = (typeof auditEvents)[number];

/** As what somebody looked at what is a member's: oneself, the provider of what they reserved, the house, or who was sent it. */
export const lookers = ['me', 'provider', 'operator', 'member'] as const;
export type Looker = (typeof lookers)[number];

/** `details.as`: what they were then; somebody's group may have changed since. */
type Look = { actorId: string | null; actorGroup: GroupCode | null; details?: Record<string, unknown> };

/** Never who by name: an employee has one of their own. */
export function lookerOf({ actorId, actorGroup, details }: Look, memberId: string): Looker {
	if (actorId === memberId) return 'me';
	if (details?.as === 'provider' || details?.as === 'operator' || details?.as === 'member') return details.as;
	return actorGroup === groupCodes.cooperative ? 'provider' : 'operator';
}
