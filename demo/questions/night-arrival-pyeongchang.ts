import type { DemoQuestion } from '../demo-question.ts';

export const nightArrivalPyeongchang = {
	id: 'night-arrival-pyeongchang',
	asker: { firstName: 'Dmitrii', lastName: 'Orlov', country: 'RU' },
	area: 'travel',
	kind: 'pick-up',
	title: 'Ночной прилёт в Инчхон, сразу в Пхёнчхан, двое детей и лыжи',
	contents: `Прилетаем в T1 в 23:40, двое взрослых, дети 7 и 3 лет, четыре чемодана и два чехла с лыжами по 180 см. Нужен минивэн до отеля в Пхёнчхане и обратно через шесть дней к рейсу в 15:20.
Важно: два детских кресла, водитель, который дождётся при задержке, и понятная цена за ночь. Российские карты не работают, можем перевести предоплату и доплатить наличными.`,
	language: 'ru',
	wished: { fromInDays: 40, toInDays: 40 },
	persons: { adult: 2, child: 2, infant: 0 },
	budget: { amount: 900_000, currency: 'KRW' },
	languages: ['ru', 'en'],
	region: 'gangwon',
	needs: { childSeats: 2 },
	isPrivate: false,
	askedDaysAgo: 4,
	state: 'requested',
	answers: [
		{
			provider: 'han-river-chauffeurs',
			language: 'ru',
			text: `Здравствуйте! Минивэн на девять мест с багажником для лыж: чехлы до 190 см помещаются внутрь, на крышу ничего не крепим. Два кресла — для трёх и семи лет — поставим до встречи.
Рейс отслеживаем и ждём 120 минут после приземления без доплаты. Ночной тариф уже в цене, дорога занимает около трёх часов, по пути одна остановка. Предоплата переводом, остаток наличными водителю на обратном пути.`,
			phrases: [{ phrase: 'driver-waits', slots: { minutes: 120 } }],
			lines: [
				{ of: 'pick-up', name: 'Инчхон T1 — Пхёнчхан, ночной тариф', quantity: 1, won: 358_000 },
				{ of: 'pick-up', name: 'Пхёнчхан — Инчхон T1, днём', quantity: 1, won: 298_000 },
				{ of: 'other', name: 'Детские кресла', quantity: 2, won: 0 },
				{ of: 'other', name: 'Платные дороги', quantity: 2, won: 17_000 },
			],
			dates: [{ inDays: 40, time: '23:40' }],
			validDays: 14,
			hoursAfter: 2,
		},
		{
			provider: 'maru',
			language: 'ru',
			text: `Предлагаем другой вариант: ночь в отеле у аэропорта и выезд в 09:00, чтобы дети выспались, а дорога в горах была светлой. Семейный номер на четверых, завтрак с семи. Лыжи и багаж остаются в машине под охраной. Обратно забираем в 10:30.`,
			lines: [
				{ of: 'stay', name: 'Семейный номер у аэропорта, 1 ночь, завтрак', quantity: 1, won: 172_000 },
				{ of: 'pick-up', name: 'Инчхон — Пхёнчхан, утром', quantity: 1, won: 310_000 },
				{ of: 'pick-up', name: 'Пхёнчхан — Инчхон T1', quantity: 1, won: 310_000 },
				{ of: 'other', name: 'Детские кресла', quantity: 2, won: 10_000 },
				{ of: 'other', name: 'Платные дороги', quantity: 2, won: null },
			],
			dates: [{ inDays: 40, time: null }],
			validDays: 10,
			hoursAfter: 15,
		},
	],
	picked: { provider: 'han-river-chauffeurs', daysAgo: 1 },
} satisfies DemoQuestion;
