import { areaSlugs, kinds } from '#domain/area/areas.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './introduction.module.css';
import { offers } from './offers.ts';

/** What is sold, each leading to the list of it; the areas with kinds of their own lead to their lists. */
export function OfferList() {
	const t = useTranslations('about.offers');
	const areaWords = useTranslations('area');
	const kindName = useTranslations('product.kind');
	const home = kinds[offers[0].kinds[0]]?.area;
	return (
		<section className={styles.section}>
			<h2>{t('title')}</h2>
			<p className={styles.lead}>{t('lead')}</p>
			<div className={styles.groups}>
				{offers.map(({ group, kinds: sold }) => (
					<div key={group}>
						<h3 className={styles.groupTitle}>{t(`group.${group}`)}</h3>
						<ul className={styles.offers}>
							{sold.map((slug) => (
								<li key={slug}>
									<PageLink
										page="productList"
										params={{ area: kinds[slug]?.area ?? '' }}
										query={{ kinds: slug }}
										className={styles.offer}
									>
										<span>
											<b>{kindName(slug)}</b>
											<small>{t(`kind.${slug}`)}</small>
										</span>
										<Icon name="chevronRight" />
									</PageLink>
								</li>
							))}
						</ul>
					</div>
				))}
			</div>
			<p className={styles.others}>
				{t('others')}{' '}
				{areaSlugs
					.filter((area) => area !== home)
					.map((area) => (
						<PageLink key={area} page="productList" params={{ area }} className={styles.otherLink}>
							{areaWords(`${area}.name`)}
						</PageLink>
					))}
			</p>
		</section>
	);
}
