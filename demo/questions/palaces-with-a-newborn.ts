import type { DemoQuestion } from '../demo-question.ts';

export const palacesWithANewborn = {
	id: 'palaces-with-a-newborn',
	asker: { firstName: 'Siew Ling', lastName: 'Tan', country: 'SG' },
	area: 'travel',
	kind: 'private-tour',
	title: 'Palaces and a market with a five-month-old, one slow day',
	contents: `We are two adults with a baby in a pram and would like one slow day in Seoul with a guide: one palace, one market, and somewhere warm to feed and change the baby in between. We are fine with walking, but not with stairs. Four or five hours are plenty. Please tell us which palace is easiest with a pram, what happens when it rains, and what is included in the price.`,
	language: 'en',
	wished: { fromInDays: 14, toInDays: 18 },
	persons: { adult: 2, child: 0, infant: 1 },
	budget: { amount: 300, currency: 'USD' },
	languages: ['en'],
	region: 'seoul',
	needs: {},
	isPrivate: false,
	askedDaysAgo: 1,
	state: 'open',
	answers: [],
} satisfies DemoQuestion;
