import { PreparingPage } from '../shell/preparing-page.tsx';

export default function ProductDetailPage() {
	return <PreparingPage page="productDetail" />;
}
