import { useInfiniteQuery } from '@tanstack/react-query';
import type { SecurityEntry } from '#contract/api/security.ts';
import { consolePages } from '#contract/console-pages.ts';
import { isCalendarDay } from '#domain/kernel/calendar-day.ts';
import { type SecurityTopic, securityTopicNames } from '#domain/member/security-events.ts';
import { formatDate, formatTime } from '#i18n/format.ts';
import { koreanZone } from '#i18n/own-clock.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { chipClass } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { DayField } from '#views/field/day-field.tsx';
import { ConsoleLink, navigate, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { byCursor, pagesOf } from '../../by-cursor.ts';
import { PageHead } from '../../page-head.tsx';
import { useHasPage } from '../../viewer.tsx';
import { FactorHelp } from './factor-help.tsx';
import styles from './security.module.css';

const key = 'GET /api/security-events';
const path = consolePages.security.path;
const topics = [undefined, ...securityTopicNames] as const;

type Choices = { topic?: SecurityTopic; of?: 'operators'; from?: string; to?: string };

/** What an address says; what is malformed in it, as if it were not there. */
function choicesIn(query: URLSearchParams): Choices {
	const topic = securityTopicNames.find((name) => name === query.get('topic'));
	const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
	return {
		...(topic && { topic }),
		...(query.get('of') === 'operators' && { of: 'operators' as const }),
		...(isCalendarDay(from) && { from }),
		...(isCalendarDay(to) && { to }),
	};
}

function addressOf(choices: Record<string, string | undefined>): string {
	const given = Object.entries(choices).flatMap(([name, value]) => (value ? [[name, value]] : []));
	const search = new URLSearchParams(given).toString();
	return search === '' ? path : `${path}?${search}`;
}

/** How people got in or did not, newest first, and help for who cannot. */
export function SecurityPage() {
	const pages = useTranslations('console.pages');
	const choices = choicesIn(useConsoleAddress().query);
	const helps = useHasPage('members');
	return (
		<>
			<PageHead title={pages('security')} />
			<div className={styles.page}>
				<Events choices={choices} />
				{helps && <FactorHelp />}
			</div>
		</>
	);
}

function Events({ choices }: { choices: Choices }) {
	const t = useTranslations('console.security');
	const callApi = useApi();
	const query = useInfiniteQuery({
		queryKey: [key, choices],
		queryFn: ({ pageParam: cursor }) => callApi(key, { query: { ...choices, ...(cursor && { cursor }) } }),
		...byCursor,
		select: pagesOf,
	});
	return (
		<Card title={t('events')}>
			<Filters choices={choices} />
			<Await query={query}>
				{(found) => {
					const items = found.flatMap((page) => page.items);
					if (items.length === 0) return <EmptyState isPanel level={3} title={t('empty')} />;
					return (
						<>
							<p className={styles.small}>{t('count', { count: found[0]?.total ?? 0 })}</p>
							<ul className={styles.rows}>
								{items.map((item) => (
									<EventRow key={item.id} {...item} />
								))}
							</ul>
							{query.hasNextPage && (
								<Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
									{t('more')}
								</Button>
							)}
						</>
					);
				}}
			</Await>
		</Card>
	);
}

const ends = ['from', 'to'] as const;
/** As long as such events stay. */
const daysBack = 1_826;

function Filters({ choices }: { choices: Choices }) {
	const t = useTranslations('console.security');
	const { topic, of, from, to } = choices;
	return (
		<>
			<nav className={styles.topics} aria-label={t('topics')}>
				{topics.map((name) => (
					<ConsoleLink
						key={name ?? 'all'}
						to={addressOf({ ...choices, topic: name })}
						className={chipClass({ isOn: name === topic })}
						aria-current={name === topic ? 'page' : undefined}
					>
						{t(`topic.${name ?? 'all'}`)}
					</ConsoleLink>
				))}
			</nav>
			<div className={styles.filters}>
				{ends.map((end) => (
					<div key={end} className={styles.day}>
						<DayField
							{...{ label: t(end), name: end, value: choices[end] ?? '', daysAhead: 0, daysBack }}
							onChange={(chosen) => navigate(addressOf({ ...choices, [end]: chosen }), 'replace')}
						/>
					</div>
				))}
				<ConsoleLink
					to={addressOf({ ...choices, of: of ? undefined : 'operators' })}
					className={chipClass({ isOn: of !== undefined })}
					aria-current={of ? 'true' : undefined}
				>
					{t('operatorsOnly')}
				</ConsoleLink>
				{(of ?? from ?? to) !== undefined && (
					<ConsoleLink to={addressOf({ topic })} className={buttonClass({ size: 'sm' })}>
						{t('clear')}
					</ConsoleLink>
				)}
			</div>
		</>
	);
}

type EventName = Parameters<ReturnType<typeof useTranslations<'console.security.event'>>>[0];

function EventRow({ event, at, memberId, name, isOperator, place, device, factor, by, reason }: SecurityEntry) {
	const t = useTranslations('console.security');
	const says = useTranslations('console.security.event');
	return (
		<li>
			<div className={styles.what}>
				<b>{says(event.replace('member.', '') as EventName)}</b>
				<span>
					{memberId === null ? (
						(name ?? t('nobody'))
					) : (
						<ConsoleLink to={`${consolePages.members.path}/${memberId}`} className={styles.member}>
							{name}
						</ConsoleLink>
					)}{' '}
					{isOperator && <Badge tone="warn">{t('operator')}</Badge>}
				</span>
				{factor !== null && <span className={styles.small}>{t('factor', { factor: t(`factors.${factor}`) })}</span>}
				{by !== null && <span className={styles.small}>{t('by', { name: by })}</span>}
				{reason !== null && <span className={styles.small}>{reason}</span>}
			</div>
			<span className={styles.small}>
				{[`${formatDate(at)} ${formatTime(at, koreanZone)} KST`, device, place].filter(Boolean).join(' · ')}
			</span>
		</li>
	);
}
