import { addDays } from '#domain/availability/schedule.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { LicenceKind } from '#domain/member/partner.ts';
import { type Actor, business, type PartnerHouse } from './partner-house.ts';

/** Asked anew each time: a run may begin on one day in Korea and end on the next. */
export const today = () => koreanDay(new Date());
export const inDays = (days: number) => addDays(today(), days);
export const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');
export const own = 'GET /api/partners/me';
/** A business that offers health services. */
export const facts = { ...business, address: '00 Dosan-daero, Seoul' };
export const words = { name: 'Lumi Skin Clinic', trade: 'Skin clinic, Seoul', intro: 'Two doctors.' };
export const profile = {
	texts: { en: words },
	region: 'seoul',
	languages: ['en'],
	foundedYear: 2015,
	answersWithinHours: 6,
};

/** What the tests of partners do most, in a house that is new for each of them. */
export function partnerCalls(house: () => PartnerHouse) {
	const addLicence = (kind: LicenceKind, query = '', actor: Actor = 'owner') =>
		house().call(actor, `POST /api/partners/me/licences?kind=${kind}${query}`, { file: pdf, type: 'application/pdf' });
	return {
		addLicence,
		async healthPapers(days = 300) {
			await addLicence('foreign-patient', `&number=M-2026-1&expiresOn=${inDays(days)}`);
			await addLicence('liability-insurance', `&expiresOn=${inDays(days)}`);
		},
		approve: (actor: Actor = 'operator', whom: 'owner' | 'other' = 'owner') =>
			house().call(actor, `POST /api/partners/${house().organisationOf(whom)}/approval`, { body: { isDespite: true } }),
		refuse: (reason = 'Please renew the insurance.', actor: Actor = 'operator') =>
			house().call(actor, `POST /api/partners/${house().organisationOf('owner')}/refusal`, { body: { reason } }),
		/** Asks the owner for more, of what is seen in the list where the application stands. */
		async askMore(asked = 'Please send a readable insurance paper.', seenAt?: string, actor: Actor = 'operator') {
			const id = house().organisationOf('owner');
			const lists = await Promise.all(
				['COOPERATIVE_REQ', 'MORE_ASKED'].map((status) =>
					house().call('operator', `GET /api/partners?status=${status}`),
				),
			);
			const seen = lists.flatMap(({ body }) => body.items).find((item) => item.organisationId === id);
			return house().call(actor, `POST /api/partners/${id}/asking`, {
				body: { asked, seenAt: seenAt ?? seen?.seenAt ?? new Date(0).toISOString() },
			});
		},
		/** What the owner wishes to be is looked at and approved. */
		async approveChange() {
			const { body } = await house().call('operator', 'GET /api/partners?status=CHANGE_REQ');
			const asked = body.items.find(
				(item: { organisationId: string }) => item.organisationId === house().organisationOf('owner'),
			);
			return house().call('operator', `POST /api/partners/${house().organisationOf('owner')}/change-decision`, {
				body: { decision: 'approve', isDespite: true, seenAt: asked?.change.askedAt ?? new Date(0).toISOString() },
			});
		},
		save: (changes: object = {}, actor: Actor = 'owner') =>
			house().call(actor, 'PUT /api/partners/me/profile', { body: { ...profile, ...changes } }),
	};
}
