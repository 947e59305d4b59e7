import type { LeadCorrection } from '#contract/api/lead-correction.ts';
import type { Fault } from '#contract/faults.ts';
import { parsePhone } from '#contract/phone.ts';
import { changesOf } from '#domain/event/changes.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import {
	changedFacts,
	correctableFacts,
	isSeenNow,
	type LeadFact,
	type LeadFacts,
} from '#domain/reservation/lead-facts.ts';
import { transferDue } from '#domain/reservation/payment-state.ts';
import { mayForReservation, type ReservationRole, roleFor } from '#domain/reservation/reservation-policy.ts';
import { countAttempt, forgiveAttempt } from '#server/features/attempt/count-attempt.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { requireRecentSignIn } from '#server/features/session/require-recent-sign-in.ts';
import { forgetBytes } from '#server/files/forget-bytes.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { type AddressHold, holdAddress, moveGuest } from './guest-address.ts';
import { leadColumns, leadFactsOf, leadStanding } from './lead-row.ts';
import { queueToldMails } from './queue-told-mails.ts';
import { insertEvent, lockReservation, saveReservation } from './reservation.repo.ts';
import { reservationMails } from './reservation-mails.ts';
import { type ReservationRow, reservationOf } from './reservation-row.repo.ts';
import { viewReservation } from './reservation-view.ts';
import { findTellFacts } from './tell-facts.repo.ts';
import { toldAddresses } from './told-addresses.ts';

type Given = LeadCorrection & { id: string; language: ContentLocale };

/** In the trail: by its last signs a number is known again; a name and an address are only named. */
const rules = { phone: 'masked', country: 'plain', language: 'plain' } as const;

/**
 * Who it was reserved for is put right: a name that is misspelt, another number. Everything that tells of it reads it anew. A house
 * and an operator say why; the other sides are told. The same again, as after a lost answer, changes nothing, and nobody is told.
 */
export async function correctLead(context: MemberContext, given: Given) {
	const pair = `${context.memberId} ${given.id}`;
	const retryAfter = await countAttempt(context, 'lead-reservation', pair);
	if (retryAfter !== undefined) return refuse('too-many-attempts', { retryAfter });
	const done = await context.services.transact((work) => correct({ ...context, work }, given));
	if (!done.ok) {
		await forgiveAttempt(context, 'lead-reservation', pair);
		return done;
	}
	await forgetBytes(context.services, done.value.unused);
	const view = await viewReservation(context, given);
	return view ? accept(view) : refuse('not-found');
}

type Work = Omit<MemberContext, 'queries'> & { work: Transaction };

async function correct(context: Work, given: Given) {
	const { work, viewer, now } = context;
	const hold = await holdAddress(work, given);
	const found = await lockReservation(work, given.id);
	const sides = found && { memberId: found.row.memberId, organisationId: found.organisationId };
	const role = sides && roleFor(viewer, sides);
	if (!found || !sides || !role) return refuse('not-found');
	const { row, isGuest } = found;
	const { money } = reservationOf(row);
	const may = mayForReservation(viewer, 'reservation.answer', sides)
		? correctableFacts(role, leadStanding(row, money), now)
		: [];
	if (may.length === 0) return refuse('not-allowed');
	const before = leadFactsOf(row);
	const changed = changedFacts(before, given.facts);
	if (changed.length === 0) return accept({ unused: [] });
	if (changed.some((fact) => !may.includes(fact))) return refuse('not-allowed');
	const faults = faultsOf(given, { before, changed, role, row, isGuest });
	if (faults.length > 0) return refuse('invalid-input', { faults });
	// Where it went to an account meanwhile, its facts are that guest's own to tell.
	if (!isSeenNow(before, given.seen) || hold.memberId !== row.memberId) return refuse('changed-since');
	const late = role === 'operator' && changed.includes('email') ? requireRecentSignIn(context) : undefined;
	if (late) return late;
	const after = { ...before, ...Object.fromEntries(changed.map((fact) => [fact, given.facts[fact]])) };
	return accept(await write(context, { row, role, hold, isGuest, before, after, changed, reason: given.reason }));
}

type Checked = { before: LeadFacts; changed: LeadFact[]; role: ReservationRole; row: ReservationRow; isGuest: boolean };

function faultsOf({ facts, reason }: Given, { before, changed, role, row, isGuest }: Checked): Fault[] {
	const { country = before.country, phone } = facts;
	const isWrong = phone !== undefined && changed.includes('phone') && parsePhone(phone, country) !== phone;
	// Only somebody without an account can do without; and what is to be transferred is told by mail.
	const isNeeded = !isGuest || transferDue(reservationOf(row)) !== undefined;
	const isLost = changed.includes('email') && facts.email === '' && isNeeded;
	return [
		...(isWrong ? [{ at: 'facts.phone', code: 'phone-wrong' as const }] : []),
		...(isLost ? [{ at: 'facts.email', code: 'required' as const }] : []),
		...(role !== 'member' && reason === '' ? [{ at: 'reason', code: 'required' as const }] : []),
	];
}

type Correction = {
	row: ReservationRow;
	role: ReservationRole;
	hold: AddressHold;
	isGuest: boolean;
	before: LeadFacts;
	after: LeadFacts;
	changed: LeadFact[];
	reason: string;
};

async function write({ work, services, memberId: actorId, now: at }: Work, correction: Correction) {
	const { row, role: actor, hold, isGuest, before, after, changed, reason } = correction;
	const { id, code, productId, providerId, status } = row;
	const given: Partial<LeadFacts> = Object.fromEntries(changed.map((fact) => [fact, after[fact]]));
	await saveReservation(work, id, leadColumns(given));
	const moved = isGuest ? await moveGuest(work, { hold, given, actorId, at }) : { memberId: row.memberId, unused: [] };
	await insertEvent(work, {
		...{ reservationId: id, event: 'correct-lead', actor, actorId, status, at },
		...{ reason: reason || null, details: { corrected: changed } },
	});
	const cause = await recordEvent(work, {
		...{ kind: 'reservation.correct-lead', subject: ['reservation', id], actor, actorId, at },
		...{ parties: { memberId: moved.memberId, providerId }, changes: changesOf(before, given, rules) },
		...{ also: actor === 'provider' ? (['agency'] as const) : [] },
		facts: { code, productId },
	});
	const facts = await findTellFacts(work, id, at);
	if (!facts) throw new Error(`nobody to tell about reservation ${id}`);
	const told = { ...facts, actor, corrected: changed, reason: reason || null };
	const mails = [
		...reservationMails('correct-lead', told, services.origin),
		...(actor === 'member' ? [] : toldAddresses(told, { before: before.email, after: after.email })),
	];
	const whose = { memberId: moved.memberId, providerId };
	await queueToldMails({ queries: work, services }, { cause, row: whose, mails });
	return { unused: moved.unused };
}
