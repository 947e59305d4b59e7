import type { DemoQuestion } from '../demo-question.ts';

export const hanokAtNewYear = {
	id: 'hanok-at-new-year',
	asker: { firstName: 'Ekaterina', lastName: 'Belova', country: 'RU' },
	area: 'travel',
	kind: 'hotel',
	title: 'Ханок в Сеуле на праздники: тёплый пол, трое взрослых, четыре ночи',
	contents: `Ищем комнату в ханоке в Пукчхоне или рядом: трое взрослых, желательно отдельный двор, тёплый пол и своя ванная. Бывали ли у вас зимой гости, не холодно ли ночью? Завтрак нужен простой, без острого. Нам важно, чтобы кто-то мог объяснить, как включать отопление, по-русски или по-английски.`,
	language: 'ru',
	wished: { fromInDays: 8, toInDays: 12 },
	persons: { adult: 3, child: 0, infant: 0 },
	budget: { amount: 90_000, currency: 'RUB' },
	languages: ['ru', 'en'],
	region: 'seoul',
	needs: {},
	isPrivate: false,
	askedDaysAgo: 34,
	state: 'expired',
	answers: [
		{
			provider: 'jongno-hanok-stay',
			language: 'ko',
			text: '안채 한 동을 통째로 쓰실 수 있습니다. 마당과 욕실이 따로 있고, 겨울에는 바닥 온도를 미리 올려 둡니다. 아침은 죽과 구운 생선이며 맵지 않습니다. 난방 조절은 그림으로 된 안내문이 있습니다.',
			phrases: [
				{ phrase: 'thanks-question', slots: {} },
				{ phrase: 'we-reply-in', slots: { language: 'en' } },
				{ phrase: 'all-in-writing', slots: {} },
			],
			lines: [
				{ of: 'stay', name: '안채 전체(3인), 1박', quantity: 4, won: 286_000 },
				{ of: 'other', name: '아침 식사', quantity: 12, won: 0 },
				{ of: 'tax', name: '부가가치세 포함', quantity: 1, won: 0 },
				{ of: 'pick-up', name: '공항 픽업', quantity: 1, won: null },
			],
			dates: [{ inDays: 8, time: null }],
			validDays: 10,
			hoursAfter: 30,
		},
		{
			provider: 'maru',
			language: 'ru',
			text: `В самом Пукчхоне на эти даты мы нашли одну комнату на троих и тихий городской отель в пяти минутах. В ханоке ночью +22 °C на полу и прохладнее у окна, пледы дадут. Наш координатор встретит вас и покажет отопление по-русски. Цена ниже — за ханок.`,
			lines: [
				{ of: 'stay', name: 'Комната в ханоке на троих, 1 ночь', quantity: 4, won: 262_000 },
				{ of: 'other', name: 'Завтрак без острого', quantity: 12, won: 14_000 },
				{ of: 'interpreter', name: 'Координатор при заселении, на русском', quantity: 1, won: 60_000 },
			],
			dates: [{ inDays: 8, time: null }],
			validDays: 14,
			hoursAfter: 52,
		},
	],
} satisfies DemoQuestion;
