import { consolePages } from '#contract/console-pages.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { type HouseMove, houseMoves, toldOfHouse } from '#domain/organisation/organisation-status.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { findRecipients } from '#server/features/organisation/staff.repo.ts';
import { findOrganisation } from '#server/features/organisation/staff-list.repo.ts';
import { lockOrganisation } from '#server/features/organisation/work.repo.ts';
import { insertDecision } from '#server/features/partner/partner-change.repo.ts';
import { requireRecentSignIn } from '#server/features/session/require-recent-sign-in.ts';
import { takeBackOffers } from '#server/features/waiting/take-back-offers.ts';
import { askLinesOf } from '#server/features/waiting/waiting.repo.ts';
import { type NewMail, queueMails } from '#server/mail/queue-mails.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findHouse, moveHouse, touchProducts } from './house.repo.ts';

/** What it is called once it is done: among the decisions, in the trail and on the mail. */
const done = {
	suspend: { decision: 'suspended', kind: 'partner.house-suspended', template: 'house-suspended' },
	restore: { decision: 'restored', kind: 'partner.house-restored', template: 'house-restored' },
} as const satisfies Record<HouseMove, object>;

/**
 * An operator takes a house off the site, or puts it back (decision 0164). What is reserved stands: its people serve it,
 * and an operator cancels by hand what should not take place.
 */
export async function decideHouse(
	context: MemberContext,
	{ id, move, reason }: { id: string; move: HouseMove; reason: string },
) {
	const { services, now, memberId: actorId } = context;
	const late = requireRecentSignIn(context);
	if (late) return late;
	if (id === agencyId || !(await findHouse(context.queries, id, 'en'))) return refuse('not-found');
	const { decision, kind, template } = done[move];
	const isMoved = await services.transact(async (queries) => {
		await lockOrganisation(queries, id);
		if (!(await moveHouse(queries, id, move))) return false;
		await insertDecision(queries, { organisationId: id, about: 'house', decision, reason, at: now });
		await touchProducts(queries, id);
		const freeOffered =
			move === 'suspend'
				? await takeBackOffers(queries, { services, of: { organisationId: id }, actor: 'operator', actorId, at: now })
				: undefined;
		if (move === 'restore') await askLinesOf(queries, id);
		const people = await findRecipients(queries, id, toldOfHouse);
		const { from, to } = houseMoves[move];
		const cause = await recordEvent(queries, {
			...{ kind, subject: ['partner', id], actor: 'operator', actorId, at: now },
			...{ parties: { otherIds: people.map((one) => one.id) }, facts: { organisation: id } },
			changes: { status: { before: from, after: to } },
		});
		const mails: NewMail[] = [];
		for (const { id: memberId, email: address, locale } of people) {
			const business = (await findOrganisation(queries, { organisationId: id, language: locale }))?.name ?? '';
			const data = { business, reason, link: services.origin + consolePages.reservations.path };
			mails.push({ memberId, address, locale, template, data });
		}
		await queueMails({ queries, keys: services.keys, cause }, mails);
		await freeOffered?.();
		return true;
	});
	return isMoved ? accept({}) : refuse('changed-since');
}
