import { z } from 'zod';
import { needAnswers } from '#domain/reservation/need-questions.ts';
import { needIds } from '#domain/reservation/needs.ts';
import { isSameStart, mostProposed, proposalDays } from '#domain/reservation/proposal.ts';
import { fault } from '../faults.ts';
import { moment } from './moment.ts';
import { orderFields, traveller } from './reservation-form.ts';
import '../zod-in-browser.ts';

const reason = z.string(fault('required')).trim().min(1, fault('required')).max(500, fault('too-long'));
/** Who comes besides the lead guest, where the kind asks for every name. */
const travellers = z.array(traveller).max(49);

const { on, time } = orderFields.shape;
const dayAndTime = z.strictObject({ on, time });
type Starts = readonly z.output<typeof dayAndTime>[];

/** Each once. */
const areApart = (dates: Starts): boolean =>
	dates.every((date, at) => dates.findIndex((other) => isSameStart(other, date)) === at);

/** A move of domain/reservation/reservation-machine.ts with what it needs to know. */
export const moveBody = z.discriminatedUnion('move', [
	/** The order that was looked at: where the guest has changed it since, nobody agrees to what they have not seen. */
	z.strictObject({ move: z.literal('confirm'), reason: reason.optional(), seen: orderFields.optional() }),
	z.strictObject({ move: z.literal('agree-change'), reason: reason.optional() }),
	z.strictObject({ move: z.enum(['decline', 'call-off', 'refuse-change']), reason }),
	z.strictObject({
		move: z.enum(['withdraw-change', 'withdraw-price', 'withdraw-dates', 'no-show', 'arrive', 'undo-arrival']),
	}),
	/** The price that was read: where another has come since, nobody agrees to what they have not seen. */
	z.strictObject({
		move: z.enum(['accept-price', 'decline-price']),
		version: z.int().positive(),
		reason: reason.optional(),
	}),
	/** `seen`: when the dates were proposed that waited for the guest as these were begun; null where none did. */
	z.strictObject({
		move: z.literal('propose-dates'),
		dates: z
			.array(dayAndTime)
			.min(1, fault('required'))
			.max(mostProposed, fault('invalid-input'))
			.refine(areApart, fault('date-twice')),
		days: z
			.int(fault('invalid-input'))
			.min(proposalDays.least, fault('invalid-input'))
			.max(proposalDays.most, fault('invalid-input')),
		seen: moment.nullable(),
		reason: reason.optional(),
	}),
	/** The dates that were read: where others have come since, nobody agrees to what they have not seen. */
	z.strictObject({ move: z.literal('accept-date'), date: dayAndTime, seen: moment }),
	z.strictObject({ move: z.literal('decline-dates'), seen: moment, reason: reason.optional() }),
	/** Nothing takes it back. */
	z.strictObject({ move: z.literal('give-ticket'), ticket: z.string().trim().max(120, fault('too-long')) }),
	z.strictObject({
		move: z.literal('answer-needs'),
		answers: z
			.array(
				z
					.strictObject({
						id: z.enum(needIds),
						answer: z.enum(needAnswers),
						text: z.string().trim().max(500, fault('too-long')).optional(),
					})
					.refine(({ answer, text }) => answer !== 'how' || Boolean(text), { ...fault('required'), path: ['text'] }),
			)
			.min(1)
			.max(needIds.length)
			.refine((given) => new Set(given.map(({ id }) => id)).size === given.length, fault('invalid-input')),
	}),
	/** What the page said comes back: when the clock has passed a step since, it asks again instead. */
	z.strictObject({ move: z.literal('cancel'), reason: reason.optional(), percent: z.number() }),
	z.strictObject({
		move: z.literal('reduce'),
		reason: reason.optional(),
		persons: orderFields.shape.persons,
		units: orderFields.shape.units,
		/** Where every name is asked for: those who still come, of those who were named. */
		travellers: travellers.optional(),
		percent: z.number(),
	}),
	z.strictObject({
		move: z.literal('ask-change'),
		order: orderFields,
		/** Where every name is asked for and the number differs: all who come then. */
		travellers: travellers.optional(),
		total: z.int().nonnegative(),
		/** What the page said comes back of what is given up; where it was said and the clock has passed a step, it asks again. */
		percent: z.number().optional(),
		reason: reason.optional(),
	}),
]);
export type MoveBody = z.output<typeof moveBody>;
