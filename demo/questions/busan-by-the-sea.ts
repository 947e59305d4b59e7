import type { DemoQuestion } from '../demo-question.ts';

export const busanByTheSea = {
	id: 'busan-by-the-sea',
	asker: { firstName: 'Hannah', lastName: 'Fraser', country: 'GB' },
	area: 'travel',
	kind: 'hotel',
	title: 'Three quiet nights by the sea in Busan, late arrival',
	contents: `My mother and I are coming to Busan after a conference in Seoul. Three nights, two single beds, a view of the sea if it is not far above the budget, and somewhere we can sit in the evening without loud music. Our train arrives at 22:50, so check-in will be around half past eleven at night.
Please tell me the price per night including breakfast, and what a taxi from the station costs at that hour.`,
	language: 'en',
	wished: { fromInDays: -6, toInDays: -3 },
	persons: { adult: 2, child: 0, infant: 0 },
	budget: { amount: 600_000, currency: 'KRW' },
	languages: ['en'],
	region: 'busan',
	needs: {},
	isPrivate: false,
	askedDaysAgo: 27,
	state: 'closed',
	ended: { reason: 'found-elsewhere', daysAgo: 19 },
	answers: [
		{
			provider: 'haeundae-harbour-hotel',
			language: 'en',
			text: `Thank you for asking. We have a twin with a sea view on the 11th floor for your three nights. The front desk is open all night, so half past eleven is no problem. Our tea lounge closes at midnight and plays no music after nine.
A taxi from Busan Station to us costs about ₩18,000 at that hour, night surcharge included. Breakfast is served from 06:30.`,
			lines: [
				{ of: 'stay', name: 'Twin room, sea view', quantity: 3, won: 176_000 },
				{ of: 'other', name: 'Breakfast for two', quantity: 3, won: 38_000 },
				{ of: 'tax', name: 'VAT included', quantity: 1, won: 0 },
				{ of: 'pick-up', name: 'Taxi from the station', quantity: 1, won: null },
			],
			dates: [{ inDays: -6, time: null }],
			validDays: 7,
			hoursAfter: 3,
		},
		{
			provider: 'maru',
			language: 'en',
			text: `We reserve rooms in Busan with partner hotels and can add a driver who meets you on the platform. The room below faces the side street, with a partial view of the sea; it is quieter at night. The price is for both of you.`,
			lines: [
				{ of: 'stay', name: 'Twin room, partial sea view, breakfast', quantity: 3, won: 162_000 },
				{ of: 'pick-up', name: 'Driver from Busan Station, after 22:00', quantity: 1, won: 55_000 },
				{ of: 'tax', name: 'VAT included', quantity: 1, won: 0 },
			],
			dates: [{ inDays: -6, time: null }],
			validDays: 7,
			hoursAfter: 11,
		},
	],
} satisfies DemoQuestion;
