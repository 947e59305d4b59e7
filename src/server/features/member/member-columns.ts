/**
 * What becomes of a column that names a member when two accounts become one (decision 0115):
 *
 * - `moves`: the account that stays is named from then on. `work` likewise, where the one that goes ever worked for a house.
 * - `once`: moves too, but where both have a row of the same (`with`), the one of the account that stays remains.
 * - `ends`: the rows are deleted: they let somebody in, or hold what a page is doing.
 * - `own`: a rule of its own in merge-members.repo.ts.
 * - `stays`: says who did something then. The trail is not rewritten.
 */
type Fate = { rule: 'moves' | 'work' | 'ends' | 'own' | 'stays' } | { rule: 'once'; with: readonly string[] };

const moves = { rule: 'moves' } as const;
const work = { rule: 'work' } as const;
const ends = { rule: 'ends' } as const;
const own = { rule: 'own' } as const;
const stays = { rule: 'stays' } as const;
const once = (...columns: string[]) => ({ rule: 'once', with: columns }) as const;

/** Every column of the database that names a member, `table.column`. A test reads the schema and refuses one that is not here. */
export const memberColumns: Record<string, Fate> = {
	'agreed_price.actor_id': stays,
	'api_key.made_by': work,
	'authenticator.member_id': ends,
	'bank_line.decided_by': stays,
	'bank_statement.uploaded_by': stays,
	'calendar_feed.member_id': ends,
	'call_off.called_by': work,
	'call_off_party.retried_by': work,
	'commission_rate.set_by': stays,
	'consent.member_id': own,
	'consultation.member_id': moves,
	'consultation_answer.author_id': work,
	'content.scheduled_by': work,
	'dispute.mediator_id': stays,
	'dispute.opener_id': moves,
	'event.about_id': moves,
	'event.actor_id': own,
	'event.member_ids': own,
	'file.owner_id': own,
	'house_feed.member_id': ends,
	'idempotency.member_id': ends,
	'invitation.invited_by': work,
	'mail.member_id': moves,
	'mail_wording.author_id': stays,
	'matching_answer_version.author_id': work,
	'matching_held.member_id': moves,
	'matching_question.member_id': moves,
	'matching_report.member_id': once('question_id', 'answer_id'),
	'member_token.member_id': ends,
	'merged_member.id': stays,
	'merged_member.member_id': moves,
	'message_report.decided_by': stays,
	'message_report.reporter_id': once('message_id'),
	'notification.member_id': own,
	'outside_calendar.created_by': work,
	'passkey.member_id': ends,
	'payment.actor_id': stays,
	'payment.reversed_by': stays,
	'payment_proof.decided_by': stays,
	'pending_sign_in.member_id': ends,
	'photograph_report.decided_by': stays,
	'photograph_report.reporter_id': once('file_id'),
	'product_day.changed_by': work,
	'promotion_member.member_id': own,
	'promotion_use.member_id': own,
	'rate_change.set_by': stays,
	'rating.member_id': moves,
	'rating_report.member_id': once('rating_id'),
	'recovery_code.member_id': ends,
	'refund_account.given_by': stays,
	'refund_month.closed_by': stays,
	'reservation.member_id': moves,
	'reservation.taken_by': work,
	'reservation_event.actor_id': own,
	'revision.author_id': work,
	'room_seat.member_id': ends,
	'saved_view.member_id': once('organisation_id', 'name'),
	'session.member_id': ends,
	'settlement.closed_by': stays,
	'settlement_month.closed_by': stays,
	'settlement_payout.recorded_by': stays,
	'settlement_payout.reversed_by': stays,
	'staff.member_id': own,
	'text_announcement.last_member_id': stays,
	'thread_mark.member_id': once('thread_id'),
	'thread_message.author_id': moves,
	'thread_party.member_id': own,
	'trip_share.member_id': own,
	'unwanted_mail.member_id': once('topic'),
	'vault_file.member_id': moves,
	'video_date.interpreter_id': work,
	'video_date.member_id': moves,
	'waiting.member_id': own,
	'webhook.made_by': work,
	'wish.member_id': own,
};
