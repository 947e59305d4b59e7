import { PreparingPage } from '../shell/preparing-page.tsx';

export default function PromotionListPage() {
	return <PreparingPage page="promotionList" />;
}
