import { atWorkplace } from '#domain/desk/desk.ts';
import { mostSharedViews, mostViews, seeingHouses, sharingOf, type ViewChoices } from '#domain/desk/saved-view.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import type { Viewer } from '#domain/member/access.ts';
import { agencyId } from '#domain/organisation/organisation.ts';
import { organisationsWhere } from '#domain/organisation/rights.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import {
	countViews,
	deleteView,
	findNamed,
	findShared,
	findView,
	findViews,
	insertView,
	lockViewer,
	undefault,
	updateView,
	type ViewOwner,
} from './saved-view.repo.ts';

type Named = { name: string; isDefault: boolean; isShared: boolean };

type SavedRow = { id: string; name: string; choices: ViewChoices; isDefault: boolean; sharedWith: string | null };
const ownView = ({ sharedWith, ...row }: SavedRow) => ({ ...row, isShared: sharedWith !== null, by: null });

/** Shared with nobody where that is not wished; undefined where it is, and it could be several. */
const sharedWith = (viewer: Viewer, organisation: string | undefined, isShared: boolean): string | null | undefined =>
	isShared ? sharingOf(viewer, organisation) : null;

const notShared = () => refuse('invalid-input', { faults: [{ at: 'isShared', code: 'not-offered' }] });

/** Where somebody sees reservations; undefined where they see none. */
function ownerOf(viewer: Viewer, organisation: string | null | undefined): ViewOwner | undefined {
	const there = atWorkplace(viewer, organisation ?? undefined);
	if (!there || organisationsWhere(there, 'reservation.see').length === 0) return undefined;
	return { memberId: viewer.id, organisationId: organisation ?? null };
}

export async function listViews({ queries, viewer }: MemberContext, organisation: string | undefined) {
	const owner = ownerOf(viewer, organisation);
	if (!owner) return refuse('not-found');
	const places = organisation === undefined ? seeingHouses(viewer) : [organisation];
	const [own, shared] = await Promise.all([
		findViews(queries, owner),
		findShared(queries, { places, memberId: viewer.id, limit: mostSharedViews }),
	]);
	const theirs = shared.map(({ firstName, lastName, sharedWith: _, ...row }) => ({
		...{ ...row, isDefault: false, isShared: true },
		by: [firstName, lastName].filter(Boolean).join(' '),
	}));
	const target = sharingOf(viewer, organisation);
	const sharing = target === undefined ? null : target === agencyId ? ('agency' as const) : ('house' as const);
	return accept({ views: [...own.map(ownView), ...theirs], sharing });
}

/** Under a name that is there already it takes its place, where that is what is meant. */
export function keepView(
	{ services, viewer, now }: MemberContext,
	{
		organisation,
		replaces,
		isShared,
		...named
	}: Named & { organisation: string | undefined; choices: ViewChoices; replaces: boolean },
) {
	const owner = ownerOf(viewer, organisation);
	if (!owner) return refuse('not-found');
	const whose = sharedWith(viewer, organisation, isShared);
	if (whose === undefined) return notShared();
	const given = { ...named, sharedWith: whose };
	return services.transact(async (work) => {
		await lockViewer(work, viewer.id);
		const same = await findNamed(work, owner, given.name);
		if (same !== undefined && !replaces)
			return refuse('invalid-input', { faults: [{ at: 'name', code: 'name-taken' }] });
		if (same === undefined && (await countViews(work, owner)) >= mostViews)
			return refuse('invalid-input', { faults: [{ at: 'name', code: 'too-many-views' }] });
		if (given.isDefault) await undefault(work, owner, same);
		const saved =
			same === undefined
				? await insertView(work, owner, { ...given, createdAt: now })
				: await updateView(work, same, given);
		return saved ? accept(ownView(saved)) : refuse('not-found');
	});
}

export function changeView(
	{ services, viewer }: MemberContext,
	{ id, name, isDefault, isShared }: Named & { id: string },
) {
	return services.transact(async (work) => {
		await lockViewer(work, viewer.id);
		const owner = await ownerOfView(work, viewer, id);
		if (!owner) return refuse('not-found');
		const same = await findNamed(work, owner, name);
		if (same !== undefined && same !== id)
			return refuse('invalid-input', { faults: [{ at: 'name', code: 'name-taken' }] });
		if (isDefault) await undefault(work, owner, id);
		const whose = sharedWith(viewer, owner.organisationId ?? undefined, isShared);
		if (whose === undefined) return notShared();
		const changed = await updateView(work, id, { name, isDefault, sharedWith: whose });
		return changed ? accept(ownView(changed)) : refuse('not-found');
	});
}

async function ownerOfView(work: Transaction, viewer: Viewer, id: string): Promise<ViewOwner | undefined> {
	const row = await findView(work, { id, memberId: viewer.id });
	return row && ownerOf(viewer, row.organisationId);
}

export async function dropView({ queries, viewer }: MemberContext, id: string) {
	return (await deleteView(queries, { id, memberId: viewer.id })) ? accept({}) : refuse('not-found');
}
