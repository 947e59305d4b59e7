import { PreparingPage } from '../shell/preparing-page.tsx';

export default function PromotionDetailPage() {
	return <PreparingPage page="promotionDetail" />;
}
