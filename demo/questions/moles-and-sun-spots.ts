import type { DemoQuestion } from '../demo-question.ts';

export const molesAndSunSpots = {
	id: 'moles-and-sun-spots',
	asker: { firstName: 'Helen', lastName: 'Carter', country: 'AU' },
	area: 'medical',
	kind: 'dermatology',
	title: 'Mole check and sun spots during a week in Seoul',
	contents: `I am 52, fair-skinned and grew up near the sea. My dermatologist at home checks my moles once a year; this time I will be in Korea when it is due. I would like a full skin check with a dermatoscope and pictures I can take home, and an opinion on two sun spots on my left hand that I would like lightened, but only if that is sensible.
Please tell me what the check alone costs, what the spots would cost on top, and how soon after I could sit in the sun again.`,
	language: 'en',
	wished: { fromInDays: 26, toInDays: 33 },
	persons: { adult: 1, child: 0, infant: 0 },
	budget: { amount: 400, currency: 'USD' },
	languages: ['en'],
	region: 'seoul',
	needs: {},
	isPrivate: true,
	askedDaysAgo: 1,
	state: 'open',
	answers: [],
} satisfies DemoQuestion;
