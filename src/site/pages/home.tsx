import { HomeFrame } from '../features/home/home-frame.tsx';

export default function HomePage() {
	return <HomeFrame />;
}
