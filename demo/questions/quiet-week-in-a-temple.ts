import type { DemoQuestion } from '../demo-question.ts';

export const quietWeekInATemple = {
	id: 'quiet-week-in-a-temple',
	asker: { firstName: 'Sergei', lastName: 'Voronov', country: 'RU' },
	area: 'wellness',
	kind: 'temple-stay',
	title: 'Неделя тишины: храм или лес, один, без программы по минутам',
	contents: `Хочу провести шесть ночей в тишине: горы, простая еда, можно помогать по хозяйству. Не буддист, но правила уважаю. Без ежедневных экскурсий и мастер-классов, максимум одна беседа с монахом через переводчика. Вегетарианская еда подходит. Насколько холодно в комнатах и можно ли приехать без знания корейского?`,
	language: 'ru',
	wished: null,
	persons: { adult: 1, child: 0, infant: 0 },
	budget: { amount: 800_000, currency: 'KRW' },
	languages: ['ru', 'en'],
	region: null,
	needs: { flags: ['vegetarian'] },
	isPrivate: false,
	askedDaysAgo: 8,
	state: 'answered',
	answers: [
		{
			provider: 'odaesan-temple-stay',
			language: 'ru',
			text: `Здравствуйте! Шесть ночей в Одэсане возможны с воскресенья по субботу, когда гостей мало. Обязательны только тишина с 21:00 и совместная еда без разговоров; утренняя служба по желанию. Комната на одного с тёплым полом, зимой на полу +24 °C, умывальник в коридоре.
Переводчик будет с вами в первый вечер и на беседе с монахом; в остальные дни помогают карточки с картинками и волонтёры, говорящие по-английски. Помогать можно: двор, кухня, дрова.`,
			lines: [
				{ of: 'stay', name: 'Одноместная комната и три приёма пищи, 1 ночь', quantity: 6, won: 85_000 },
				{ of: 'interpreter', name: 'Переводчик: первый вечер и беседа', quantity: 2, won: 60_000 },
				{ of: 'other', name: 'Одежда для храма', quantity: 1, won: 0 },
				{ of: 'pick-up', name: 'Дорога из Сеула (поезд до станции Чинбу)', quantity: 1, won: null },
			],
			dates: [
				{ inDays: 18, time: null },
				{ inDays: 25, time: null },
			],
			validDays: 30,
			hoursAfter: 16,
		},
		{
			provider: 'jangtaesan-forest',
			language: 'ru',
			text: `У нас нет монахов, зато лес сразу за дверью: домик на одного, прогулка с лесным гидом утром или никого весь день — решаете вы. Завтрак и обед вегетарианские, ужин можно готовить самому. До Тэджона 40 минут на автобусе.`,
			lines: [
				{ of: 'stay', name: 'Домик на одного, 1 ночь', quantity: 6, won: 95_000 },
				{ of: 'other', name: 'Завтрак и обед', quantity: 6, won: 24_000 },
				{ of: 'sessions', name: 'Прогулка с лесным гидом на русском', quantity: 2, won: 82_000 },
				{ of: 'other', name: 'Ужин', quantity: 6, won: null },
			],
			dates: [
				{ inDays: 15, time: null },
				{ inDays: 22, time: null },
			],
			validDays: 21,
			hoursAfter: 28,
		},
		{
			provider: 'bukchon-yoga',
			language: 'ru',
			text: `Если захочется добавить день в Сеуле до или после тишины: утренняя практика в ханоке на восемь человек, без музыки и разговоров, потом чай. Инструктор говорит по-русски.`,
			lines: [
				{ of: 'sessions', name: 'Утренняя йога, 75 минут', quantity: 2, won: 45_000 },
				{ of: 'other', name: 'Чай после практики', quantity: 2, won: 0 },
				{ of: 'stay', name: 'Проживание', quantity: 1, won: null },
			],
			dates: [{ inDays: 24, time: '07:30' }],
			validDays: 14,
			hoursAfter: 40,
		},
		{
			provider: 'ikseon-tea-house',
			language: 'ru',
			text: `Для первого дня после перелёта можем предложить тихую чайную церемонию один на один, полтора часа, без объяснений, если так захотите. Мастер говорит по-русски, встретит вас и проводит до вокзала.`,
			lines: [
				{ of: 'sessions', name: 'Чайная церемония один на один', quantity: 1, won: 76_000 },
				{ of: 'interpreter', name: 'Сопровождение на русском', quantity: 1, won: 0 },
				{ of: 'stay', name: 'Проживание', quantity: 1, won: null },
			],
			dates: [
				{ inDays: 17, time: '16:30' },
				{ inDays: 24, time: '16:30' },
			],
			validDays: 14,
			hoursAfter: 61,
		},
	],
} satisfies DemoQuestion;
