import type { DemoQuestion } from '../demo-question.ts';

export const yogaBetweenMeetings = {
	id: 'yoga-between-meetings',
	asker: { firstName: 'Marta', lastName: 'Nilsson', country: 'SE' },
	area: 'wellness',
	kind: 'yoga',
	title: 'Quiet yoga early in the morning, three days between meetings',
	contents: `I am in Seoul for work, staying near Anguk, and free before nine. I practise slow hatha yoga, have an old shoulder injury and would like a small class or a private hour on three mornings, with tea or nothing at all afterwards. A mat and a shower would be welcome. English is fine. Please tell me how early you can open and what a private hour costs.`,
	language: 'en',
	wished: { fromInDays: 9, toInDays: 12 },
	persons: { adult: 1, child: 0, infant: 0 },
	budget: { amount: 250_000, currency: 'KRW' },
	languages: ['en'],
	region: 'seoul',
	needs: {},
	isPrivate: false,
	askedDaysAgo: 1,
	state: 'open',
	answers: [],
} satisfies DemoQuestion;
