import type { PromotionSummary } from '#contract/api/promotion.ts';
import { areaOf } from '#domain/area/areas.ts';
import { joinSentences } from '#i18n/join-sentences.ts';
import { locales } from '#i18n/locales.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { ProductPicture } from '#views/product/product-picture.tsx';
import { periodText } from './period-text.ts';
import styles from './promotion-card.module.css';
import { usePromotionWords } from './use-promotion-words.ts';

type Props = { promotion: PromotionSummary; isWide: boolean };

/** A picture with a paper on it that says the period, what it is and both prices. */
export function PromotionCard({ promotion, isWide }: Props) {
	const t = useTranslations('promotion');
	const locale = useLocale();
	const lang = promotion.shownLocale === locale ? undefined : locales[promotion.shownLocale].tag;
	const { state, left, needsCode, minPersons } = promotion;
	return (
		<article className={isWide ? styles.wide : styles.card} data-state={state}>
			<ProductPicture
				name={promotion.picture}
				sizes={isWide ? '(max-width: 1365px) 90vw, 80vw' : '(max-width: 760px) 90vw, (max-width: 1365px) 44vw, 40vw'}
				className={styles.picture}
				isFirst={isWide}
			/>
			<div className={styles.paper}>
				<p className={styles.badges}>
					<Badge tone={state === 'running' ? 'act' : 'neutral'}>{periodText(promotion)}</Badge>
					{minPersons > 1 && <Badge>{t('fromPeople', { count: minPersons })}</Badge>}
					{needsCode && <Badge>{t('withCode')}</Badge>}
					{state === 'running' && left !== null && <Badge>{t('left', { left })}</Badge>}
				</p>
				<h2 lang={lang}>
					<PageLink page="promotionDetail" params={{ id: promotion.id }} className={styles.link}>
						{promotion.title}
					</PageLink>
				</h2>
				<Prices promotion={promotion} />
			</div>
		</article>
	);
}

/** In a few words, or with everything that has to be said. */
function Prices({ promotion }: { promotion: PromotionSummary }) {
	const words = usePromotionWords();
	const { example, area } = promotion;
	if (!example) return <p>{promotion.lead}</p>;
	return (
		<p>
			{areaOf(area).isHealth
				? words.statement(promotion, example)
				: joinSentences([example.title, words.prices(promotion, example)])}
		</p>
	);
}
