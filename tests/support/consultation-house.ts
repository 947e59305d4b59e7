import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { ConsultationForm } from '#contract/api/consultation.ts';
import type { AnswerForm } from '#contract/api/matching-fields.ts';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { partner } from '#server/db/schema/partner.ts';
import { provider } from '#server/db/schema/provider.ts';
import { emptyTables } from './empty-tables.ts';
import type { Actor } from './reservation-house.ts';
import { agreed, dayIn } from './reservation-products.ts';
import { openVaultHouse } from './vault-house.ts';

/** Found nowhere but where its owner and the clinic read it. */
export const canary = 'canary-thyroid-nodule-4417';

/** Right in everything, but for the changes. */
export const consultationFor = (changes: Partial<ConsultationForm> = {}): ConsultationForm => ({
	key: randomUUID(),
	productId: 'screening',
	patient: { isSelf: true, firstName: 'Somchai', lastName: 'Dee', birthOn: '1980-02-03', gender: 'male' },
	doctor: 'any',
	wishes: `Ultrasound, please: ${canary}`,
	answers: { medicines: { says: 'yes', text: `Warfarin ${canary}` }, allergies: { says: 'no', text: '' } },
	days: [dayIn(20), dayIn(22)],
	wantsInterpreter: true,
	fileIds: [],
	shareDays: 30,
	agreements: { health: agreed, provider: agreed },
	language: 'th',
	...changes,
});

/** The clinic's answer: words, two lines and a date on which there are places. */
export const clinicAnswer = (
	changes: Partial<AnswerForm & { version: number }> = {},
): AnswerForm & { version: number } => ({
	key: randomUUID(),
	version: 0,
	text: `That can be looked at: ${canary}-answer`,
	locale: 'en',
	phrases: [],
	lines: [
		{ of: 'tests', name: '', quantity: 1, won: 400_000 },
		{ of: 'interpreter', name: '', quantity: 1, won: null },
	],
	productId: 'screening',
	dates: [{ on: dayIn(20), time: '08:30' }],
	places: 1,
	validDays: 7,
	...changes,
});

/** The house of vaults, whose partner keeps the clinic that is asked. */
export async function openConsultationHouse(adapt?: Parameters<typeof openVaultHouse>[0]) {
	const house = await openVaultHouse(adapt);
	const { queries, call } = house;
	const organisationId = house.organisationOf('partner');
	await queries.update(provider).set({ organisationId: agencyId }).where(eq(provider.id, 'walks'));
	const name = Object.fromEntries(contentLocales.map((locale) => [locale, `Seorae ${locale}`]));
	await queries.update(provider).set({ organisationId, name }).where(eq(provider.id, 'clinic'));
	await queries.update(partner).set({ serviceItems: ['wellness.spa'] });
	const send = (form = consultationFor(), who: Actor = 'guest') => call(who, 'POST /api/consultations', { body: form });
	const answer = (id: string, form = clinicAnswer(), who: Actor = 'partner') =>
		call(who, `POST /api/consultations/${id}/answers`, { body: form });
	async function sent(form = consultationFor()): Promise<string> {
		const { status, body } = await send(form);
		if (status !== 200) throw new Error(JSON.stringify(body));
		return body.id;
	}
	return {
		...house,
		get now() {
			return house.now;
		},
		...{ send, sent, answer },
		async answered(form = clinicAnswer()): Promise<string> {
			const id = await sent();
			const { status, body } = await answer(id, form);
			if (status !== 200) throw new Error(JSON.stringify(body));
			return id;
		},
		read: (who: Actor, id: string) => call(who, `GET /api/consultations/${id}?language=en`),
		list: async (who: Actor, as: 'member' | 'house', state = '') =>
			(await call(who, `GET /api/consultations?as=${as}&language=en${state && `&state=${state}`}`)).body,
		move: (who: Actor, id: string, body: object) => call(who, `POST /api/consultations/${id}/moves`, { body }),
		reserve: (id: string, changes: object = {}, who: Actor = 'guest') =>
			call(who, `POST /api/consultations/${id}/reserve`, {
				body: {
					...{ key: randomUUID(), version: 1, date: { on: dayIn(20), time: '08:30' }, to: null, language: 'en' },
					...{ lead: { country: 'TH', phone: '+66812345678' }, agreements: { health: agreed, provider: agreed } },
					...changes,
				},
			}),
		templatesTo: async (who: 'guest' | 'partner') =>
			(await house.mailsTo(house.emailOf(who))).map(({ template }) => template),
		async clear() {
			await house.clear();
			await emptyTables(house.database, 'consultation');
			await queries.execute(sql`delete from agreed_price where subject_kind = 'consultation'`);
		},
	};
}
export type ConsultationHouse = Awaited<ReturnType<typeof openConsultationHouse>>;
