import type { ReactNode } from 'react';
import type { ProductDetail } from '#contract/api/product.ts';
import { cancellationScales, freeUntil } from '#domain/reservation/cancellation.ts';
import { formatDate, formatTime } from '#i18n/format.ts';
import { koreanZone } from '#i18n/own-clock.ts';
import { useTranslations } from '#ui/translations.tsx';
import { OwnTime } from '#views/clock/own-time.tsx';
import { type Paid, payWayFor } from './pay-text.ts';

type Props = {
	product: Paid & Pick<ProductDetail, 'cancellation'>;
	/** Undefined until it is chosen. */
	service: { on: string; time: string | null } | undefined;
	total: number | undefined;
	/** What is drawn before it, and how its parts look, is its place's. */
	children: (sentence: ReactNode) => ReactNode;
	ownTimeClass: string | undefined;
};

/**
 * Until when all of it comes back, before anybody has paid: until the start where all is paid on site; nothing is said
 * where that has passed.
 */
export function FreeCancellation({ product, service, total, children, ownTimeClass }: Props) {
	const t = useTranslations('product.panel');
	if (!service) return null;
	if (payWayFor(product, total) === 'onSite') return children(t('freeOnSite'));
	const until = freeUntil(cancellationScales[product.cancellation], service);
	if (until === undefined || until.getTime() <= Date.now()) return null;
	return children(
		<>
			{t('freeUntil', { date: formatDate(until), time: formatTime(until, koreanZone) })}{' '}
			<OwnTime at={until} className={ownTimeClass} />
		</>,
	);
}
