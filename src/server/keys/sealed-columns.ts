import {
	answerVersionBinding,
	authenticatorBinding,
	bankAccountBinding,
	calendarFeedBinding,
	consultationAnswerBinding,
	consultationBinding,
	fileKeyBinding,
	heldQuestionBinding,
	houseFeedBinding,
	matchingShareBinding,
	messageBinding,
	messagePhrasesBinding,
	outsideCalendarBinding,
	passportBinding,
	questionBinding,
	refundAccountBinding,
	reservationBinding,
	tripShareBinding,
	vaultFileBinding,
	videoBinding,
	webhookBinding,
} from './seal-bindings.ts';

/** Where sealed text stands. What is not listed here is not sealed anew when the keys change. */
export type SealedColumn = {
	/** Told to people. */
	name: string;
	table: string;
	id: string;
	/** SQL: reads the sealed text of a row; null where there is none. */
	sealed: string;
	/** SQL: the column with another sealed text, given as $3. */
	column: string;
	changed: string;
	/** Bound into the sealed text. */
	binding: (id: string) => string;
};

type TextColumn = Pick<SealedColumn, 'name' | 'table' | 'id' | 'column' | 'binding'>;

const textColumn = (given: TextColumn): SealedColumn => ({ ...given, sealed: given.column, changed: '$3' });

export const sealedColumns: readonly SealedColumn[] = [
	textColumn({ name: 'member.passport', table: 'member', id: 'id', column: 'passport', binding: passportBinding }),
	textColumn({
		name: 'partner.bankAccount',
		table: 'partner',
		id: 'organisation_id',
		column: 'bank_account',
		binding: bankAccountBinding,
	}),
	textColumn({
		name: 'reservation.sealed',
		table: 'reservation',
		id: 'id',
		column: 'sealed',
		binding: reservationBinding,
	}),
	textColumn({
		name: 'refundAccount.sealed',
		table: 'refund_account',
		id: 'reservation_id',
		column: 'sealed',
		binding: refundAccountBinding,
	}),
	textColumn({
		name: 'threadMessage.sealed',
		table: 'thread_message',
		id: 'id',
		column: 'sealed',
		binding: messageBinding,
	}),
	textColumn({
		name: 'threadMessage.phrases',
		table: 'thread_message',
		id: 'id',
		column: 'sealed_phrases',
		binding: messagePhrasesBinding,
	}),
	textColumn({
		name: 'calendarFeed.sealed',
		table: 'calendar_feed',
		id: 'member_id',
		column: 'sealed',
		binding: calendarFeedBinding,
	}),
	textColumn({ name: 'houseFeed.sealed', table: 'house_feed', id: 'id', column: 'sealed', binding: houseFeedBinding }),
	textColumn({
		name: 'outsideCalendar.sealed',
		table: 'outside_calendar',
		id: 'id',
		column: 'sealed',
		binding: outsideCalendarBinding,
	}),
	textColumn({ name: 'tripShare.sealed', table: 'trip_share', id: 'id', column: 'sealed', binding: tripShareBinding }),
	textColumn({ name: 'videoDate.sealed', table: 'video_date', id: 'id', column: 'sealed', binding: videoBinding }),
	textColumn({
		name: 'consultation.sealed',
		table: 'consultation',
		id: 'id',
		column: 'sealed',
		binding: consultationBinding,
	}),
	textColumn({
		name: 'consultationAnswer.sealed',
		table: 'consultation_answer',
		id: 'id',
		column: 'sealed',
		binding: consultationAnswerBinding,
	}),
	textColumn({ name: 'webhook.sealed', table: 'webhook', id: 'id', column: 'sealed', binding: webhookBinding }),
	textColumn({ name: 'file.key', table: 'file', id: 'id', column: 'key', binding: fileKeyBinding }),
	textColumn({
		name: 'authenticator.sealed',
		table: 'authenticator',
		id: 'id',
		column: 'sealed',
		binding: authenticatorBinding,
	}),
	textColumn({
		name: 'matchingQuestion.sealed',
		table: 'matching_question',
		id: 'id',
		column: 'sealed',
		binding: questionBinding,
	}),
	textColumn({
		name: 'matchingHeld.sealed',
		table: 'matching_held',
		id: 'id',
		column: 'sealed',
		binding: heldQuestionBinding,
	}),
	textColumn({
		name: 'matchingAnswerVersion.sealed',
		table: 'matching_answer_version',
		id: 'id',
		column: 'sealed',
		binding: answerVersionBinding,
	}),
	textColumn({
		name: 'matchingShare.sealed',
		table: 'matching_share',
		id: 'id',
		column: 'sealed',
		binding: matchingShareBinding,
	}),
	textColumn({
		name: 'vaultFile.sealed',
		table: 'vault_file',
		id: 'file_id',
		column: 'sealed',
		binding: vaultFileBinding,
	}),
	{
		name: 'mail.data',
		table: 'mail',
		id: 'id',
		sealed: "data ->> 'sealed'",
		column: 'data',
		changed: "jsonb_set(data, '{sealed}', to_jsonb($3::text))",
		binding: (id) => `mail.data ${id}`,
	},
];
