import { useToday } from '../pages/today/use-today.ts';
import { Count } from './matching-count.tsx';

/** Everything that waits for one's houses, as the page itself counts it. */
export function TodayCount() {
	return <Count waiting={useToday().data?.waiting ?? 0} />;
}
