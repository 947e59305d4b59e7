import { PreparingPage } from '../shell/preparing-page.tsx';

export default function ProductListPage() {
	return <PreparingPage page="productList" />;
}
