import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { AnswerForm, QuestionForm } from '#contract/api/matching-fields.ts';
import { matchingAnswer, matchingQuestion } from '#server/db/schema/matching.ts';
import { type Actor, openReservationHouse, type ReservationHouse } from './reservation-house.ts';
import { agreed, dayIn } from './reservation-products.ts';

/*
 * How to use it:
 *
 *   const house = await openMatchingHouse();                   // afterAll(() => house.close()), beforeEach(house.clear)
 *   const question = await house.asked('guest');               // travel, a private tour, which `walks` (partner) fits
 *   const answer = await house.answered('partner', question);  // with a price for the product `private-walk`
 *   await house.pick('guest', answer); await house.move('partner', answer, { move: 'accept' });
 */

/** A question that is right in everything, about a private tour. */
export const questionFor = (changes: Partial<QuestionForm> = {}): QuestionForm => ({
	key: randomUUID(),
	area: 'travel',
	kind: 'private-tour',
	title: 'Two days in Seoul with my parents',
	contents: 'We like palaces and markets, and my father walks slowly. A car would be welcome.',
	locale: 'th',
	contact: { email: 'guest@maru.example', phone: '+66812345678', messenger: { app: 'line', name: 'somchai99' } },
	wished: { from: dayIn(24), to: dayIn(26) },
	persons: { adult: 2, child: 0, infant: 0 },
	budget: { amount: 900_000, currency: 'KRW' },
	languages: ['en'],
	region: 'seoul',
	needs: { halal: null, flags: [], childSeats: 0 },
	isPrivate: false,
	fileIds: [],
	agreements: { provider: agreed },
	...changes,
});

/** The same about health: private, and `clinic` fits it, which the agency looks after. */
export const healthQuestion = (changes: Partial<QuestionForm> = {}): QuestionForm =>
	questionFor({
		...{ area: 'medical', kind: 'health-screening', isPrivate: true },
		title: 'Thyroid check for my mother, 62',
		contents: 'She had a nodule of 8 mm in 2023. We need an interpreter in the room.',
		agreements: { provider: agreed, health: agreed },
		...changes,
	});

export const answerFor = (changes: Partial<AnswerForm> = {}): AnswerForm => ({
	key: randomUUID(),
	text: 'We would be glad to show you both days at an easy pace.',
	locale: 'en',
	phrases: [],
	lines: [
		{ of: 'guide', name: 'Two days', quantity: 2, won: 200_000 },
		{ of: 'vehicle', name: '', quantity: 2, won: 150_000 },
		{ of: 'meals', name: '', quantity: 1, won: null },
	],
	productId: 'private-walk',
	dates: [{ on: dayIn(25), time: '09:00' }],
	places: 2,
	validDays: 7,
	...changes,
});

export async function openMatchingHouse(adapt?: Parameters<typeof openReservationHouse>[0]) {
	const house: ReservationHouse = await openReservationHouse(adapt);
	const { call, queries } = house;

	async function idOf(answer: { status: number; body: { id: string } }): Promise<string> {
		if (answer.status !== 200) throw new Error(`refused: ${JSON.stringify(answer.body)}`);
		return answer.body.id;
	}
	const ask = (who: Actor, form = questionFor()) => call(who, 'POST /api/matching/questions', { body: form });
	const answer = (who: Actor, question: string, form = answerFor(), provider?: string) =>
		call(who, `POST /api/matching/questions/${question}/answers${provider ? `?provider=${provider}` : ''}`, {
			body: form,
		});
	return {
		...house,
		get now() {
			return house.now;
		},
		ask,
		answer,
		asked: async (who: Actor, form?: QuestionForm) => idOf(await ask(who, form)),
		answered: async (who: Actor, question: string, form?: AnswerForm, provider?: string) =>
			idOf(await answer(who, question, form, provider)),
		renew: (who: Actor, id: string, form: AnswerForm & { version: number }) =>
			call(who, `POST /api/matching/answers/${id}/versions`, { body: form }),
		pick: (who: Actor, id: string, version = 1) =>
			call(who, `POST /api/matching/answers/${id}/pick`, { body: { version } }),
		takeBack: (who: Actor, id: string) => call(who, `POST /api/matching/answers/${id}/take-back`),
		move: (who: Actor, id: string, body: { move: string; reason?: string }) =>
			call(who, `POST /api/matching/answers/${id}/moves`, { body }),
		moveQuestion: (who: Actor, id: string, body: { move: string; reason?: string }) =>
			call(who, `POST /api/matching/questions/${id}/moves`, { body }),
		read: (who: Actor, id: string, more = '') => call(who, `GET /api/matching/questions/${id}?language=en${more}`),
		list: (who: Actor, more = '') => call(who, `GET /api/matching/questions?language=en${more}`),
		inbox: (who: Actor, more = '') => call(who, `GET /api/matching/inbox?language=en${more}`),
		reserveAnswer: (who: Actor, id: string, body: object = {}) =>
			call(who, `POST /api/matching/answers/${id}/reserve`, { body: { ...reserveFor(), ...body } }),
		/** What an operator decides about a question or an answer to it, as it stands now. */
		decidesAbout: (question: string) => async (path: `${'questions' | 'answers'}/${string}`, body: object) => {
			const { body: standing } = await call('operator', `GET /api/matching/questions/${question}?language=en`);
			const [, id] = path.split('/');
			const { seen } = [standing, ...standing.answers].find((one: { id: string }) => one.id === id);
			return call('operator', `POST /api/matching/${path}/decision`, { body: { ...body, seen } });
		},
		async questionRow(id: string) {
			const [row] = await queries.select().from(matchingQuestion).where(eq(matchingQuestion.id, id));
			if (!row) throw new Error(`no question ${id}`);
			return row;
		},
		async answerRow(id: string) {
			const [row] = await queries.select().from(matchingAnswer).where(eq(matchingAnswer.id, id));
			if (!row) throw new Error(`no answer ${id}`);
			return row;
		},
		templatesTo: async (who: Exclude<Actor, 'visitor'>) =>
			(await house.mailsTo(house.emailOf(who))).map(({ template }) => template),
	};
}
export type MatchingHouse = Awaited<ReturnType<typeof openMatchingHouse>>;

const reserveFor = () => ({
	key: randomUUID(),
	date: { on: dayIn(25), time: '09:00' },
	language: 'en',
	agreements: { provider: agreed },
	lead: {
		...{ firstName: 'SOMCHAI', lastName: 'JAIDEE', birthOn: '1990-05-05', gender: 'male', country: 'TH' },
		...{ email: 'guest@maru.example', phone: '+66812345678' },
	},
	details: { pickUpPlace: 'Hotel Lotte, lobby' },
});
