import { groupCodes } from '#domain/member/group.ts';
import { useViewer } from '../viewer.tsx';
import { ProvidedRatingsPage } from './provided-ratings-page.tsx';
import { RatingsPage } from './ratings.tsx';

/** Operators decide about ratings, everybody else answers those of their own house. */
export function RatingsDesk() {
	return useViewer().group === groupCodes.operator ? <RatingsPage /> : <ProvidedRatingsPage />;
}
