import { PreparingPage } from '../shell/preparing-page.tsx';

export default function JoinPage() {
	return <PreparingPage page="join" />;
}
