import { admit, looksAfter, type Viewer } from '../member/access.ts';
import { mayDo } from '../organisation/rights.ts';
import type { RatingStatus } from './rating.ts';

type RatingFacts = {
	/** Null once the author's account is closed, and for the demonstration's. */
	memberId: string | null;
	/** Who keeps the provider's profile. */
	organisationId: string;
	status: RatingStatus;
	hasReply: boolean;
};

const isOperator = (viewer: Viewer | null) => admit('operator', viewer) === 'admitted';

/** Its author sees it in every state, an operator too; everybody else once it is published. */
export const maySeeRating = (viewer: Viewer | null, { memberId, status }: RatingFacts): boolean =>
	status === 'published' || (viewer !== null && viewer.id === memberId) || isOperator(viewer);

/** The provider, or the agency in their stead, once, to what everybody can read; nobody answers themselves. */
export function mayReply(viewer: Viewer | null, { memberId, organisationId, status, hasReply }: RatingFacts): boolean {
	if (viewer === null || hasReply || status !== 'published' || viewer.id === memberId) return false;
	return mayDo(viewer, 'rating.reply', organisationId);
}

/** Any member but its author. */
export const mayReport = (viewer: Viewer | null, { memberId, status }: RatingFacts): boolean =>
	viewer !== null && status === 'published' && viewer.id !== memberId;

/** An operator who is its author leaves it to another. */
export const mayDecide = (viewer: Viewer | null, { memberId }: RatingFacts): boolean =>
	viewer !== null && looksAfter(viewer, 'trust') && viewer.id !== memberId;
