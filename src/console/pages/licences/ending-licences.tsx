import { useInfiniteQuery } from '@tanstack/react-query';
import type { EndingLicence } from '#contract/api/desk.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { formatDate } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { byCursor, pagesOf } from '../../by-cursor.ts';
import styles from '../queues.module.css';
import { businessAddress } from './business-address.ts';

const key = 'GET /api/moderation/licences';

/** Papers of all houses that run out, and whether their keepers know. */
export function EndingLicences() {
	const t = useTranslations('console.trust.licences');
	const more = useTranslations('console.trust')('next');
	const callApi = useApi();
	const query = useInfiniteQuery({
		queryKey: [key],
		queryFn: ({ pageParam: cursor }) => callApi(key, { query: { cursor } }),
		select: pagesOf,
		...byCursor,
	});
	return (
		<section className={styles.section} aria-labelledby="licences">
			<h2 id="licences">{t('title')}</h2>
			<p className={styles.small}>{t('lead')}</p>
			<Await query={query}>
				{(data) => {
					const items = data.flatMap((page) => page.items);
					if (items.length === 0) return <p className={styles.small}>{t('none')}</p>;
					return (
						<>
							<ul className={styles.list}>
								{items.map((licence) => (
									<Row key={licence.id} licence={licence} />
								))}
							</ul>
							{query.hasNextPage && (
								<Button size="sm" onClick={() => void query.fetchNextPage()} isBusy={query.isFetchingNextPage}>
									{more}
								</Button>
							)}
						</>
					);
				}}
			</Await>
		</section>
	);
}

function Row({ licence }: { licence: EndingLicence }) {
	const { business, kind, expiresOn, isOver, toldAt } = licence;
	const t = useTranslations('console.trust.licences');
	const kinds = useTranslations('partner.licence.kind');
	return (
		<li className={styles.row}>
			<div className={styles.words}>
				<ConsoleLink to={businessAddress(licence)} className={styles.name}>
					{business}
				</ConsoleLink>
				<p className={styles.small}>
					{[kinds(kind), t(isOver ? 'ended' : 'until', { date: formatDate(expiresOn) })].join(' · ')}
				</p>
			</div>
			<span className={styles.small}>
				{toldAt === null ? t('untold') : t('told', { date: formatDate(koreanDay(new Date(toldAt))) })}
			</span>
			<span className={styles.badges}>
				<Badge tone={isOver ? 'bad' : 'warn'}>{t(isOver ? 'over' : 'soon')}</Badge>
			</span>
		</li>
	);
}
