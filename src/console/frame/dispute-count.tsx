import { useToday } from '../pages/today/use-today.ts';
import { Count } from './matching-count.tsx';

/** Disputes that want the agency's word, as the day counts them. */
export function DisputeCount() {
	return <Count waiting={useToday().data?.queues.find(({ queue }) => queue === 'disputes')?.count ?? 0} />;
}
