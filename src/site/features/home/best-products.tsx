import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ProductSummary } from '#contract/api/product.ts';
import { areaSlugs } from '#domain/area/areas.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { usePage } from '#site/use-page.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { KoreanType } from '#ui/korean-type.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { BestCard, type CardParts } from './best-card.tsx';
import styles from './best-products.module.css';
import { bestProductsQuery } from './home-queries.ts';
import { posterOrder } from './poster-order.ts';
import { Section } from './section.tsx';

/** What nobody reserved most is not called so, nor what the agency put there itself. */
export function headingOf({ isByDemand, isPicked }: { isByDemand: boolean; isPicked: boolean }) {
	if (isPicked) return { title: 'pickedTitle', lead: 'pickedLead' } as const;
	return isByDemand
		? ({ title: 'title', lead: 'lead' } as const)
		: ({ title: 'steadyTitle', lead: 'steadyLead' } as const);
}

/** SPEC section 2, “best product”: reserved most of late; where that is little, what guests rate well, and it says so. */
export function BestProducts({ parts }: { parts: CardParts }) {
	const t = useTranslations('home.best');
	const { callApi, locale } = usePage();
	const { data } = useSuspenseQuery(bestProductsQuery(callApi, locale));
	const heading = headingOf(data);
	const products = posterOrder(data.products);
	return (
		<Section title={t(heading.title)} lead={t(heading.lead)} aside={<AllProducts />}>
			{products.length === 0 ? (
				<p className={styles.empty}>{t('empty')}</p>
			) : (
				<BestList>
					{products.map((product, at) => (
						<li key={product.id} className={at === 0 ? styles.first : undefined}>
							<BestCard product={product} parts={parts} isFirst={at === 0} />
						</li>
					))}
				</BestList>
			)}
			{products.some(({ shownLocale }: ProductSummary) => shownLocale === 'ko') && <KoreanType />}
		</Section>
	);
}

/** Scrolls sideways on phones. */
const BestList = ({ children }: { children: ReactNode }) => <ul className={styles.best}>{children}</ul>;

function AllProducts() {
	const t = useTranslations('home.best');
	const areaWords = useTranslations('area');
	return (
		<nav className={styles.all} aria-label={t('all')}>
			{areaSlugs.map((area) => (
				<PageLink key={area} page="productList" params={{ area }} className={buttonClass({ variant: 'quiet' })}>
					{areaWords(`${area}.name`)}
					<Icon name="arrowRight" />
				</PageLink>
			))}
		</nav>
	);
}

/** As high as what comes, so that nothing below it jumps. */
export function BestWaiting() {
	const t = useTranslations('home.best');
	return (
		<Section title={t('title')} lead={t('lead')}>
			<BestList>
				{[0, 1, 2, 3, 4].map((at) => (
					<li key={at} className={at === 0 ? styles.first : undefined} aria-hidden="true">
						<Skeleton shape="picture" />
						<Skeleton width="short" />
						<Skeleton shape="title" width="long" />
						<Skeleton width="medium" />
					</li>
				))}
			</BestList>
		</Section>
	);
}
