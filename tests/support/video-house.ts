import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { contentLocales } from '#domain/kernel/locale-text.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { mail } from '#server/db/schema/mail.ts';
import { member } from '#server/db/schema/member.ts';
import { partner } from '#server/db/schema/partner.ts';
import { siteProfile } from '#server/db/schema/profile.ts';
import { provider } from '#server/db/schema/provider.ts';
import { videoDate } from '#server/db/schema/video.ts';
import { type Actor, openReservationHouse, type ReservationHouse } from './reservation-house.ts';

/** Found nowhere but where its owner and the clinic read it. */
export const canary = 'canary-chest-pain-7731';
/** A Friday morning in Korea. */
export const videoStart = new Date('2026-11-20T00:00:00Z');
/** In the clinic's hours of the days after. */
export const videoTimes = ['2026-11-25T10:00', '2026-11-26T11:30', '2026-11-27T17:00', '2026-11-30T09:00'].map((time) =>
	new Date(`${time}:00+09:00`).toISOString(),
) as [string, string, string, string];

/** The house of reservations, whose partner keeps a clinic that talks by video. */
export async function openVideoHouse() {
	const house = await openReservationHouse();
	const { queries } = house;
	const organisationId = house.organisationOf('partner');
	await queries.update(provider).set({ organisationId: agencyId }).where(eq(provider.id, 'walks'));
	const name = Object.fromEntries(contentLocales.map((locale) => [locale, `Seorae ${locale}`]));
	await queries.update(provider).set({ organisationId, name }).where(eq(provider.id, 'clinic'));
	await queries.update(partner).set({ serviceItems: ['wellness.spa'] });
	const body = (changes: object) => ({
		...{
			key: randomUUID(),
			productId: 'screening',
			times: videoTimes.slice(0, 2),
			spoken: 'th',
			wantsInterpreter: true,
		},
		...{ topic: canary, isHealthAgreed: true, isAdviceUnderstood: true, language: 'en' },
		...changes,
	});
	const ask = (changes: object = {}, who: Actor = 'guest') =>
		house.call(who, 'POST /api/video-dates', { body: body(changes) });
	const move = (who: Actor, id: string, act: object) =>
		house.call(who, `POST /api/video-dates/${id}/moves?language=en`, { body: act });
	async function asked(changes: object = {}): Promise<string> {
		const answer = await ask(changes);
		if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
		return answer.body.id;
	}
	return {
		...{ house, ask, asked, move },
		/** The first of the wished times is taken. */
		async scheduled(): Promise<string> {
			const id = await asked();
			await move('partner', id, { move: 'schedule', at: videoTimes[0] });
			return id;
		},
		read: (who: Actor, id: string) => house.call(who, `GET /api/video-dates/${id}?language=en`),
		mailsTo: async (who: 'guest' | 'partner') =>
			(await house.mailsTo(house.emailOf(who))).map(({ template }) => template),
		async begin() {
			house.clock.moveTo(videoStart);
			await queries.delete(videoDate);
			await queries.delete(mail);
			await queries.update(siteProfile).set({ isVideoOn: true });
			await queries.update(member).set({ emailVerifiedAt: videoStart });
		},
	};
}
export type VideoHouse = Awaited<ReturnType<typeof openVideoHouse>>;

export async function codeOf(answer: ReturnType<ReservationHouse['call']>): Promise<string | 200> {
	const { status, body } = await answer;
	return status === 200 ? 200 : body.code;
}
