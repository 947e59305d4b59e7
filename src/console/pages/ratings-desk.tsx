import { groupCodes } from '#domain/member/group.ts';
import { useConsoleAddress } from '../address.tsx';
import { useViewer } from '../viewer.tsx';
import { ProvidedRatingsPage } from './provided-ratings-page.tsx';
import { RatingsPage } from './ratings.tsx';

/** Operators decide about ratings, and with `?own=1` answer those of the agency; everybody else those of their own house. */
export function RatingsDesk() {
	const isOperator = useViewer().group === groupCodes.operator;
	const isOwn = useConsoleAddress().query.has('own');
	return isOperator && !isOwn ? <RatingsPage /> : <ProvidedRatingsPage />;
}
