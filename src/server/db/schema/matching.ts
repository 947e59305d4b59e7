import { sql } from 'drizzle-orm';
import {
	type AnyPgColumn,
	boolean,
	date,
	type ExtraConfigColumn,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	smallint,
	text,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core';
import type { AreaSlug } from '#domain/area/areas.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import type { AnswerState, DeclineReason, OfferedDate, PhraseUse } from '#domain/matching/answer.ts';
import type { VersionChange } from '#domain/matching/compare-answers.ts';
import type {
	Budget,
	EndReason,
	MatchingReportReason,
	QuestionStage,
	QuestionState,
} from '#domain/matching/question.ts';
import type { Persons } from '#domain/product/price.ts';
import type { Region, SpokenLanguage } from '#domain/product/product.ts';
import type { AgreedLine } from '#domain/reservation/agreed-price.ts';
import type { Needs } from '#domain/reservation/needs.ts';
import { member } from './member.ts';
import { momentMs } from './moment.ts';
import { product } from './product.ts';
import { provider } from './provider.ts';
import { reservation } from './reservation.ts';

type Columns = Record<'isPrivate' | 'hiddenAt', AnyPgColumn>;
/** Everybody may read it. As the planner must read it: written out, since an index knows no parameters. */
export const isPublicQuestion = ({ isPrivate, hiddenAt }: Columns) => sql`not ${isPrivate} and ${hiddenAt} is null`;
/** Providers may answer it. */
export const isAskedNow = ({ status, hiddenAt }: Record<'status' | 'hiddenAt', AnyPgColumn>) =>
	sql`${status} in ('open', 'answered') and ${hiddenAt} is null`;

type Listed = Record<
	'id' | 'area' | 'kind' | 'stage' | 'status' | 'answerCount' | 'createdAt' | 'expiresAt' | 'isPrivate' | 'hiddenAt',
	ExtraConfigColumn
>;
/**
 * The lists for everybody: of all, of an area, of a kind, each at any stage or at one; by time, answers and end. Whatever is
 * chosen, the list and its count go by an index that has all of it, in its order.
 */
function listIndexes({ id, area, kind, stage, answerCount, createdAt, expiresAt, ...other }: Listed) {
	const isPublic = isPublicQuestion(other);
	const isOpen = sql`${isPublic} and ${isAskedNow(other)}`;
	const scopes = {
		'': [],
		_stage: [stage],
		_area: [area],
		_area_stage: [area, stage],
		_kind: [kind],
		_kind_stage: [kind, stage],
	};
	const isStaged = (name: string) => name.endsWith('_stage');
	return Object.entries(scopes).flatMap(([name, chosen]) => [
		on(`matching_question_public${name}`, [...chosen, createdAt, id]).where(isPublic),
		on(`matching_question_answers${name}`, [...chosen, answerCount, createdAt, id]).where(isPublic),
		...(isStaged(name) ? [] : [on(`matching_question_ending${name}`, [...chosen, expiresAt, id]).where(isOpen)]),
	]);
}

const on = (name: string, [first, ...rest]: ExtraConfigColumn[]) => index(name).on(first as ExtraConfigColumn, ...rest);

type WithStatus = Record<'status', AnyPgColumn>;
/** It waits for its provider's word. */
const isAnswerRequested = ({ status }: WithStatus) => sql`${status} = 'picked'`;
const isAnswerQuiet = ({ status }: WithStatus) => sql`${status} <> 'picked'`;

/** SPEC section 3 “Matching inquiry”: what a member asks providers. */
export const matchingQuestion = pgTable(
	'matching_question',
	{
		id: uuid().primaryKey(),
		memberId: uuid('member_id')
			.notNull()
			.references(() => member.id, { onDelete: 'cascade' }),
		area: text().$type<AreaSlug>().notNull(),
		kind: text().notNull(),
		status: text().$type<QuestionState>().notNull(),
		/** What lists tell of its state, and are chosen by; the database makes it. */
		stage: text()
			.$type<QuestionStage>()
			.notNull()
			.generatedAlwaysAs(
				sql`case when status in ('open', 'answered') then 'open' when status in ('requested', 'matched') then 'matched' else 'ended' end`,
			),
		/** In which order its asker sees it (domain/matching/waiting.ts). */
		waitRank: smallint('wait_rank').notNull(),
		isPrivate: boolean('is_private').notNull(),
		/** Null where it is private: then both are sealed. */
		title: text(),
		contents: text(),
		/** Sealed JSON: the contact details, and of a private one its title and contents. Null once it was erased. */
		sealed: text(),
		locale: text().$type<ContentLocale>().notNull(),
		/** Where its asker is from; empty where that is not known. */
		country: text().notNull(),
		wishedFrom: date('wished_from'),
		wishedTo: date('wished_to'),
		persons: jsonb().$type<Persons>().notNull(),
		budget: jsonb().$type<Budget>(),
		languages: text().array().$type<SpokenLanguage[]>().notNull(),
		region: text().$type<Region>(),
		needs: jsonb().$type<Needs>().notNull(),
		fileIds: uuid('file_ids').array().notNull().default([]),
		/** Of those that are not withdrawn or hidden: what lists tell without looking at the answers. */
		answerCount: integer('answer_count').notNull().default(0),
		/** Between which sums they are; null below two that name one. */
		lowestWon: integer('lowest_won'),
		highestWon: integer('highest_won'),
		expiresAt: momentMs('expires_at').notNull(),
		prolonged: smallint().notNull().default(0),
		/** Until when a request can be accepted; of a match, when it is closed by itself. */
		dueAt: momentMs('due_at'),
		/** When time must look at it next (domain/matching/due.ts). */
		sweepAt: momentMs('sweep_at'),
		/** Which reminders went out (domain/matching/due.ts). */
		reminded: text().array().notNull().default([]),
		endReason: text('end_reason').$type<EndReason>(),
		endedAt: momentMs('ended_at'),
		erasedAt: momentMs('erased_at'),
		/** An operator took it out of the lists. */
		hiddenAt: momentMs('hidden_at'),
		hiddenReason: text('hidden_reason'),
		/** One more with every change of its words. */
		revision: integer().notNull().default(1),
		createdAt: momentMs('created_at').notNull(),
		editedAt: momentMs('edited_at'),
		/** When something happened to it last. */
		touchedAt: momentMs('touched_at').notNull(),
		/** When its asker looked at its answers last. */
		lookedAt: momentMs('looked_at'),
		/** Tells a form that comes again from another with the same key. */
		bodyHash: text('body_hash').notNull(),
	},
	(table) => [
		index('matching_question_of_member').on(
			table.memberId,
			table.waitRank,
			table.touchedAt.desc().nullsFirst(),
			table.id.desc().nullsFirst(),
		),
		...listIndexes(table),
		// What providers find in their inboxes: what fits by its kind, the rest by its area. All that is asked of a question is in
		// it, so that of those that do not fit nothing else is read.
		index('matching_question_asked')
			.on(table.area, table.createdAt, table.id, table.kind, table.region, table.memberId, table.languages)
			.where(isAskedNow(table)),
		index('matching_question_asked_kind')
			.on(table.kind, table.createdAt, table.id, table.area, table.region, table.memberId, table.languages)
			.where(isAskedNow(table)),
		index('matching_question_due').on(table.sweepAt).where(sql`${table.sweepAt} is not null`),
		index('matching_question_hidden').on(table.hiddenAt, table.id).where(sql`${table.hiddenAt} is not null`),
		index('matching_question_of_all').on(table.createdAt, table.id),
	],
);

/** A question of somebody who has not proved their address yet: it is asked when they have, and nobody else knows of it before. */
export const matchingHeld = pgTable(
	'matching_held',
	{
		/** The key it was sent with, and the id of the question it becomes. */
		id: uuid().primaryKey(),
		memberId: uuid('member_id')
			.notNull()
			.references(() => member.id, { onDelete: 'cascade' }),
		/** Sealed JSON: the form, as it was sent. */
		sealed: text().notNull(),
		fileIds: uuid('file_ids').array().notNull().default([]),
		bodyHash: text('body_hash').notNull(),
		createdAt: momentMs('created_at').notNull(),
		/** It could not be asked any more when the address was proved: its days were over. */
		isOutdated: boolean('is_outdated').notNull().default(false),
	},
	(table) => [
		index('matching_held_of_member').on(table.memberId, table.createdAt),
		index('matching_held_age').on(table.createdAt),
	],
);

type Worded = Record<
	'questionId' | 'word' | 'createdAt' | 'kind' | 'stage' | 'answerCount' | 'expiresAt',
	ExtraConfigColumn
>;
/**
 * Who have a word, in the order of each list, with what is chosen by: of a word no more than a page is read, however many have
 * it. Also by the beginning of a word, which is still being typed.
 */
function wordIndexes({ word, questionId, createdAt, kind, stage, answerCount, expiresAt }: Worded) {
	const begins = () => word.op('text_pattern_ops');
	return [
		primaryKey({ columns: [questionId, word] as never }),
		index('matching_word_begins').on(begins(), createdAt, questionId, kind, stage),
		index('matching_word_answers').on(begins(), answerCount, createdAt, questionId, kind, stage),
		index('matching_word_ending').on(begins(), expiresAt, questionId, kind).where(sql`${stage} = 'open'`),
	];
}

/** The words of public questions, to be searched by. */
export const matchingWord = pgTable(
	'matching_word',
	{
		questionId: uuid('question_id')
			.notNull()
			.references(() => matchingQuestion.id, { onDelete: 'cascade' }),
		word: text().notNull(),
		/** When the question was asked, and what else lists are sorted and chosen by: kept in step with it (`keepWords`). */
		createdAt: momentMs('created_at').notNull(),
		kind: text().notNull(),
		stage: text().$type<QuestionStage>().notNull(),
		answerCount: integer('answer_count').notNull(),
		expiresAt: momentMs('expires_at').notNull(),
	},
	(table) => wordIndexes(table),
);

/** The same words together, a row for each question: who has several of them that are often alone is found by these. */
export const matchingText = pgTable(
	'matching_text',
	{
		questionId: uuid('question_id')
			.primaryKey()
			.references(() => matchingQuestion.id, { onDelete: 'cascade' }),
		words: text().array().notNull(),
	},
	(table) => [index('matching_text_words').using('gin', table.words)],
);

/** What a provider answers. Its words and prices are in its versions. */
export const matchingAnswer = pgTable(
	'matching_answer',
	{
		id: uuid().primaryKey(),
		questionId: uuid('question_id')
			.notNull()
			.references(() => matchingQuestion.id, { onDelete: 'cascade' }),
		providerId: text('provider_id')
			.notNull()
			.references(() => provider.id),
		status: text().$type<AnswerState>().notNull(),
		/** The latest. */
		version: integer().notNull(),
		/** Of the latest: null where it names no price. */
		totalWon: integer('total_won'),
		validUntil: momentMs('valid_until'),
		/** How long after the question it came. */
		minutes: integer().notNull(),
		reason: text().$type<DeclineReason>(),
		reservationId: uuid('reservation_id').references(() => reservation.id),
		hiddenAt: momentMs('hidden_at'),
		hiddenReason: text('hidden_reason'),
		createdAt: momentMs('created_at').notNull(),
		/** When its latest version came. */
		renewedAt: momentMs('renewed_at').notNull(),
		/** When something happened to it last. */
		touchedAt: momentMs('touched_at').notNull(),
	},
	(table) => [
		uniqueIndex('matching_answer_once').on(table.questionId, table.providerId),
		// The inbox of a provider: what it is asked to accept, and the rest; and how fast it answers.
		index('matching_answer_picked').on(table.providerId, table.touchedAt, table.id).where(isAnswerRequested(table)),
		index('matching_answer_of_provider').on(table.providerId, table.touchedAt, table.id).where(isAnswerQuiet(table)),
		index('matching_answer_pace').on(table.providerId, table.createdAt, table.minutes),
		index('matching_answer_of_reservation').on(table.reservationId).where(sql`${table.reservationId} is not null`),
	],
);

/** Rows are only ever added: an answer is succeeded, never edited. Prices are rows of agreed_price besides. */
export const matchingAnswerVersion = pgTable(
	'matching_answer_version',
	{
		/** The key it was sent with: a repeat finds it. */
		id: uuid().primaryKey(),
		answerId: uuid('answer_id')
			.notNull()
			.references(() => matchingAnswer.id, { onDelete: 'cascade' }),
		version: integer().notNull(),
		/** Null where the question is private: then it is sealed. */
		text: text(),
		sealed: text(),
		locale: text().$type<ContentLocale>().notNull(),
		phrases: jsonb().$type<PhraseUse[]>().notNull(),
		lines: jsonb().$type<AgreedLine[]>().notNull(),
		totalWon: integer('total_won'),
		/** The version of agreed_price it is reserved by. */
		agreedVersion: integer('agreed_version'),
		productId: text('product_id').references(() => product.id),
		dates: jsonb().$type<OfferedDate[]>().notNull(),
		places: integer().notNull(),
		validUntil: momentMs('valid_until'),
		changes: jsonb().$type<VersionChange[]>().notNull(),
		authorId: uuid('author_id').references(() => member.id, { onDelete: 'set null' }),
		bodyHash: text('body_hash').notNull(),
		at: momentMs('at').notNull(),
	},
	(table) => [uniqueIndex('matching_answer_version_of').on(table.answerId, table.version)],
);

/** “Not for us”: a provider has put a question away. */
export const matchingHidden = pgTable(
	'matching_hidden',
	{
		providerId: text('provider_id')
			.notNull()
			.references(() => provider.id, { onDelete: 'cascade' }),
		questionId: uuid('question_id')
			.notNull()
			.references(() => matchingQuestion.id, { onDelete: 'cascade' }),
		at: momentMs('at').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.providerId, table.questionId] }),
		index('matching_hidden_of_provider').on(table.providerId, table.at, table.questionId),
		index('matching_hidden_question').on(table.questionId),
	],
);

