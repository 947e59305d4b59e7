import type { TripGap, TripSuggestion } from '#contract/api/trip.ts';
import { koreanInstant } from '#domain/reservation/service-time.ts';
import { formatWon } from '#i18n/format.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './slip.module.css';
import { useTwoClocks } from './two-clocks.ts';

type Props = { gap: TripGap; on: string; provider: string };

/** Free time and what fits into it; or, after a sedation, nothing, and why. */
export function GapPaper({ gap, on, provider }: Props) {
	const t = useTranslations('trip');
	if (gap.kind === 'rest')
		return (
			<div className={styles.gap} data-item>
				<b className={styles.free}>{t('rest.title')}</b>
				<span>{t('rest.text', { provider })}</span>
			</div>
		);
	return (
		<div className={styles.gap} data-item>
			<b className={styles.free}>{t(`free.${gap.part}`)}</b>
			{gap.suggestions.map((one) => (
				<Suggestion key={one.productId} suggestion={one} on={on} />
			))}
		</div>
	);
}

function Suggestion({ suggestion, on }: { suggestion: TripSuggestion; on: string }) {
	const t = useTranslations('trip.suggestion');
	const clocks = useTwoClocks();
	const { productId, area, title, time, unit, won, metres } = suggestion;
	const { large, small } = clocks(koreanInstant(on, time));
	const away = (metres: number) =>
		metres < 1_000
			? t('metres', { metres: Math.round(metres / 50) * 50 })
			: t('kilometres', { kilometres: Math.round(metres / 100) / 10 });
	return (
		<PageLink page="productDetail" params={{ area, id: productId }} query={{ on, time }} className={styles.idea}>
			<span>
				{t('what', { title, time: large })}
				<span className={styles.own}> {small}</span>
			</span>
			<span className={styles.add}>
				<Icon name="plus" />
				{t('price', { unit, won: formatWon(won) })}
			</span>
			{metres !== null && metres >= 50 && <span className={styles.away}>{away(metres)}</span>}
		</PageLink>
	);
}
