import { useQuery } from '@tanstack/react-query';
import type { Api } from '#contract/api.ts';
import { consolePages } from '#contract/console-pages.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { pagePath } from '#contract/page-address.ts';
import { isCompanyText, type PageTextSlug } from '#domain/page/page-text.ts';
import { formatDate } from '#i18n/format.ts';
import { versionText } from '#i18n/version-text.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { PageHead } from '../../page-head.tsx';
import { useConsoleLocale } from '../../viewer.tsx';
import { sitePageOf } from './site-pages.ts';
import styles from './texts.module.css';
import { useStandingWords } from './use-standing-words.ts';

const key = 'GET /api/console/texts';
type Text = OutputOf<Api[typeof key]>['texts'][number];

/** What people agree to or rely on, and what pages say: which version is in force, which is coming, and how many agreed. */
export function TextsPage() {
	const t = useTranslations('console.text');
	const pages = useTranslations('console.pages');
	const callApi = useApi();
	const language = useConsoleLocale();
	const query = useQuery({ queryKey: [key, language], queryFn: () => callApi(key, { query: { language } }) });
	return (
		<>
			<PageHead title={pages('texts')} text={t('lead')} />
			<Await query={query}>
				{({ texts, members }) => (
					<div className={styles.page}>
						<Card aside={<span className={styles.small}>{t('members', { count: members })}</span>} title={t('legal')}>
							<Rows texts={texts.filter(({ slug }) => !isCompanyText(slug))} />
						</Card>
						<Card title={t('pages')}>
							<Rows texts={texts.filter(({ slug }) => isCompanyText(slug))} />
						</Card>
					</div>
				)}
			</Await>
		</>
	);
}

const Rows = ({ texts }: { texts: readonly Text[] }) => (
	<ul className={styles.rows}>
		{texts.map((text) => (
			<Row key={text.slug} text={text} />
		))}
	</ul>
);

/** Most are called by the day they came into force, which then is said once. */
function Version({ version, effectiveOn }: { version: string; effectiveOn: string }) {
	const t = useTranslations('console.text');
	const [name, since] = [versionText(version), formatDate(effectiveOn)];
	if (name === since) return t('since', { date: since });
	return (
		<>
			{name} <span className={styles.small}>{t('since', { date: since })}</span>
		</>
	);
}

function Row({ text: { slug, title, inForce, coming, agreed, isAnnounced, hasDraft } }: { text: Text }) {
	const t = useTranslations('console.text');
	const words = useStandingWords(slug);
	return (
		<li>
			<div>
				<ConsoleLink to={`${consolePages.texts.path}/${slug}`} className={styles.name}>
					{title}
				</ConsoleLink>
				{isCompanyText(slug) && <p className={styles.small}>{t(`page.${slug}`)}</p>}
				<p className={styles.badges}>
					{isAnnounced && <Badge tone="info">{t('announcedBadge')}</Badge>}
					{hasDraft && <Badge tone="warn">{t('draft')}</Badge>}
				</p>
			</div>
			<div>
				{inForce && (
					<p>
						{words['in-force']}: <Version {...inForce} />
					</p>
				)}
				{coming && (
					<p>
						{words.coming}: <Version {...coming} />
					</p>
				)}
			</div>
			<p>
				<End slug={slug} agreed={agreed} />
			</p>
		</li>
	);
}

/** Who agreed; a page's text is looked at instead. */
function End({ slug, agreed }: { slug: PageTextSlug; agreed: number | null }) {
	const t = useTranslations('console.text');
	const page = sitePageOf(slug);
	if (agreed !== null)
		return (
			<ConsoleLink to={`${consolePages.texts.path}/${slug}?part=versions`}>
				{t('agreed', { count: agreed })}
			</ConsoleLink>
		);
	if (page === undefined || !isCompanyText(slug)) return <span className={styles.small}>{t('notAsked')}</span>;
	return (
		<a href={pagePath(page)} target="_blank" rel="noreferrer">
			{t('readOnSite')}
		</a>
	);
}
