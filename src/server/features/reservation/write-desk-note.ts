import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { writeNote } from '#domain/reservation/desk-note.ts';
import { mayForReservation, roleFor } from '#domain/reservation/reservation-policy.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import type { MemberContext } from '#server/member-context.ts';
import { lockReservation, saveReservation } from './reservation.repo.ts';
import { viewReservation } from './reservation-view.ts';
import { openFacts, sealFacts } from './sealed-facts.ts';

type Given = { id: string; language: ContentLocale; text: string; seen: string | null };

/** Kept sealed beside what the guest told, and erased with it. Open pages of colleagues follow; nobody is mailed. */
export async function writeDeskNote(context: MemberContext, { language, ...given }: Given) {
	const written = await write(context, given);
	if (!written.ok) return written;
	const view = await viewReservation(context, { id: given.id, language });
	return view ? accept(view) : refuse('not-found');
}

function write({ services, now, viewer }: MemberContext, { id, text, seen }: Omit<Given, 'language'>) {
	return services.transact(async (work) => {
		const found = await lockReservation(work, id);
		const sides = found && { memberId: found.row.memberId, organisationId: found.organisationId };
		const actor = sides && roleFor(viewer, sides);
		if (!found || !sides || !actor) return refuse('not-found');
		const { row } = found;
		if (actor === 'member' || row.erasedAt !== null || !mayForReservation(viewer, 'reservation.answer', sides))
			return refuse('not-allowed');
		const facts = openFacts(services.keys, row);
		const note = writeNote(facts.note, { text, seen, by: { actor, actorId: viewer.id }, now });
		if (!note.ok) return note;
		if (note.value === facts.note) return accept({});
		await saveReservation(work, id, { sealed: sealFacts(services.keys, id, { ...facts, note: note.value }) });
		await recordEvent(work, {
			...{ kind: 'reservation.write-note', subject: ['reservation', id], actor, actorId: viewer.id },
			...{ parties: row, at: now, facts: { code: row.code, productId: row.productId } },
		});
		return accept({});
	});
}
