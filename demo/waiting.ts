import type { DemoWaiting } from './demo-reservation.ts';

const pair = { adult: 2, child: 0, infant: 0 };

/** Both in slots that reservations/guests.ts fills: in one nobody left, in the other two people stayed at home. */
export const demoWaiting: DemoWaiting[] = [
	{
		member: 'traveller@maru.example',
		product: 'bamboo-stone-spa-for-two',
		inDays: 11,
		time: '15:30',
		persons: pair,
		since: { daysAgo: 2, at: '20:15' },
	},
	{
		member: 'traveller@maru.example',
		product: 'tea-master-ikseon',
		inDays: 6,
		time: '16:30',
		persons: pair,
		since: { hoursAgo: 9 },
		offered: { hoursAgo: 1.9 },
	},
];
