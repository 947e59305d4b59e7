import type { DemoQuestion } from '../demo-question.ts';

export const checkUpForParents = {
	id: 'check-up-for-parents',
	asker: { email: 'anna@maru.example' },
	area: 'medical',
	kind: 'health-screening',
	title: 'Обследование для родителей, 58 и 61 год, за два дня в Сеуле',
	contents: `Хочу привезти родителей на обследование. Маме 58, последний раз проверялась восемь лет назад; папе 61, давление под контролем, таблетки пьёт утром, болит колено после дачи. Хотелось бы гастроскопию с седацией, УЗИ, анализы, маме — ещё и женского врача, папе — посмотреть колено.
Нужен переводчик на русский всё время и заключение на русском, чтобы показать врачу дома. Подскажите, что уместно в их возрасте, а что нет, и сколько это стоит с разбивкой.`,
	language: 'ru',
	wished: { fromInDays: 21, toInDays: 32 },
	persons: { adult: 2, child: 0, infant: 0 },
	budget: { amount: 250_000, currency: 'RUB' },
	languages: ['ru'],
	region: 'seoul',
	needs: { interpreter: 'ru' },
	isPrivate: true,
	askedDaysAgo: 4,
	state: 'answered',
	answers: [
		{
			provider: 'seorae-internal-medicine',
			language: 'ru',
			text: `Здравствуйте! Для обоих подойдёт базовая программа на один день: анализы крови и мочи, гастроскопия, три УЗИ и низкодозная КТ грудной клетки. Что именно нужно каждому, решит врач на приёме; лишнее из программы можно убрать, тогда цена уменьшится.
Таблетки от давления сами не отменяйте: напишите нам название, врач подскажет, как принимать их утром в день гастроскопии. Переводчик и координатор рядом с родителями весь день, письменное заключение на русском приходит в течение пяти дней.`,
			phrases: [
				{ phrase: 'advice-only', slots: {} },
				{ phrase: 'medicines-ask-doctor', slots: {} },
			],
			lines: [
				{ of: 'tests', name: 'Обследование за один день', quantity: 2, won: 890_000 },
				{ of: 'anaesthesia', name: 'Седация при гастроскопии', quantity: 2, won: 0 },
				{ of: 'consultation', name: 'Беседа с врачом о результатах', quantity: 2, won: 0 },
				{ of: 'interpreter', name: 'Переводчик на русский, весь день', quantity: 1, won: 0 },
				{ of: 'pick-up', name: 'Трансфер от отеля и обратно', quantity: 1, won: 0 },
				{ of: 'tests', name: 'Биопсия и дополнительные исследования', quantity: 1, won: null },
				{ of: 'stay', name: 'Проживание', quantity: 1, won: null },
			],
			dates: [
				{ inDays: 22, time: '07:30' },
				{ inDays: 24, time: '07:30' },
				{ inDays: 29, time: '07:30' },
			],
			validDays: 14,
			hoursAfter: 5,
		},
		{
			provider: 'hanbit-womens-clinic',
			language: 'ru',
			text: `Мы можем взять на себя женскую часть для мамы: осмотр гинеколога, УЗИ малого таза и молочных желёз, маммографию и цитологию. Занимает около двух часов, все сотрудники и переводчица — женщины. Удобно прийти на следующий день после общего обследования, натощак не нужно.`,
			lines: [
				{ of: 'consultation', name: 'Приём гинеколога', quantity: 1, won: 60_000 },
				{ of: 'tests', name: 'УЗИ малого таза и молочных желёз', quantity: 1, won: 210_000 },
				{ of: 'tests', name: 'Маммография и цитология', quantity: 1, won: 130_000 },
				{ of: 'interpreter', name: 'Переводчица на русский', quantity: 1, won: 0 },
				{ of: 'medicine', name: 'Лекарства по рецепту', quantity: 1, won: null },
			],
			dates: [
				{ inDays: 23, time: '10:30' },
				{ inDays: 25, time: '14:00' },
			],
			validDays: 14,
			hoursAfter: 18,
		},
		{
			provider: 'seocho-joint-clinic',
			language: 'ru',
			text: `Для папы: осмотр ортопеда, рентген коленей в двух проекциях и занятие с физиотерапевтом, который покажет упражнения. МРТ заранее не назначаем: нужна ли она, врач скажет после осмотра; если нужна, её можно сделать в тот же день, цена указана отдельно как не входящая.`,
			lines: [
				{ of: 'consultation', name: 'Осмотр ортопеда и рентген', quantity: 1, won: 290_000 },
				{ of: 'sessions', name: 'Занятие с физиотерапевтом', quantity: 1, won: 90_000 },
				{ of: 'interpreter', name: 'Переводчик на русский', quantity: 1, won: 50_000 },
				{ of: 'tests', name: 'МРТ одного колена, если назначит врач (₩480,000)', quantity: 1, won: null },
			],
			dates: [
				{ inDays: 23, time: '15:00' },
				{ inDays: 25, time: '10:00' },
			],
			validDays: 10,
			hoursAfter: 27,
		},
	],
} satisfies DemoQuestion;
