import { atWorkplace } from '#domain/desk/desk.ts';
import { mostViews, type ViewChoices } from '#domain/desk/saved-view.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { Viewer } from '#domain/member/access.ts';
import { organisationsWhere } from '#domain/organisation/rights.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import {
	countViews,
	deleteView,
	findNamed,
	findView,
	findViews,
	insertView,
	lockViewer,
	undefault,
	updateView,
	type ViewPlace,
} from './saved-view.repo.ts';

type Named = { name: string; isDefault: boolean };

/** Where somebody sees reservations; undefined where they see none. */
function placeOf(viewer: Viewer, organisation: string | null | undefined): ViewPlace | undefined {
	const there = atWorkplace(viewer, organisation ?? undefined);
	if (!there || organisationsWhere(there, 'reservation.see').length === 0) return undefined;
	return { memberId: viewer.id, organisationId: organisation ?? null };
}

export async function listViews({ queries, viewer }: MemberContext, organisation: string | undefined) {
	const place = placeOf(viewer, organisation);
	return place ? accept({ views: await findViews(queries, place) }) : refuse('not-found');
}

/** Under a name that is there already it takes its place, where that is what is meant. */
export function keepView(
	{ services, viewer, now }: MemberContext,
	{
		organisation,
		replaces,
		...given
	}: Named & { organisation: string | undefined; choices: ViewChoices; replaces: boolean },
) {
	const place = placeOf(viewer, organisation);
	if (!place) return refuse('not-found');
	return services.transact(async (work) => {
		await lockViewer(work, viewer.id);
		const same = await findNamed(work, place, given.name);
		if (same !== undefined && !replaces)
			return refuse('invalid-input', { faults: [{ at: 'name', code: 'name-taken' }] });
		if (same === undefined && (await countViews(work, place)) >= mostViews)
			return refuse('invalid-input', { faults: [{ at: 'name', code: 'too-many-views' }] });
		if (given.isDefault) await undefault(work, place, same);
		const kept =
			same === undefined
				? await insertView(work, place, { ...given, createdAt: now })
				: await updateView(work, same, given);
		return kept ? accept(kept) : refuse('not-found');
	});
}

export function changeView({ services, viewer }: MemberContext, { id, name, isDefault }: Named & { id: string }) {
	return services.transact(async (work) => {
		await lockViewer(work, viewer.id);
		const place = await placeOfView(work, viewer, id);
		if (!place) return refuse('not-found');
		const same = await findNamed(work, place, name);
		if (same !== undefined && same !== id)
			return refuse('invalid-input', { faults: [{ at: 'name', code: 'name-taken' }] });
		if (isDefault) await undefault(work, place, id);
		const changed = await updateView(work, id, { name, isDefault });
		return changed ? accept(changed) : refuse('not-found');
	});
}

async function placeOfView(work: Transaction, viewer: Viewer, id: string): Promise<ViewPlace | undefined> {
	const row = await findView(work, { id, memberId: viewer.id });
	return row && placeOf(viewer, row.organisationId);
}

export async function dropView({ queries, viewer }: MemberContext, id: string) {
	return (await deleteView(queries, { id, memberId: viewer.id })) ? accept({}) : refuse('not-found');
}
