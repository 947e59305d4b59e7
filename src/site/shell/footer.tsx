import type { SiteProfile } from '#contract/api/profile.ts';
import { pagePath } from '#contract/page-address.ts';
import { areaSlugs } from '#domain/area/areas.ts';
import { AddressLink, PageLink } from '#site/router/page-link.tsx';
import { usePageAddress } from '#site/router/use-page-address.ts';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { CompanyFacts } from './company-facts.tsx';
import styles from './footer.module.css';
import { ThemeChoice } from './theme-choice.tsx';
import { Wordmark } from './wordmark.tsx';

export function Footer({ profile }: { profile: SiteProfile | null }) {
	const t = useTranslations('shell');
	const facts = useTranslations('profile');
	return (
		<footer className={styles.footer}>
			<div className={styles.edge} />
			<div className={styles.content}>
				<div className={styles.columns}>
					<div className={styles.welcome}>
						<Wordmark />
						<p className={styles.tagline}>{t('tagline')}</p>
						<div className={styles.theme}>
							<ThemeChoice />
						</div>
					</div>
					<FooterLinks />
				</div>
				<p className={styles.emergency}>
					<Icon name="phone" />
					<span>{facts('emergency')}</span>
				</p>
				{profile && <CompanyFacts profile={profile} />}
			</div>
		</footer>
	);
}

function FooterLinks() {
	const t = useTranslations('shell');
	const page = useTranslations('page');
	const areaWords = useTranslations('area');
	const addressFor = usePageAddress();
	return (
		<>
			<nav aria-label={t('footerExplore')}>
				<h2 className={styles.title}>{t('footerExplore')}</h2>
				{areaSlugs.map((area) => (
					<PageLink key={area} page="productList" params={{ area }}>
						{areaWords(`${area}.name`)}
					</PageLink>
				))}
				<PageLink page="aboutTransfer">{page('aboutTransfer.title')}</PageLink>
			</nav>
			<nav aria-label={t('footerCompany')}>
				<h2 className={styles.title}>{t('footerCompany')}</h2>
				<PageLink page="aboutIntroduction">{page('aboutIntroduction.title')}</PageLink>
				<PageLink page="noticeList">{t('notices')}</PageLink>
				<PageLink page="promotionList">{t('promotions')}</PageLink>
				<PageLink page="join">{t('becomePartner')}</PageLink>
			</nav>
			<nav aria-label={t('footerHelp')}>
				<h2 className={styles.title}>{t('footerHelp')}</h2>
				<PageLink page="matchingForm">{t('askMatching')}</PageLink>
				<AddressLink href={`${addressFor(pagePath('aboutIntroduction'))}#contact`} aria-current="false">
					{t('contact')}
				</AddressLink>
				<PageLink page="terms">{page('terms.title')}</PageLink>
				<PageLink page="policy">{page('policy.title')}</PageLink>
				<PageLink page="reject">{page('reject.title')}</PageLink>
				<AddressLink href={`${addressFor(pagePath('policy'))}#cookies`} aria-current="false">
					{t('cookies')}
				</AddressLink>
			</nav>
		</>
	);
}
