import { PreparingPage } from '../shell/preparing-page.tsx';

export default function MyInformationPage() {
	return <PreparingPage page="myInformation" />;
}
