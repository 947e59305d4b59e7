import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MemberRow } from '#contract/api/member-desk.ts';
import { consolePages } from '#contract/console-pages.ts';
import { memberLists } from '#domain/member/member-desk.ts';
import { formatDate } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { chipClass } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { byCursor, pagesOf } from '../../by-cursor.ts';
import { FileLink } from '../../file/file-link.tsx';
import { PageHead } from '../../page-head.tsx';
import { TypedSearch } from '../../typed-search.tsx';
import { useConsoleLocale } from '../../viewer.tsx';
import queues from '../queues.module.css';
import { memberTones } from './member-tones.ts';
import styles from './members.module.css';
import { useCountryName } from './use-country-name.ts';

const path = consolePages.members.path;
const listKey = 'GET /api/members';
const searchKey = 'POST /api/member-searches';

/** What was looked for stays for the way back. It stands in no address: a name or a number is nobody's bookmark. */
let lookedFor = '';

/** Members by what a caller says of themselves. */
export function MembersPage() {
	const t = useTranslations('console.member');
	const pages = useTranslations('console.pages');
	const [search, setSearch] = useState(lookedFor);
	const look = (text: string | undefined) => {
		lookedFor = text ?? '';
		setSearch(lookedFor);
	};
	return (
		<>
			<PageHead title={pages('members')} text={t('lead')} />
			<div className={styles.search}>
				<TypedSearch
					words={{
						...{ label: t('search'), placeholder: t('searchPlaceholder') },
						...{ submitLabel: t('searchSubmit'), clearLabel: t('searchClear') },
					}}
					search={search}
					maxLength={120}
					onSearch={look}
				/>
			</div>
			{search === '' ? <Newest /> : <Found text={search} />}
		</>
	);
}

function Found({ text }: { text: string }) {
	const t = useTranslations('console.member');
	const callApi = useApi();
	const query = useQuery({
		queryKey: [searchKey, text],
		queryFn: () => callApi(searchKey, { body: { text } }),
		placeholderData: keepPreviousData,
		// What was found of people is not kept for longer than it is looked at.
		gcTime: 0,
	});
	return (
		<Await query={query}>
			{({ found: items, hasMore }) =>
				items.length === 0 ? (
					<EmptyState isPanel title={t('nobody')} text={t('nobodyText')} />
				) : (
					<>
						<p className={queues.small} role="status">
							{hasMore ? t('many', { count: items.length }) : t('found', { count: items.length })}
						</p>
						<Rows items={items} />
					</>
				)
			}
		</Await>
	);
}

function Newest() {
	const t = useTranslations('console.member');
	const callApi = useApi();
	const language = useConsoleLocale();
	const asked = useConsoleAddress().query.get('status');
	const status = memberLists.find((one) => one === asked);
	const query = useInfiniteQuery({
		queryKey: [listKey, status ?? 'all'],
		queryFn: ({ pageParam: cursor }) => callApi(listKey, { query: { status, cursor } }),
		select: pagesOf,
		...byCursor,
	});
	return (
		<>
			<nav className={queues.filter} aria-label={t('filter')}>
				{([undefined, ...memberLists] as const).map((one) => (
					<ConsoleLink
						key={one ?? 'all'}
						to={one ? `${path}?status=${one}` : path}
						className={chipClass({ isOn: one === status })}
						aria-current={one === status ? 'page' : undefined}
					>
						{t(one ?? 'newest')}
					</ConsoleLink>
				))}
				<FileLink href={`/api/members/export?${new URLSearchParams({ ...(status && { status }), language })}`}>
					{t('export')}
				</FileLink>
			</nav>
			<Await query={query}>
				{(data) => {
					const items = data.flatMap((page) => page.items);
					if (items.length === 0)
						return <EmptyState isPanel title={t(status === 'unverified' ? 'nobodyUnverified' : 'nobodySuspended')} />;
					return (
						<>
							<Rows items={items} />
							{query.hasNextPage && (
								<Button onClick={() => void query.fetchNextPage()} isBusy={query.isFetchingNextPage}>
									{t('more')}
								</Button>
							)}
						</>
					);
				}}
			</Await>
		</>
	);
}

function Rows({ items }: { items: readonly MemberRow[] }) {
	const t = useTranslations('console.member');
	const countryName = useCountryName();
	return (
		<ul className={queues.list}>
			{items.map((row) => (
				<li key={row.id} className={queues.row}>
					<div className={queues.words}>
						<ConsoleLink to={`${path}/${row.id}`} className={queues.name}>
							{[row.name, row.ownName].filter(Boolean).join(' · ')}
						</ConsoleLink>
						<p className={queues.excerpt}>
							{[...row.houses, row.email, row.phone, countryName(row.country)].filter(Boolean).join(' · ')}
						</p>
					</div>
					<span className={queues.small}>{t('joined', { date: formatDate(row.joinedAt, 'Asia/Seoul') })}</span>
					<span className={queues.badges}>
						<Badge>{t(`kind.${row.kind}`)}</Badge>
						{row.status !== 'active' && <Badge tone={memberTones[row.status]}>{t(`status.${row.status}`)}</Badge>}
					</span>
				</li>
			))}
		</ul>
	);
}
