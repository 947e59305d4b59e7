import type { DemoReservation } from '../demo-reservation.ts';

const anna = 'anna@maru.example';
const one = { adult: 1, child: 0, infant: 0 };
const pair = { adult: 2, child: 0, infant: 0 };

/** Another guest, mostly of the clinic, and those who fill the slots that somebody waits for. */
export const guestReservations: DemoReservation[] = [
	// Who comes to the clinic today and tomorrow: a desk that is looked at has a day.
	{
		member: anna,
		product: 'laser-toning-consultation',
		inDays: 0,
		time: '17:30',
		persons: one,
		requested: { daysAgo: 5, at: '11:20' },
		steps: [{ when: { daysAgo: 4, at: '09:15' }, pays: 'deposit', method: 'transfer' }],
	},
	{
		member: anna,
		product: 'laser-toning-consultation',
		inDays: 1,
		time: '10:30',
		persons: pair,
		travellers: [{ firstName: 'Elena', lastName: 'Sokolova', birthOn: '1990-03-08' }],
		requested: { daysAgo: 5, at: '11:24' },
		steps: [{ when: { daysAgo: 4, at: '09:15' }, pays: 'deposit', method: 'transfer' }],
	},
	{
		member: anna,
		product: 'scar-and-acne-care',
		inDays: 8,
		time: '16:30',
		persons: one,
		contents:
			'После акне остались рубцы на щеках, пять лет назад делала шлифовку. Хочу понять, что мне подойдёт и сколько понадобится визитов.',
		requested: { daysAgo: 7, at: '16:48' },
		steps: [
			{ when: { daysAgo: 6, at: '09:40' }, move: 'confirm' },
			{
				when: { hoursAgo: 6 },
				move: 'ask-change',
				to: { inDays: 10, time: '14:00' },
				reason: 'Авиакомпания перенесла рейс, прилетаю позже.',
			},
			{
				when: { hoursAgo: 5.9 },
				says: 'Здравствуйте! Авиакомпания перенесла мой рейс. Можно ли перенести приём на новую дату? Если 14:00 занято, подойдёт любое время после обеда.',
				by: 'member',
				isRead: false,
			},
		],
	},
	{
		member: anna,
		product: 'scar-and-acne-care',
		inDays: 15,
		time: '14:00',
		persons: pair,
		travellers: [{ firstName: 'Elena', lastName: 'Sokolova', birthOn: '1990-03-08' }],
		contents: 'Приду с сестрой, у неё чувствительная кожа и розацеа. Можно нам обеим к одному врачу?',
		requested: { hoursAgo: 8 },
		steps: [],
	},
	// A price in lines: the first one was declined, the second agreed to.
	{
		member: anna,
		product: 'scar-and-acne-care',
		inDays: 24,
		time: '16:30',
		persons: one,
		contents: 'Хочу пройти курс целиком. Сколько он будет стоить вместе с переводчиком?',
		requested: { daysAgo: 4, at: '12:20' },
		steps: [
			{
				when: { daysAgo: 4, at: '16:05' },
				move: 'offer-price',
				days: 3,
				lines: [
					{ of: 'consultation', name: '', quantity: 1, won: 50_000 },
					{ of: 'sessions', name: '프락셔널 레이저', quantity: 8, won: 110_000 },
					{ of: 'interpreter', name: '', quantity: 8, won: 30_000 },
					{ of: 'medicine', name: '', quantity: 1, won: null },
				],
			},
			{
				when: { daysAgo: 3, at: '10:12' },
				move: 'decline-price',
				reason: 'Я буду в Сеуле только две недели, восемь сеансов не успею.',
			},
			{
				when: { daysAgo: 3, at: '17:41' },
				move: 'offer-price',
				days: 3,
				lines: [
					{ of: 'consultation', name: '', quantity: 1, won: 50_000 },
					{ of: 'sessions', name: '프락셔널 레이저', quantity: 3, won: 120_000 },
					{ of: 'interpreter', name: '', quantity: 3, won: 30_000 },
					{ of: 'aftercare', name: '진정 관리', quantity: 1, won: 40_000 },
					{ of: 'medicine', name: '', quantity: 1, won: null },
				],
			},
			{ when: { daysAgo: 2, at: '09:30' }, move: 'accept-price' },
			{ when: { daysAgo: 1, at: '11:15' }, pays: 'deposit', method: 'transfer' },
		],
	},
	{
		member: anna,
		product: 'laser-toning-consultation',
		inDays: 5,
		time: '13:30',
		persons: one,
		contents: 'Интересует пигментация на скулах.',
		requested: { daysAgo: 8, at: '18:09' },
		steps: [
			{
				when: { daysAgo: 7, at: '17:33' },
				says: 'Подскажите, пожалуйста, нужно ли прийти без макияжа и есть ли у вас переводчик с русского?',
				by: 'member',
				isRead: true,
			},
			{
				when: { daysAgo: 6, at: '10:02' },
				says: '안녕하세요, 안나 님. 화장은 오셔서 지우셔도 됩니다. 러시아어 통역은 없지만 원장님이 영어로 상담하시고, 동의서는 러시아어로 준비해 두겠습니다.\n\nHello Anna, you can remove make-up here. We have no Russian interpreter, but the doctor speaks English and the consent forms will be ready in Russian.',
				by: 'house',
				isRead: true,
			},
			{ when: { daysAgo: 6, at: '15:20' }, says: 'Спасибо, на английском мне удобно.', by: 'member', isRead: true },
		],
	},
	{
		member: anna,
		product: 'laser-toning-consultation',
		inDays: -9,
		time: '10:30',
		persons: one,
		requested: { daysAgo: 19, at: '12:40' },
		steps: [
			{ when: { daysAgo: 18, at: '11:05' }, pays: 'deposit', method: 'transfer' },
			{ when: { daysBefore: 0, at: '12:10' }, pays: 'rest', method: 'on-site' },
		],
	},
	{
		member: anna,
		product: 'dokkaebi-kitchen-show',
		inDays: -11,
		time: '20:00',
		persons: one,
		choices: { class: 'r' },
		requested: { daysAgo: 17, at: '22:05' },
		steps: [
			{ when: { daysAgo: 16, at: '10:30' }, pays: 'deposit', method: 'transfer' },
			{ when: { daysBefore: 0, at: '21:45' }, move: 'no-show' },
		],
	},
	{
		member: anna,
		product: 'jeju-east-free-day',
		inDays: 4,
		time: '09:00',
		persons: pair,
		requested: { daysAgo: 12, at: '14:52' },
		steps: [
			{ when: { daysAgo: 11, at: '09:18' }, pays: 'deposit', method: 'transfer' },
			{
				when: { daysAgo: 1, at: '16:00' },
				move: 'call-off',
				reason:
					'A storm warning is out for the east coast of Jeju that day and the coast road will be closed. We are sorry. You will get a full refund.',
			},
		],
	},
	{
		member: anna,
		product: 'bamboo-stone-spa-for-two',
		inDays: 11,
		time: '15:30',
		persons: pair,
		contents: 'Приду с мамой, ей 66 лет. Если можно, массаж помягче.',
		requested: { daysAgo: 9, at: '19:44' },
		steps: [{ when: { daysAgo: 8, at: '12:00' }, pays: 'deposit', method: 'transfer' }],
	},
	{
		member: 'clinic@maru.example',
		product: 'bamboo-stone-spa-for-two',
		inDays: 11,
		time: '15:30',
		persons: pair,
		contents: '어머니 생신이라 함께 갑니다. 조용한 방이면 좋겠습니다.',
		requested: { daysAgo: 2, at: '21:10' },
		steps: [],
	},
	{
		member: 'newpartner@maru.example',
		product: 'tea-master-ikseon',
		inDays: 6,
		time: '16:30',
		persons: { adult: 8, child: 0, infant: 0 },
		requested: { daysAgo: 1, at: '09:30' },
		steps: [
			{
				when: { hoursAgo: 2 },
				move: 'reduce',
				persons: { adult: 6, child: 0, infant: 0 },
				reason: '두 분이 일정이 바뀌어 못 오십니다.',
			},
		],
	},
];