/** What a provider often answers. */
export const matchingTemplate = pgTable(
	'matching_template',
	{
		id: uuid().primaryKey(),
		providerId: text('provider_id')
			.notNull()
			.references(() => provider.id, { onDelete: 'cascade' }),
		name: text().notNull(),
		area: text().$type<AreaSlug>(),
		text: text().notNull(),
		locale: text().$type<ContentLocale>().notNull(),
		phrases: jsonb().$type<PhraseUse[]>().notNull(),
		lines: jsonb().$type<AgreedLine[]>().notNull(),
		productId: text('product_id').references(() => product.id, { onDelete: 'set null' }),
		places: integer().notNull(),
		validDays: smallint('valid_days').notNull(),
		changedAt: momentMs('changed_at').notNull(),
	},
	(table) => [index('matching_template_of_provider').on(table.providerId, table.name, table.id)],
);

/** A link by which family sees a question and its answers, until it ends. */
export const matchingShare = pgTable(
	'matching_share',
	{
		id: uuid().primaryKey(),
		questionId: uuid('question_id')
			.notNull()
			.references(() => matchingQuestion.id, { onDelete: 'cascade' }),
		/** Sealed (server/keys), so that it can be shown again. */
		sealed: text().notNull(),
		secretHash: text('secret_hash').notNull().unique(),
		createdAt: momentMs('created_at').notNull(),
		endsAt: momentMs('ends_at').notNull(),
	},
	(table) => [index('matching_share_of_question').on(table.questionId, table.createdAt)],
);

/** Somebody finds a question or an answer wrong; an operator looks at it. */
export const matchingReport = pgTable(
	'matching_report',
	{
		id: uuid().primaryKey(),
		questionId: uuid('question_id')
			.notNull()
			.references(() => matchingQuestion.id, { onDelete: 'cascade' }),
		/** Null where the question itself is meant. */
		answerId: uuid('answer_id').references(() => matchingAnswer.id, { onDelete: 'cascade' }),
		memberId: uuid('member_id')
			.notNull()
			.references(() => member.id, { onDelete: 'cascade' }),
		reason: text().$type<MatchingReportReason>().notNull(),
		createdAt: momentMs('created_at').notNull(),
		resolvedAt: momentMs('resolved_at'),
	},
	(table) => [
		uniqueIndex('matching_report_question_once')
			.on(table.questionId, table.memberId)
			.where(sql`${table.answerId} is null`),
		uniqueIndex('matching_report_answer_once')
			.on(table.answerId, table.memberId)
			.where(sql`${table.answerId} is not null`),
		index('matching_report_open').on(table.questionId, table.createdAt).where(sql`${table.resolvedAt} is null`),
		index('matching_report_of_member').on(table.memberId, table.createdAt),
	],
);
