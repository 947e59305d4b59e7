import type { DemoQuestion } from '../demo-question.ts';

export const fertilitySecondOpinion = {
	id: 'fertility-second-opinion',
	asker: { firstName: 'Olga', lastName: 'Makarova', country: 'KZ' },
	area: 'medical',
	kind: 'fertility',
	title: 'Второе мнение репродуктолога: что взять с собой и какие анализы повторить',
	contents: `Мне 36, мужу 39, три года пробуем, дома одна неудачная попытка ЭКО. Хотим спокойно поговорить с врачом в Сеуле и понять, есть ли смысл начинать здесь протокол. В Корее будем 9 дней.
Какие анализы действительны, а какие придётся повторить? Мужу тоже нужен приём? Нужна русскоязычная переводчица. Пожалуйста, только цены на консультацию и обследование, протокол обсудим потом.`,
	language: 'ru',
	wished: { fromInDays: 35, toInDays: 44 },
	persons: { adult: 2, child: 0, infant: 0 },
	budget: null,
	languages: ['ru'],
	region: 'seoul',
	needs: { flags: ['same-gender-staff'], interpreter: 'ru' },
	isPrivate: true,
	askedDaysAgo: 7,
	state: 'answered',
	answers: [
		{
			provider: 'hanbit-womens-clinic',
			language: 'ru',
			text: `Здравствуйте! Возьмите выписку о протоколе ЭКО, снимки УЗИ, гормоны и спермограмму с датами. Обычно врач принимает результаты не старше шести месяцев, остальное решит на приёме. Мужу достаточно одного визита в тот же день.
Врач, медсестра и переводчица — женщины. На первом приёме мы ничего не назначаем и не обещаем: он нужен, чтобы разобраться и чтобы вы спокойно приняли решение дома. Беременность не может гарантировать никто.`,
			phrases: [{ phrase: 'results-language', slots: { language: 'ru' } }],
			lines: [
				{ of: 'consultation', name: 'Первый приём пары, 60 минут', quantity: 1, won: 240_000 },
				{ of: 'tests', name: 'УЗИ и гормоны (АМГ, ФСГ, ЛГ, эстрадиол)', quantity: 1, won: 190_000 },
				{ of: 'tests', name: 'Спермограмма', quantity: 1, won: 60_000 },
				{ of: 'interpreter', name: 'Переводчица на русский', quantity: 1, won: 0 },
				{ of: 'procedure', name: 'Протокол ЭКО', quantity: 1, won: null },
				{ of: 'medicine', name: 'Лекарства', quantity: 1, won: null },
			],
			dates: [
				{ inDays: 36, time: '10:00' },
				{ inDays: 38, time: '10:00' },
				{ inDays: 41, time: '14:00' },
			],
			validDays: 21,
			hoursAfter: 9,
		},
		{
			provider: 'dongui-hanbang',
			language: 'ru',
			text: `Мы больница традиционной корейской медицины и протоколов ЭКО не ведём. Можем предложить приём врача для общего самочувствия в поездке: пульсовая диагностика, сон, стресс, иглорефлексотерапия по желанию. Если вы принимаете назначенные репродуктологом препараты, травяные сборы мы не назначаем без его согласия.`,
			lines: [
				{ of: 'consultation', name: 'Приём врача традиционной корейской медицины', quantity: 2, won: 120_000 },
				{ of: 'sessions', name: 'Иглорефлексотерапия', quantity: 2, won: 60_000 },
				{ of: 'interpreter', name: 'Переводчик на русский', quantity: 1, won: 0 },
				{ of: 'medicine', name: 'Травяные сборы', quantity: 1, won: null },
			],
			dates: [
				{ inDays: 37, time: '15:30' },
				{ inDays: 39, time: '11:00' },
			],
			validDays: 14,
			hoursAfter: 50,
		},
	],
} satisfies DemoQuestion;
