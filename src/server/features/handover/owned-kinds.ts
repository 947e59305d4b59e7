import { type ContentKind, contentKinds } from '#domain/content/content.ts';
import { editableOf } from '#domain/content/edit-right.ts';
import type { Viewer } from '#domain/member/access.ts';
import type { OwnedKinds } from './handover.repo.ts';

/** What somebody may have translated: of each kind, or of one, what they may edit. */
export function ownedKinds(viewer: Viewer, only?: ContentKind): OwnedKinds {
	const owned: OwnedKinds = {};
	for (const kind of only ? [only] : contentKinds) owned[kind] = editableOf(viewer, kind);
	return owned;
}
