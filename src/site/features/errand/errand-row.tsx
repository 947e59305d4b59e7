import type { ErrandView } from '#contract/api/errand.ts';
import { pagePath } from '#contract/page-address.ts';
import { errandKinds, type GuestErrandKind } from '#domain/errand/errand.ts';
import { formatWon } from '#i18n/format.ts';
import { AddressLink, PageLink } from '#site/router/page-link.tsx';
import { usePageAddress } from '#site/router/use-page-address.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useBothClocks } from '#views/clock/both-clocks.ts';
import { useNow } from '#views/clock/use-now.ts';
import { useWhenText } from '#views/clock/use-when-text.ts';
import { timeLeft } from '#views/errand/time-left.ts';
import styles from './errand-strip.module.css';

/** Its sign, and the place of the reservation's page where it is done. */
const looks: Record<GuestErrandKind, { sign: IconName; anchor: '' | '#messages' | '#payment' | '#refund-account' }> = {
	'take-offer': { sign: 'clock', anchor: '' },
	transfer: { sign: 'document', anchor: '#payment' },
	'slip-refused': { sign: 'document', anchor: '#payment' },
	'answer-price': { sign: 'document', anchor: '' },
	'pick-date': { sign: 'calendar', anchor: '' },
	'give-account': { sign: 'document', anchor: '#refund-account' },
	'read-message': { sign: 'message', anchor: '#messages' },
};

type Props = { errand: ErrandView & { kind: GuestErrandKind }; loadedAt: number };

export function ErrandRow({ errand, loadedAt }: Props) {
	const t = useTranslations('errand');
	const { kind, title, won } = errand;
	const { when } = useWhenText()(errand);
	return (
		<li className={styles.row}>
			<Icon name={looks[kind].sign} />
			<div className={styles.words}>
				<p className={styles.text}>
					<b>{t(`kind.${kind}.text`, { won: formatWon(won ?? 0) })}</b>
					<Left errand={errand} loadedAt={loadedAt} />
				</p>
				<p className={styles.about}>{`${title} · ${when}`}</p>
			</div>
			<Way errand={errand} />
		</li>
	);
}

/** How long there is still, and until when; nothing where nothing ends. */
function Left({ errand: { until }, loadedAt }: Props) {
	const t = useTranslations('errand');
	const clocks = useBothClocks();
	const now = useNow(loadedAt);
	if (until === null) return null;
	const left = timeLeft(until, now);
	return (
		<span className={styles.left} data-tone={left?.unit !== 'days' ? 'act' : undefined}>
			{left ? t('left', left) : t('late')}
			<span className={styles.until}>{` · ${t('until', { until: clocks(until).both })}`}</span>
		</span>
	);
}

function Way({ errand: { kind, id, productId, title } }: Pick<Props, 'errand'>) {
	const t = useTranslations('errand');
	const addressFor = usePageAddress();
	const isFirst = kind === 'take-offer';
	const look = { className: buttonClass({ size: 'sm', variant: isFirst ? 'primary' : 'brand' }) };
	const words = (
		<>
			{t(`kind.${kind}.do`)}
			<span className="visually-hidden"> {title}</span>
		</>
	);
	if (errandKinds[kind].subject === 'waiting')
		return (
			<PageLink page="reserveLink" params={{ id: productId }} query={{ waiting: id }} {...look}>
				{words}
			</PageLink>
		);
	return (
		<AddressLink href={addressFor(pagePath('myReservation', { id })) + looks[kind].anchor} {...look}>
			{words}
		</AddressLink>
	);
}
