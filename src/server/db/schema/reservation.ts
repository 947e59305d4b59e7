import { sql } from 'drizzle-orm';
import {
	type AnyPgColumn,
	bigint,
	boolean,
	check,
	date,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { Gender } from '#domain/member/member.ts';
import type { Chosen, Persons } from '#domain/product/price.ts';
import type { AgreedLine, PriceOffer, VersionState } from '#domain/reservation/agreed-price.ts';
import type { Details } from '#domain/reservation/details.ts';
import type { Questions } from '#domain/reservation/need-questions.ts';
import type { Needs } from '#domain/reservation/needs.ts';
import type { PaymentKind, PaymentMethod } from '#domain/reservation/payment.ts';
import type { Proof, ProofReason, ProofStatus } from '#domain/reservation/proof.ts';
import type { Proposal } from '#domain/reservation/proposal.ts';
import type { ActorKind, Change, Money, ReservationStatus, Terms } from '#domain/reservation/reservation.ts';
import type { HistoryEvent } from '#domain/reservation/reservation-machine.ts';
import type { ReservationPrice } from '#domain/reservation/reservation-price.ts';
import type { Traveller } from '#domain/reservation/travellers.ts';
import { file } from './file.ts';
import { member } from './member.ts';
import { momentMs } from './moment.ts';
import { product } from './product.ts';
import { provider } from './provider.ts';

/** As the planner must read it: written out, since an index knows no parameters. */
const isOpen = (status: AnyPgColumn) => sql`${status} in ('requested', 'confirmed')`;

/** A request without a price or other dates that its guest has to answer first, a wish for a change or a question about a need: somebody waits for the provider's word. */
export const waitsForAnswer = ({
	status,
	change,
	askingBy,
	offer,
	proposal,
}: Record<'status' | 'change' | 'askingBy' | 'offer' | 'proposal', AnyPgColumn>) =>
	sql<boolean>`(${status} = 'requested' and ${offer} is null and ${proposal} is null) or ${change} is not null or ${askingBy} is not null`;

/** More was paid than is owed; the rule is `refundDue`, written out for its index. */
export const isRefundOwed = ({
	paidWon,
	refundedWon,
	totalWon,
	keptWon,
}: Record<'paidWon' | 'refundedWon' | 'totalWon' | 'keptWon', AnyPgColumn>) =>
	sql<boolean>`${paidWon} - ${refundedWon} > ${totalWon} + ${keptWon}`;

/** Since when, as the database keeps it (`owed_since`); written as the index has it. */
export const owedSince = ({ owedSince: kept, requestedAt }: Record<'owedSince' | 'requestedAt', AnyPgColumn>) =>
	sql<Date>`coalesce(${kept}, ${requestedAt})`;

/** 1: more was paid than is owed; 0: as much; -1: less. What a desk's list is narrowed by. */
export const payBalance = ({
	paidWon,
	refundedWon,
	totalWon,
	keptWon,
}: Record<'paidWon' | 'refundedWon' | 'totalWon' | 'keptWon', AnyPgColumn>) =>
	sql<number>`sign((${paidWon} - ${refundedWon} - ${totalWon} - ${keptWon})::float8)`;

/** The slip of a transfer waits to be checked. */
export const isSlipSent = ({ proof }: Record<'proof', AnyPgColumn>) => sql<boolean>`${proof} ->> 'status' = 'sent'`;

/** The five signs that a voucher prints largest. */
export const shortCodeOf = ({ code }: Record<'code', AnyPgColumn>) => sql<string>`right(${code}, 5)`;

/** SPEC section 3 "Reservation". What was agreed (price, policy) is kept with it, whatever the product says later. */
export const reservation = pgTable(
	'reservation',
	{
		id: uuid().primaryKey(),
		/** Read out and typed by people: MR-261017-4K7PX. */
		code: text().notNull().unique(),
		memberId: uuid('member_id')
			.notNull()
			.references(() => member.id),
		/** Who of the house or the agency took it for a guest who phoned or stood at the desk; null where the guest reserved. */
		takenBy: uuid('taken_by').references(() => member.id),
		productId: text('product_id')
			.notNull()
			.references(() => product.id),
		providerId: text('provider_id')
			.notNull()
			.references(() => provider.id),
		status: text().$type<ReservationStatus>().notNull(),
		on: date('on_day').notNull(),
		to: date('to_day'),
		time: text(),
		startsAt: momentMs('starts_at').notNull(),
		endsAt: momentMs('ends_at').notNull(),
		persons: jsonb().$type<Persons>().notNull(),
		units: integer().notNull(),
		choices: jsonb().$type<Chosen>().notNull(),
		details: jsonb().$type<Details>().notNull(),
		needs: jsonb().$type<Needs>().notNull(),
		/** What its provider was asked about them. */
		questions: jsonb().$type<Questions>(),
		/** Until when an answer about needs is due; null where none is waited for. */
		askingBy: momentMs('asking_by'),
		firstName: text('first_name').notNull(),
		lastName: text('last_name').notNull(),
		birthOn: date('birth_on'),
		gender: text().$type<Gender>(),
		country: text(),
		email: text().notNull(),
		phone: text(),
		travellers: jsonb().$type<Traveller[]>().notNull(),
		/** Sealed JSON: passport number, contents, allergy. Null when none was given, or once it was erased. */
		sealed: text(),
		erasedAt: momentMs('erased_at'),
		/** Reckoned from a list, or agreed to in lines. */
		price: jsonb().$type<ReservationPrice>().notNull(),
		/** What it takes in each of its slots, whatever it costs; 0 where nobody counts places for it. */
		places: integer().notNull(),
		totalWon: integer('total_won').notNull(),
		keptWon: integer('kept_won').notNull().default(0),
		paidWon: integer('paid_won').notNull().default(0),
		refundedWon: integer('refunded_won').notNull().default(0),
		/**
		 * Since when more was paid than is owed: the last time something was given up or paid; null where nothing is owed. Triggers
		 * keep it (0131), whoever writes; a refund in parts does not begin anew.
		 */
		owedSince: momentMs('owed_since'),
		/** `takenOff` of its money is kept here: it outlives every price. */
		terms: jsonb().$type<Terms & Pick<Money, 'takenOff'>>().notNull(),
		change: jsonb().$type<Change>(),
		/** The price in lines that waits for the guest's word; the rows of agreed_price have them all. */
		offer: jsonb().$type<PriceOffer>(),
		/** Other dates that wait for the guest's word. */
		proposal: jsonb().$type<Proposal>(),
		/** Until when cancelling is free because its house asked for another date. */
		waivedUntil: momentMs('waived_until'),
		/** How many such prices there were. */
		priceVersion: integer('price_version').notNull().default(0),
		expiresAt: momentMs('expires_at'),
		confirmedAt: momentMs('confirmed_at'),
		/** The number of its ticket, seat or booking, as the provider has given it. */
		ticket: text(),
		/** When its voucher was found good at the desk for the first time. */
		checkedAt: momentMs('checked_at'),
		/** When somebody came, by the word of those who received them. */
		arrivedAt: momentMs('arrived_at'),
		/** When the provider was told of a wish for a change that they have not looked at since. */
		wishToldAt: momentMs('wish_told_at'),
		/** By when its transfer is due; null until it is confirmed. */
		payBy: momentMs('pay_by'),
		/** Its deposit was paid once. */
		isSecured: boolean('is_secured').notNull().default(false),
		/** The last of its transfer slips; the rows of payment_proof have them all. */
		proof: jsonb().$type<Proof>(),
		isWeekReminded: boolean('is_week_reminded').notNull().default(false),
		isDayReminded: boolean('is_day_reminded').notNull().default(false),
		isPayReminded: boolean('is_pay_reminded').notNull().default(false),
		/** Of the rest of a large sum, before that is due. */
		isBalanceReminded: boolean('is_balance_reminded').notNull().default(false),
		/** When time must look at it next (domain/reservation/due.ts). */
		dueAt: momentMs('due_at'),
		/** The version of its product's words that was sold: title, options, what is included. */
		wording: integer().notNull().default(0),
		/** The version whose place the guest agreed to last: with the reservation, or with a change of it. */
		placeWording: integer('place_wording').notNull().default(0),
		/** The language it was reserved in. */
		locale: text().$type<ContentLocale>().notNull(),
		requestedAt: momentMs('requested_at').notNull(),
	},
	(table) => [
		index('reservation_of_member').on(table.memberId, table.startsAt, table.id),
		// With what a desk counts by behind the order of its list: a thousand on either side of now, without reading their rows.
		index('reservation_of_provider').on(table.providerId, table.startsAt, table.id, table.status, table.endsAt),
		// How it stands with the money of a house's reservations.
		index('reservation_balance_of_provider').on(
			table.providerId,
			sql`(${payBalance(table)})`,
			table.startsAt,
			table.id,
		),
		index('reservation_slip_of_provider').on(table.providerId, table.startsAt, table.id).where(isSlipSent(table)),
		index('reservation_of_all').on(table.startsAt, table.id, table.status, table.endsAt),
		// Guests of one country, among all houses.
		index('reservation_of_country').on(table.country, table.startsAt, table.id),
		// What is still to come lies behind all that was: without these its list would read through the past first.
		index('reservation_open').on(table.startsAt, table.id).where(isOpen(table.status)),
		// The house's list begins with what waits for its answer; written as the list orders by it.
		index('reservation_answer_of_provider')
			.on(table.providerId, sql`(${waitsForAnswer(table)}) desc`, table.startsAt, table.id)
			.where(isOpen(table.status)),
		// The same of all houses together: few among all that is to come.
		index('reservation_waiting')
			.on(table.startsAt, table.id)
			.where(sql`${isOpen(table.status)} and (${waitsForAnswer(table)})`),
		index('reservation_of_status').on(table.status, table.startsAt, table.id),
		index('reservation_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
		// Few among all: what the agency has to send back, what is owed for longest first.
		index('reservation_refund_owed')
			.on(sql`(${owedSince(table)})`, table.id)
			.where(isRefundOwed(table)),
		// And what money is waited for.
		index('reservation_unpaid')
			.on(table.startsAt, table.id)
			.where(
				sql`${table.status} = 'confirmed' and ${table.paidWon} - ${table.refundedWon} < ${table.totalWon} + ${table.keptWon}`,
			),
		index('reservation_of_slot').on(table.productId, table.on),
		// The desk knows its guests by the last signs of the code.
		index('reservation_of_short_code').on(shortCodeOf(table)),
		// And by the beginning of a name, where one searches at a desk.
		index('reservation_of_last_name').on(sql`lower(${table.lastName}) text_pattern_ops`),
		index('reservation_of_first_name').on(sql`lower(${table.firstName}) text_pattern_ops`),
		// By how its code begins, and by how a telephone number ends.
		index('reservation_of_code_start').on(sql`${table.code} text_pattern_ops`),
		index('reservation_of_phone_end').on(sql`reverse(${table.phone}) text_pattern_ops`),
		// What is reserved most of late: read by the moment of asking.
		index('reservation_of_late').on(table.requestedAt, table.productId, table.status),
		// The figures of a house: everything they are made of, so that the wide rows are not read for them.
		index('reservation_figures').on(
			table.providerId,
			table.requestedAt,
			table.productId,
			table.status,
			table.locale,
			table.country,
			table.totalWon,
			table.paidWon,
			table.refundedWon,
			table.confirmedAt,
		),
		check(
			'reservation_money_is_whole',
			sql`${table.totalWon} >= 0 and ${table.keptWon} >= 0 and ${table.paidWon} >= ${table.refundedWon} and ${table.refundedWon} >= 0`,
		),
	],
);

/** What a price is agreed for: a reservation, or the answer to a question or a consultation that becomes one. */
type AgreedSubject = 'reservation' | 'matching-answer' | 'consultation';

/**
 * Every price in lines that was ever put to a guest. A row is never edited: only its state moves on, and another version
 * takes its place. One at a time is open, one at the most is picked; that one is locked.
 */
export const agreedPrice = pgTable(
	'agreed_price',
	{
		subjectKind: text('subject_kind').$type<AgreedSubject>().notNull(),
		subjectId: uuid('subject_id').notNull(),
		version: integer().notNull(),
		state: text().$type<VersionState>().notNull(),
		lines: jsonb().$type<AgreedLine[]>().notNull(),
		totalWon: integer('total_won').notNull(),
		persons: jsonb().$type<Persons>().notNull(),
		places: integer().notNull(),
		validUntil: momentMs('valid_until').notNull(),
		/** The reservation whose price it is or was offered to be; null while an answer is not picked. */
		reservationId: uuid('reservation_id').references(() => reservation.id, { onDelete: 'cascade' }),
		actor: text().$type<ActorKind>().notNull(),
		actorId: uuid('actor_id'),
		/** Of who put it: the same sent twice is one. */
		key: uuid(),
		at: momentMs('at').notNull(),
		decidedAt: momentMs('decided_at'),
	},
	(table) => [
		primaryKey({ columns: [table.subjectKind, table.subjectId, table.version] }),
		uniqueIndex('agreed_price_open').on(table.subjectKind, table.subjectId).where(sql`${table.state} = 'open'`),
		uniqueIndex('agreed_price_picked').on(table.subjectKind, table.subjectId).where(sql`${table.state} = 'picked'`),
		uniqueIndex('agreed_price_key').on(table.actorId, table.key),
		index('agreed_price_of_reservation').on(table.reservationId),
		check('agreed_price_is_whole', sql`${table.totalWon} >= 0 and ${table.places} >= 0 and ${table.version} > 0`),
	],
);

/** The same key again gives the same answer. Written in the transaction of what it guards, or not at all. */
export const idempotency = pgTable(
	'idempotency',
	{
		memberId: uuid('member_id')
			.notNull()
			.references(() => member.id, { onDelete: 'cascade' }),
		key: uuid().notNull(),
		/** SHA-256 of the body, base64url: another body with the same key is refused. */
		bodyHash: text('body_hash').notNull(),
		answer: jsonb().$type<Record<string, string | number | null>>().notNull(),
		createdAt: momentMs('created_at').notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.memberId, table.key] }), index('idempotency_old').on(table.createdAt)],
);

