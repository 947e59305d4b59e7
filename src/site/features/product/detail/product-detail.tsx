import type { ReactNode } from 'react';
import type { ProductDetail as Product } from '#contract/api/product.ts';
import { locales } from '#i18n/locales.ts';
import { Breadcrumb } from '#site/shell/breadcrumb.tsx';
import { useLocale } from '#site/shell/site-context.tsx';
import { KoreanType } from '#ui/korean-type.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { BuyBar } from '../panel/buy-bar.tsx';
import { PanelSide } from '../panel/panel-side.tsx';
import { PromotionStrip } from '../panel/promotion-strip.tsx';
import { useReservationPanel } from '../panel/use-reservation-panel.ts';
import { CancellationTerms } from './cancellation-terms.tsx';
import { PlaceAndProviderHost, QuestionsAndRatingsHost } from './product-below-host.tsx';
import styles from './product-detail.module.css';
import { ProductFacts } from './product-facts.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductHead } from './product-head.tsx';
import { ProductStory } from './product-story.tsx';
import type { KindSlug } from './words-of-kind.ts';

/** One product: what it is on the left, what it costs and when on the right; on phones the price stays at the bottom. */
export function ProductDetail({ product }: { product: Product }) {
	const t = useTranslations('product');
	const areaWords = useTranslations('area');
	const state = useTranslations('state');
	const isOwnLanguage = product.shownLocale === useLocale();
	const lang = isOwnLanguage ? undefined : locales[product.shownLocale].tag;
	return (
		<div className={styles.page}>
			<Breadcrumb
				crumbs={[{ label: areaWords(`${product.area}.name`), page: 'productList', params: { area: product.area } }]}
				title={t(`kind.${product.kind as KindSlug}`)}
			/>
			<ProductGallery pictures={product.pictures} texts={product.pictureTexts} />
			<Bookable
				product={product}
				beforeTerms={
					<>
						<div>
							<ProductHead product={product} lang={lang} />
							<ProductFacts product={product} />
							<PromotionStrip product={product} position="text" />
						</div>
						{!isOwnLanguage && <Note>{state('notYourLanguage', { shown: product.shownLocale })}</Note>}
						<ProductStory product={product} lang={lang} />
						<PlaceAndProviderHost product={product} lang={lang} />
					</>
				}
				afterTerms={
					<>
						<QuestionsAndRatingsHost product={product} lang={lang} />
						{product.shownLocale === 'ko' && <KoreanType />}
					</>
				}
			/>
		</div>
	);
}

type BookableProps = { product: Product; beforeTerms: ReactNode; afterTerms: ReactNode };

/** Keeps the choice. What does not depend on it is given from above, so that a choice does not render it again. */
function Bookable({ product, beforeTerms, afterTerms }: BookableProps) {
	const panel = useReservationPanel(product);
	const { on, time } = panel.choice;
	return (
		<>
			<div className={styles.columns}>
				<article className={styles.article}>
					{beforeTerms}
					<CancellationTerms product={product} on={on} time={time} />
					{afterTerms}
				</article>
				<PanelSide panel={panel} />
			</div>
			<BuyBar panel={panel} />
		</>
	);
}
