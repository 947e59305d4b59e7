import { useSuspenseQuery } from '#ui/query/use-query.ts';
import { nothingYet } from '../shell/nothing-yet.ts';
import { PreparingPage } from '../shell/preparing-page.tsx';

export const queries = () => [nothingYet];

export default function PromotionDetailPage() {
	useSuspenseQuery(nothingYet);
	return <PreparingPage page="promotionDetail" />;
}
