import type { VoucherState } from '#domain/reservation/voucher.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useOrderText } from '../detail/order-text.ts';
import type { CheckOutcome } from './use-voucher-check.ts';
import styles from './voucher-check.module.css';

const looks: Record<VoucherState, { tone: 'ok' | 'warn' | 'bad'; icon: IconName }> = {
	valid: { tone: 'ok', icon: 'check' },
	'other-day': { tone: 'warn', icon: 'calendar' },
	'not-confirmed': { tone: 'warn', icon: 'clock' },
	cancelled: { tone: 'bad', icon: 'close' },
	over: { tone: 'warn', icon: 'clock' },
	unknown: { tone: 'bad', icon: 'warning' },
};

/** The answer in one word that can be read across a counter; then whose it is. */
export function CheckResult({ outcome: { state, reservation, facts } }: { outcome: CheckOutcome }) {
	const t = useTranslations('reservation.check');
	const orderText = useOrderText();
	const { tone, icon } = looks[state];
	return (
		<div className={styles.result} data-tone={tone}>
			<p className={styles.state}>
				<Icon name={icon} />
				{t(`state.${state}`)}
			</p>
			{reservation && (
				<>
					<p className={styles.facts}>
						<b>{reservation.guest}</b> · {reservation.code}
						<br />
						{reservation.title}
						<br />
						{orderText(reservation.order, reservation.unit).line}
					</p>
					<div>
						<PageLink page="myReservation" params={{ id: reservation.id }} className={buttonClass()}>
							{t('open')}
						</PageLink>
					</div>
				</>
			)}
			{facts && (
				<>
					<p className={styles.facts}>
						<b>{facts.code}</b> · {facts.product}
						<br />
						{/* What is signed names people, not the vehicles or rooms they take. */}
						{orderText({ ...facts, units: 1 }, 'person').line}
					</p>
					<Note tone="warn">{t('offline')}</Note>
				</>
			)}
			{state === 'unknown' && <p className={styles.facts}>{t('unknown')}</p>}
		</div>
	);
}
