import { Icon } from '#ui/icon.tsx';
import { FreeCancellation as FreeSentence } from '#views/booking/free-cancellation.tsx';
import styles from './panel.module.css';
import type { ReservationPanel } from './use-reservation-panel.ts';

/** Said beside the button, before it is pressed. */
export function FreeCancellation({ panel: { product, choice, price } }: { panel: ReservationPanel }) {
	const service = choice.on ? { on: choice.on, time: choice.time ?? null } : undefined;
	return (
		<FreeSentence product={product} service={service} total={price?.total} ownTimeClass={styles.ownTime}>
			{(sentence) => (
				<div className={styles.promise}>
					<Icon name="shield" />
					<p>{sentence}</p>
				</div>
			)}
		</FreeSentence>
	);
}
