import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { anna } from './member-journey.ts';

const inDays = (days: number) => new Date(Date.now() + (days * 24 + 9) * 3_600_000).toISOString().slice(0, 10);

/** A question of Anna's that a skin clinic in Seoul can answer, private and in Russian; its id. */
export async function askOfSkin(asker: APIRequestContext, title: string): Promise<string> {
	const version = async (slug: string) =>
		(await (await asker.get(`/api/page-texts/${slug}?language=ru`)).json()).version as string;
	const asked = await asker.post('/api/matching/questions', {
		data: {
			...{ key: randomUUID(), area: 'medical', kind: 'dermatology', locale: 'ru', isPrivate: true },
			title,
			contents: 'Мне 34 года, после отпуска остались пятна на щеках. Что можно сделать за неделю и сколько это стоит?',
			contact: { email: anna.email, phone: null, messenger: null },
			...{ wished: { from: inDays(20), to: inDays(27) }, persons: { adult: 2, child: 0, infant: 0 } },
			...{ budget: { amount: 60_000, currency: 'RUB' }, languages: ['ru', 'en'], region: 'seoul', fileIds: [] },
			needs: { halal: null, flags: [], childSeats: 0 },
			agreements: { provider: await version('provider'), health: await version('health') },
		},
	});
	expect(asked.status(), await asked.text()).toBe(200);
	return (await asked.json()).id;
}
