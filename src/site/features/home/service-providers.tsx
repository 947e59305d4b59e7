import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ProviderSummary } from '#contract/api/provider.ts';
import { pagePath } from '#contract/page-address.ts';
import { areaOf } from '#domain/area/areas.ts';
import { minuteMs } from '#domain/kernel/durations.ts';
import { locales } from '#i18n/locales.ts';
import { timeSpan } from '#i18n/time-span.ts';
import { ProviderLink } from '#site/parts/provider/provider-link.tsx';
import { AddressLink } from '#site/router/page-link.tsx';
import { usePageAddress } from '#site/router/use-page-address.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { usePage } from '#site/use-page.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { providersQuery } from './home-queries.ts';
import { Section } from './section.tsx';
import styles from './service-providers.module.css';

/** So many at first; the rest by `?providers=all`, a link that needs no scripts. */
const few = 6;
const anchor = 'providers';

type Rating = (rating: ProviderSummary['rating']) => ReactNode;

/** The page of providers an address asks for. */
export const providersQueryOf = ({ callApi, locale, search }: ReturnType<typeof usePage>) =>
	providersQuery(callApi, { language: locale, cursor: search.get('providersFrom') ?? undefined });

/** SPEC section 2, “list of service providers”. */
export function ServiceProviders({ rating }: { rating: Rating }) {
	const t = useTranslations('home.providers');
	const page = usePage();
	const addressFor = usePageAddress();
	const { data } = useSuspenseQuery(providersQueryOf(page));
	const { items, total, nextCursor } = data;
	const isAll = page.search.has('providers') || page.search.has('providersFrom');
	const linkTo = (query: Record<string, string>) => `${addressFor(pagePath('home'), query)}#${anchor}`;
	const link = { className: buttonClass({ variant: 'quiet' }), keepScroll: true, 'aria-current': 'false' } as const;
	return (
		<Section
			id={anchor}
			title={t('title')}
			lead={t('lead')}
			aside={
				total > few && (
					<AddressLink {...link} href={linkTo(isAll ? {} : { providers: 'all' })}>
						{isAll ? t('fewer') : t('all', { count: total })}
						<Icon name={isAll ? 'arrowLeft' : 'arrowRight'} />
					</AddressLink>
				)
			}
		>
			{items.length === 0 && <p className={styles.none}>{t('empty')}</p>}
			<ul className={styles.list}>
				{items.slice(0, isAll ? items.length : few).map((provider) => (
					<li key={provider.id}>
						<ProviderRow provider={provider} rating={rating} />
					</li>
				))}
			</ul>
			{isAll && nextCursor && (
				<AddressLink {...link} href={linkTo({ providersFrom: nextCursor })}>
					{t('more')}
					<Icon name="arrowRight" />
				</AddressLink>
			)}
		</Section>
	);
}

/** Opens its profile over the page. */
function ProviderRow({ provider, rating }: { provider: ProviderSummary; rating: Rating }) {
	const t = useTranslations('home.providers');
	const areaWords = useTranslations('area');
	const language = useTranslations('product.language');
	const locale = useLocale();
	const { id, name, trade, shownLocale, areas, languages, portrait, medianAnswerMinutes: minutes } = provider;
	const lang = shownLocale === locale ? undefined : locales[shownLocale].tag;
	return (
		<div className={styles.row}>
			<img
				className={styles.portrait}
				src={`/assets/images/art/${portrait}-96.webp`}
				srcSet={`/assets/images/art/${portrait}-96.webp 1x, /assets/images/art/${portrait}-192.webp 2x`}
				width="96"
				height="96"
				alt=""
				loading="lazy"
				decoding="async"
			/>
			<div className={styles.who}>
				<h3 className={styles.name} lang={lang}>
					<ProviderLink provider={id} className={styles.link}>
						{name}
					</ProviderLink>
				</h3>
				<p className={styles.trade} lang={lang}>
					{trade}
				</p>
				<p className={styles.marks}>
					{areas.map((slug) => (
						<Badge key={slug} tone={areaOf(slug).tone}>
							{areaWords(`${slug}.name`)}
						</Badge>
					))}
					{languages.map((code) => (
						<span key={code} className={styles.language}>
							<span aria-hidden="true">{locales[code].tag.toUpperCase()}</span>
							<span className="visually-hidden">{`${language(code)} `}</span>
						</span>
					))}
				</p>
			</div>
			<div className={styles.proof}>
				{rating(provider.rating)}
				{minutes !== null && <p className={styles.answers}>{t('usuallyAnswers', timeSpan(minutes * minuteMs))}</p>}
			</div>
		</div>
	);
}

export function ProvidersWaiting() {
	const t = useTranslations('home.providers');
	return (
		<Section id={anchor} title={t('title')} lead={t('lead')}>
			<ul className={styles.list} aria-hidden="true">
				{Array.from({ length: few }, (_, at) => at).map((at) => (
					<li key={at}>
						<div className={styles.row}>
							<span className={styles.portrait}>
								<Skeleton shape="circle" />
							</span>
							<div className={styles.who}>
								<Skeleton width="medium" />
								<Skeleton width="short" />
								<Skeleton width="short" />
							</div>
						</div>
					</li>
				))}
			</ul>
		</Section>
	);
}
