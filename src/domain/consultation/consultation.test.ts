import { describe, expect, test } from 'vitest';
import {
	type ConsultationActor,
	type ConsultationMove,
	consultationDue,
	consultationMoves,
	consultationStates,
	consultationWaitsFor,
	mayMoveConsultation,
	mayTakeBack,
	staysReserved,
} from './consultation.ts';

const actors: ConsultationActor[] = ['member', 'house', 'clock'];
const moves = Object.keys(consultationMoves) as ConsultationMove[];
const allowed = (state: (typeof consultationStates)[number], by: ConsultationActor) =>
	moves.filter((move) => mayMoveConsultation(state, move, by));

test('every state, actor and move', () => {
	const table = Object.fromEntries(
		consultationStates.flatMap((state) => actors.map((by) => [`${state} ${by}`, allowed(state, by)])),
	);
	expect(table).toEqual({
		'sent member': ['withdraw'],
		'sent house': ['answer', 'decline'],
		'sent clock': ['expire'],
		'answered member': ['reserve', 'withdraw', 'finish'],
		'answered house': ['answer', 'finish'],
		'answered clock': ['expire'],
		'closed member': [],
		'closed house': [],
		'closed clock': [],
	});
	expect(consultationStates.map(consultationWaitsFor)).toEqual(['house', 'member', null]);
});

test('what was told is taken back as long as it is kept; what was reserved stays so', () => {
	const finished = { state: 'closed', end: 'finished', erasedAt: null } as const;
	expect(mayTakeBack({ state: 'sent', end: null, erasedAt: null })).toBe(true);
	expect(mayTakeBack(finished)).toBe(true);
	expect(mayTakeBack({ ...finished, end: 'reserved' })).toBe(true);
	expect([staysReserved({ end: 'reserved' }), staysReserved(finished)]).toEqual([true, false]);
	expect(mayTakeBack({ ...finished, erasedAt: new Date(0) })).toBe(false);
});

describe('time', () => {
	const createdAt = new Date('2026-11-20T00:00:00Z');
	const begun = {
		...{ state: 'sent' as const, end: null, createdAt, changedAt: createdAt },
		...{ reminded: 0, erasedAt: null },
	};
	const at = (text: string) => new Date(`${text}:00Z`);

	test('the clinic is reminded twice, then it is over', () => {
		expect(consultationDue(begun)).toEqual({ what: 'remind', at: at('2026-11-21T00:00') });
		expect(consultationDue({ ...begun, reminded: 1 })).toEqual({ what: 'remind', at: at('2026-11-23T00:00') });
		expect(consultationDue({ ...begun, reminded: 2 })).toEqual({ what: 'expire', at: at('2026-11-27T00:00') });
	});

	describe('an answer waits for a month from the last one', () => {
		const answered = { ...begun, state: 'answered' as const, changedAt: at('2026-11-25T00:00') };
		const plan = (validUntil: Date | null) =>
			[0, 1, 2].map((reminded) => {
				const due = consultationDue({ ...answered, validUntil, reminded });
				return `${due?.what} ${due?.at.toISOString().slice(0, 13)}`;
			});

		test('without a price the patient is reminded three days before its end', () => {
			expect(plan(null).slice(0, 2)).toEqual(['remind-ending 2026-12-22T00', 'expire 2026-12-25T00']);
		});

		test('with one also a day before that ends, or half-way where it is open for a day', () => {
			const rest = ['remind-ending 2026-12-22T00', 'expire 2026-12-25T00'];
			expect(plan(at('2026-12-02T00:00'))).toEqual(['remind-price 2026-12-01T00', ...rest]);
			expect(plan(at('2026-11-26T00:00'))).toEqual(['remind-price 2026-11-25T12', ...rest]);
		});

		test('who hears of a price that ends with all of it is not told twice', () => {
			expect(plan(at('2026-12-25T00:00')).slice(0, 2)).toEqual(['remind-price 2026-12-24T00', 'expire 2026-12-25T00']);
		});
	});

	test('what was told goes a week after the end, and at once where it was taken back', () => {
		const closed = { ...begun, state: 'closed' as const, changedAt: at('2026-12-01T00:00') };
		expect(consultationDue({ ...closed, end: 'finished' })).toEqual({ what: 'erase', at: at('2026-12-08T00:00') });
		expect(consultationDue({ ...closed, end: 'withdrawn' })).toEqual({ what: 'erase', at: at('2026-12-01T00:00') });
		expect(consultationDue({ ...closed, end: 'finished', erasedAt: createdAt })).toBeUndefined();
	});
});
