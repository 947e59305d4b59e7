import type { DemoQuestion } from '../demo-question.ts';

export const hotStonesByTheSea = {
	id: 'hot-stones-by-the-sea',
	asker: { firstName: 'Ekaterina', lastName: 'Orlova', country: 'RU' },
	area: 'wellness',
	kind: 'spa',
	title: 'Спа на двоих в Пусане: горячие камни и море, полдня',
	contents: `Будем в Пусане три дня с мамой, ей 63. Хотим провести полдня в спа: массаж горячими камнями, потом чай и вид на море, если он есть. У мамы варикоз, поэтому важно, чтобы мастер знал, что можно, а что нет. Подскажите, пожалуйста, сколько длится программа, можно ли в одной комнате и что входит в цену.`,
	language: 'ru',
	wished: { fromInDays: 16, toInDays: 19 },
	persons: { adult: 2, child: 0, infant: 0 },
	budget: { amount: 25_000, currency: 'RUB' },
	languages: ['ru', 'en'],
	region: 'busan',
	needs: {},
	isPrivate: false,
	askedDaysAgo: 1,
	state: 'open',
	answers: [],
} satisfies DemoQuestion;
