import { useSuspenseQuery } from '@tanstack/react-query';
import type { PromotionSummary } from '#contract/api/promotion.ts';
import { areaOf } from '#domain/area/areas.ts';
import { formatWon } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { usePage } from '#site/use-page.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { lastDay } from '#views/price/last-day.ts';
import { ProductPicture } from '#views/product/product-picture.tsx';
import { runningPromotionsQuery } from './home-queries.ts';
import styles from './running-promotions.module.css';
import { Section } from './section.tsx';

const most = 4;

/** The one that ends first, large; the others in a line each. Where none is running there is nothing to say. */
export function RunningPromotions() {
	const t = useTranslations('home.promotions');
	const { callApi, locale } = usePage();
	const { data } = useSuspenseQuery(runningPromotionsQuery(callApi, locale));
	// Of a discount on treatment the law wants everything said or nothing: those stand in their own list.
	const brief = data.items.filter(({ area }) => !areaOf(area).isHealth);
	const [first, ...others] = brief.slice(0, most);
	if (!first) return null;
	return (
		<Section
			title={t('title')}
			aside={
				<PageLink page="promotionList" className={buttonClass({ variant: 'quiet' })}>
					{t('all')}
					<Icon name="arrowRight" />
				</PageLink>
			}
		>
			<Banner promotion={first} />
			{others.length > 0 && (
				<ul className={styles.others}>
					{others.map((promotion) => (
						<li key={promotion.id}>
							<Line promotion={promotion} />
						</li>
					))}
				</ul>
			)}
		</Section>
	);
}

function useWords(promotion: PromotionSummary) {
	const t = useTranslations('home.promotions');
	const locale = useLocale();
	const { discount, needsCode, shownLocale } = promotion;
	const worth =
		'percent' in discount
			? t('percent', { percent: String(discount.percent) })
			: t('amount', { won: formatWon(discount.won) });
	return {
		worth: [worth, needsCode && t('code')].filter(Boolean).join(', '),
		until: t('until', { date: lastDay(promotion) }),
		lang: shownLocale === locale ? undefined : locales[shownLocale].tag,
	};
}

function Banner({ promotion }: { promotion: PromotionSummary }) {
	const t = useTranslations('home.promotions');
	const { worth, until, lang } = useWords(promotion);
	return (
		<article className={styles.banner}>
			<ProductPicture name={promotion.picture} sizes="(max-width: 1365px) 90vw, 80vw" className={styles.picture} />
			<div className={styles.sheet}>
				<Badge tone="act">{`${worth} · ${until}`}</Badge>
				<h3 className={styles.title} lang={lang}>
					{promotion.title}
				</h3>
				<p className={styles.lead} lang={lang}>
					{promotion.lead}
				</p>
				<PageLink page="promotionDetail" params={{ id: promotion.id }} className={buttonClass()}>
					{t('see')}
					<span className="visually-hidden">{`: ${promotion.title}`}</span>
				</PageLink>
			</div>
		</article>
	);
}

function Line({ promotion }: { promotion: PromotionSummary }) {
	const { worth, until, lang } = useWords(promotion);
	return (
		<PageLink page="promotionDetail" params={{ id: promotion.id }} className={styles.line}>
			<span lang={lang}>{promotion.title}</span>
			<small>{`${worth} · ${until}`}</small>
			<Icon name="chevronRight" />
		</PageLink>
	);
}