/** What happened, who did it and why: rows are only ever added. */
export const reservationEvent = pgTable(
	'reservation_event',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		reservationId: uuid('reservation_id')
			.notNull()
			.references(() => reservation.id, { onDelete: 'cascade' }),
		event: text().$type<HistoryEvent>().notNull(),
		actor: text().$type<ActorKind>().notNull(),
		/** Null is the clock. */
		actorId: uuid('actor_id'),
		status: text().$type<ReservationStatus>().notNull(),
		reason: text(),
		/** Figures for the page: refund, percent, the order before and after. */
		details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
		at: momentMs('at').notNull(),
	},
	(table) => [index('reservation_event_of').on(table.reservationId, table.id)],
);

/** What was paid and paid back, as recorded by provider or operator. */
export const payment = pgTable(
	'payment',
	{
		id: uuid().primaryKey(),
		reservationId: uuid('reservation_id')
			.notNull()
			.references(() => reservation.id, { onDelete: 'cascade' }),
		kind: text().$type<PaymentKind>().notNull(),
		won: integer().notNull(),
		method: text().$type<PaymentMethod>().notNull(),
		note: text(),
		actor: text().$type<ActorKind>().notNull(),
		actorId: uuid('actor_id'),
		at: momentMs('at').notNull(),
		/** It was a mistake and counts no more: since when, by whose word, and why. */
		reversedAt: momentMs('reversed_at'),
		reversedBy: uuid('reversed_by'),
		reversalReason: text('reversal_reason'),
	},
	(table) => [
		index('payment_of').on(table.reservationId, table.at),
		// The books of a month: few among all.
		index('payment_refunds').on(table.at, table.id).where(sql`${table.kind} = 'refund'`),
		// And what was corrected in one: fewer still.
		index('payment_corrections')
			.on(table.reversedAt, table.id)
			.where(sql`${table.kind} = 'refund' and ${table.reversedAt} is not null`),
		// What a bank statement is compared with.
		index('payment_transfers')
			.on(table.at, table.id)
			.where(sql`${table.method} = 'transfer' and ${table.reversedAt} is null`),
		check('payment_is_positive', sql`${table.won} > 0`),
	],
);

/** The slip of a transfer, uploaded by the member: one file, and a row for each reservation it pays for. */
export const paymentProof = pgTable(
	'payment_proof',
	{
		fileId: uuid('file_id')
			.notNull()
			.references(() => file.id, { onDelete: 'cascade' }),
		reservationId: uuid('reservation_id')
			.notNull()
			.references(() => reservation.id, { onDelete: 'cascade' }),
		status: text().$type<ProofStatus>().notNull(),
		/** What was to be transferred for this reservation. */
		won: integer().notNull(),
		at: momentMs('at').notNull(),
		/** By when it is checked. */
		answerBy: momentMs('answer_by').notNull(),
		/** What was found in the account. */
		receivedWon: integer('received_won'),
		reason: text().$type<ProofReason>(),
		note: text(),
		decidedAt: momentMs('decided_at'),
		decidedBy: uuid('decided_by'),
	},
	(table) => [
		primaryKey({ columns: [table.fileId, table.reservationId] }),
		index('payment_proof_of').on(table.reservationId),
		index('payment_proof_waiting').on(table.at, table.fileId).where(sql`${table.status} = 'sent'`),
		index('payment_proof_decided').on(table.decidedAt, table.fileId).where(sql`${table.decidedAt} is not null`),
	],
);
