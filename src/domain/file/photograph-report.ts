import type { Viewer } from '../member/access.ts';
import { worksFor } from '../organisation/rights.ts';

/** Why somebody finds a photograph of a product or a profile wrong. A code and no words, as of a rating. */
export const photographReportReasons = [
	'untrue',
	'rights',
	'private',
	'offensive',
	'advertising',
	'health',
	'other',
] as const;
export type PhotographReportReason = (typeof photographReportReasons)[number];

/** What waits for an operator, and what one has hidden. */
export const photographQueues = ['open', 'hidden'] as const;
export type PhotographQueue = (typeof photographQueues)[number];

/** Of what it is shown for. What a guest shows of their rating is reported with that. */
export const photographedKinds = ['product', 'provider'] as const;
export type PhotographedKind = (typeof photographedKinds)[number];

type Facts = { ownerId: string; organisationId: string };

/** Nobody reports their own, or their house's: that can take it away. */
export const mayReportPhotograph = (viewer: Viewer, { ownerId, organisationId }: Facts): boolean =>
	viewer.id !== ownerId && !worksFor(viewer, organisationId);

/** Put back where it stood, as far as there is such a place by now. */
export const putBack = <Item>(items: readonly Item[], item: Item, position: number | null): Item[] => {
	const at = Math.min(position ?? items.length, items.length);
	return [...items.slice(0, at), item, ...items.slice(at)];
};
