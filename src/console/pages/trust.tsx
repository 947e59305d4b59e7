import { useInfiniteQuery } from '@tanstack/react-query';
import type { Moderated } from '#contract/api/moderation.ts';
import { consolePages } from '#contract/console-pages.ts';
import { type ModeratedKind, moderatedKinds } from '#domain/moderation/moderation.ts';
import { locales } from '#i18n/locales.ts';
import { Badge } from '#ui/badge.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink, useConsoleAddress } from '../address.tsx';
import { byCursor, pagesOf } from '../by-cursor.ts';
import { momentOf } from '../moment.ts';
import { useConsoleLocale } from '../viewer.tsx';
import { EndingLicences } from './licences/ending-licences.tsx';
import { QueueList } from './queue-list.tsx';
import styles from './queues.module.css';

const key = 'GET /api/moderation';
const queues = ['all', ...moderatedKinds] as const;
type Queue = (typeof queues)[number];
const addressOf = (queue: Queue) =>
	queue === 'all' ? consolePages.trust.path : `${consolePages.trust.path}?kind=${queue}`;
const kindOf = (word: string | null): ModeratedKind | undefined => moderatedKinds.find((kind) => kind === word);

/** Where it is decided: each kind has its own page, with all that is to be known of it. */
const decidedAt: Record<ModeratedKind, (id: string) => string> = {
	rating: (id) => `${consolePages.ratings.path}?queue=open&id=${id}`,
	photograph: (id) => `${consolePages.photographs.path}?queue=open&id=${id}`,
	picture: (id) => `${consolePages.ratings.path}?queue=open&id=${id}`,
	question: (id) => `${consolePages.matchingReports.path}?queue=reported&id=${id}`,
	message: (id) => `${consolePages.messages.path}?queue=open&id=${id}`,
};

/** Everything that waits for a decision, whatever it is, the longest waiting first. */
export function TrustPage() {
	const t = useTranslations('console.trust');
	const pages = useTranslations('console.pages');
	const callApi = useApi();
	const language = useConsoleLocale();
	const kind = kindOf(useConsoleAddress().query.get('kind'));
	const query = useInfiniteQuery({
		queryKey: [key, kind ?? 'all', language],
		queryFn: ({ pageParam: cursor }) => callApi(key, { query: { language, kind, cursor } }),
		select: pagesOf,
		...byCursor,
	});
	const counts = query.data?.[0]?.counts;
	const countOf = (queue: Queue) =>
		queue === 'all' ? moderatedKinds.reduce((sum, one) => sum + (counts?.[one] ?? 0), 0) : (counts?.[queue] ?? 0);
	return (
		<>
			<QueueList
				words={{
					title: pages('trust'),
					lead: t('lead'),
					queues: t('kinds'),
					queue: (one) => (counts ? t('counted', { kind: t(`kind.${one}`), count: countOf(one) }) : t(`kind.${one}`)),
					empty: t(kind === undefined ? 'empty' : 'emptyKind'),
					count: (count) => t('count', { count }),
					next: t('next'),
				}}
				queue={kind ?? 'all'}
				{...{ queues, addressOf, query }}
				isSought={false}
			>
				{(item) => <Row key={`${item.kind} ${item.id}`} item={item} />}
			</QueueList>
			{/* Their own lists hold what was decided, and every question, reported or not. */}
			<p className={styles.earlier}>
				{t('earlier')} <ConsoleLink to={consolePages.messages.path}>{pages('messages')}</ConsoleLink> ·{' '}
				<ConsoleLink to={consolePages.photographs.path}>{pages('photographs')}</ConsoleLink> ·{' '}
				<ConsoleLink to={consolePages.matchingReports.path}>{pages('matchingReports')}</ConsoleLink>
			</p>
			<EndingLicences />
		</>
	);
}

function Row({ item }: { item: Moderated }) {
	const t = useTranslations('console.trust');
	const languageName = useTranslations('console.languageName');
	const { kind, title, excerpt, wordless, locale, author, pictures, reports, reasons, since, isOverdue } = item;
	const lang = locale ? locales[locale].tag : undefined;
	const facts = [
		author,
		locale && languageName(locale),
		pictures > 0 && t('pictures', { count: pictures }),
		reasons.length > 0 && t('reasons', { reasons: reasons.map((one) => t(`reason.${one}`)).join(', ') }),
	];
	return (
		<li className={styles.row}>
			<div className={styles.words}>
				<ConsoleLink to={decidedAt[kind](item.id)} className={styles.name}>
					{title || t(`untitled.${kind}`)}
				</ConsoleLink>
				<p className={styles.excerpt} lang={excerpt === '' ? undefined : lang}>
					{excerpt || t(`wordless.${wordless ?? 'erased'}`)}
				</p>
				<p className={styles.small}>{facts.filter(Boolean).join(' · ')}</p>
			</div>
			<span className={styles.small}>{t('since', { moment: momentOf(since) })}</span>
			<span className={styles.badges}>
				<Badge>{t(`kind.${kind}`)}</Badge>
				{reports > 0 && <Badge tone="bad">{t('reported', { count: reports })}</Badge>}
				{isOverdue && <Badge tone="warn">{t('overdue')}</Badge>}
			</span>
		</li>
	);
}
