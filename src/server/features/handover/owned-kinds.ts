import { type ContentKind, contentKinds } from '#domain/content/content.ts';
import { editRight } from '#domain/content/edit-right.ts';
import type { Viewer } from '#domain/member/access.ts';
import { organisationsWhere } from '#domain/organisation/rights.ts';
import type { OwnedKinds } from './handover.repo.ts';

/** What somebody may have translated: of each kind, or of one, what they may edit. */
export function ownedKinds(viewer: Viewer, only?: ContentKind): OwnedKinds {
	const owned: OwnedKinds = {};
	for (const kind of only ? [only] : contentKinds) owned[kind] = organisationsWhere(viewer, editRight[kind]);
	return owned;
}
