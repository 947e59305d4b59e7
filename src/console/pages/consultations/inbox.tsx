import { useInfiniteQuery } from '@tanstack/react-query';
import { type ConsultationState, consultationStates } from '#domain/consultation/consultation.ts';
import { Button } from '#ui/button.tsx';
import { ChipCount, chipClass } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsultationRows } from '#views/consultation/consultation-rows.tsx';
import { ConsoleLink, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { byCursor, pagesOf } from '../../by-cursor.ts';
import { PageHead } from '../../page-head.tsx';
import { useConsoleLocale } from '../../viewer.tsx';
import styles from '../matching/inbox.module.css';

const listKey = 'GET /api/consultations';
const desk = '/console/consultations';

type Filter = ConsultationState | 'all';
const filters: readonly Filter[] = [...consultationStates, 'all'];

/** What waits for an answer comes first, as long as nothing else is chosen. */
const filterIn = (query: URLSearchParams): Filter => filters.find((one) => one === query.get('state')) ?? 'sent';

/** Consultations of the clinics one answers for. Nothing of what patients told stands in a list. */
export function ConsultationsPage() {
	const t = useTranslations('consultation.desk');
	const list = useTranslations('consultation.list');
	const pages = useTranslations('console.pages');
	const callApi = useApi();
	const language = useConsoleLocale();
	const filter = filterIn(useConsoleAddress().query);
	const query = useInfiniteQuery({
		queryKey: [listKey, 'house', filter, language],
		queryFn: ({ pageParam: cursor }) =>
			callApi(listKey, { query: { as: 'house', language, cursor, ...(filter !== 'all' && { state: filter }) } }),
		select: pagesOf,
		...byCursor,
	});
	return (
		<>
			<PageHead title={pages('consultations')} text={t('lead')} />
			<Await query={query}>
				{(data) => {
					const rows = data.flatMap((page) => page.items);
					return (
						<>
							<Filters current={filter} counts={data[0]?.counts} />
							{rows.length === 0 ? (
								<EmptyState isPanel title={t('empty')} />
							) : (
								<ConsultationRows
									rows={rows}
									linkTo={(row, className, children) => (
										<ConsoleLink to={`${desk}/${row.id}`} className={className}>
											{children}
										</ConsoleLink>
									)}
								/>
							)}
							{query.hasNextPage && (
								<Button onClick={() => void query.fetchNextPage()} isBusy={query.isFetchingNextPage}>
									{list('more')}
								</Button>
							)}
						</>
					);
				}}
			</Await>
		</>
	);
}

function Filters({ current, counts }: { current: Filter; counts: Record<ConsultationState, number> | undefined }) {
	const t = useTranslations('consultation.desk');
	return (
		<nav className={styles.queues} aria-label={t('filters')}>
			{filters.map((one) => (
				<ConsoleLink
					key={one}
					to={`${desk}?state=${one}`}
					className={chipClass({ isOn: one === current })}
					aria-current={one === current ? 'page' : undefined}
				>
					{t(`filter.${one}`)}
					{one !== 'all' && <ChipCount>{String(counts?.[one] ?? 0)}</ChipCount>}
				</ConsoleLink>
			))}
		</nav>
	);
}
