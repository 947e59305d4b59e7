import { PreparingPage } from '../shell/preparing-page.tsx';

export default function AboutTransferPage() {
	return <PreparingPage page="aboutTransfer" />;
}
