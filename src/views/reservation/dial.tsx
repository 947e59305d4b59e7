import { formatWon } from '#i18n/format.ts';
import { useTranslations } from '#ui/translations.tsx';
import styles from './clock-card.module.css';
import { dialArc, dialPoint, refundDial } from './refund-dial.ts';
import { useReservation } from './reservation-context.ts';

const radius = 124;
const needleLength = 102;
/** Half of the gap between two steps, in degrees. */
const gap = 1;
const ticks = Array.from({ length: 31 }, (_, at) => at * 6);

/** A sundial from the booking to the service: the needle is now. */
export function Dial({ back }: { back: number }) {
	const t = useTranslations('reservation.my.clock');
	const { reservation, now } = useReservation();
	const { refund, history, startsAt, role } = reservation;
	const bookedAt = history[0]?.at ?? startsAt;
	const dial = refundDial({ steps: refund.steps, bookedAt, startsAt, now });
	if (!dial) return null;
	const tip = dialPoint(dial.needle, needleLength);
	return (
		<svg
			className={styles.dial}
			viewBox="-176 -166 352 184"
			role="img"
			aria-label={t('dial', { back: formatWon(back), role })}
		>
			{dial.segments.map(({ from, to, percent: share }, at) => (
				<path
					key={from}
					className={styles.arc}
					data-step={share === 0 ? 'none' : Math.min(at, 4)}
					d={dialArc({ from: at === 0 ? from : from + gap, to: to >= 180 ? to : to - gap }, radius)}
				/>
			))}
			{ticks.map((degrees) => {
				const outer = dialPoint(degrees, 108);
				const inner = dialPoint(degrees, degrees % 30 === 0 ? 98 : 103);
				return <path key={degrees} className={styles.tick} d={`M${outer.x} ${outer.y}L${inner.x} ${inner.y}`} />;
			})}
			<path className={styles.ground} d="M-146 3H146" />
			<path className={styles.needle} d={`M0 0L${tip.x} ${tip.y}`} />
			<circle className={styles.hub} r="9" />
		</svg>
	);
}
