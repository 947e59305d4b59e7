import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { SettlementStatement } from '#contract/api/settlement.ts';
import { consolePages } from '#contract/console-pages.ts';
import { formatDate, formatWon } from '#i18n/format.ts';
import { formatMonth } from '#i18n/month-names.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { byCursor, pagesOf } from '../../by-cursor.ts';
import { FileLink } from '../../file/file-link.tsx';
import { HouseLink } from '../../house-link.tsx';
import { momentOf } from '../../moment.ts';
import { PageHead } from '../../page-head.tsx';
import rowStyles from '../../rows.module.css';
import { useConsoleLocale } from '../../viewer.tsx';
import queues from '../queues.module.css';
import { Payable } from './payable.tsx';
import { Payouts } from './payouts.tsx';
import styles from './settlements.module.css';

const oneKey = 'GET /api/settlements/:id';
const linesKey = 'GET /api/settlements/:id/lines';

/** A statement: its sums, each reservation, and both as files. */
export function SettlementPage() {
	const t = useTranslations('console.settlement');
	const callApi = useApi();
	const language = useConsoleLocale();
	const id = useConsoleAddress().match?.params.id ?? '';
	const query = useQuery({
		queryKey: [oneKey, id, language],
		queryFn: () => callApi(oneKey, { params: { id }, query: { language } }),
	});
	return (
		<Await query={query}>
			{(statement) => (
				<>
					<PageHead
						above={<ConsoleLink to={consolePages.settlements.path}>{t('back')}</ConsoleLink>}
						title={statement.number}
						text={
							<>
								<HouseLink organisationId={statement.organisationId}>{statement.business}</HouseLink>
								{` · ${formatMonth(statement.month, language)} · ${t('closedOn', { moment: momentOf(statement.closedAt) })}`}
							</>
						}
					/>
					<div className={styles.page}>
						<Sums statement={statement} />
						<Payouts statement={statement} />
						<Lines id={id} />
					</div>
				</>
			)}
		</Await>
	);
}

function Sums({ statement }: { statement: SettlementStatement }) {
	const t = useTranslations('console.settlement');
	const language = useConsoleLocale();
	const { id, paidWon, heldWon, promotionWon, commissionWon, taxWon, payableWon } = statement;
	const sums = [
		[t('column.paid'), paidWon],
		[t('column.held'), heldWon],
		[t('column.promotion'), promotionWon],
		[t('commissionWithTax', { tax: formatWon(taxWon) }), commissionWon],
		[t(payableWon < 0 ? 'state.owed' : 'column.payable'), Math.abs(payableWon)],
	] as const;
	return (
		<Card
			title={t('sums')}
			aside={
				<span className={styles.buttons}>
					{(['pdf', 'csv'] as const).map((as) => (
						<FileLink key={as} href={`/api/settlements/${id}/file?${new URLSearchParams({ language, as })}`}>
							{t(as)}
						</FileLink>
					))}
				</span>
			}
		>
			<dl className={styles.sums}>
				{sums.map(([name, won]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{formatWon(won)}</dd>
					</div>
				))}
			</dl>
			{payableWon < 0 && <p className={queues.small}>{t('owesWhy')}</p>}
		</Card>
	);
}

function Lines({ id }: { id: string }) {
	const t = useTranslations('console.settlement');
	const callApi = useApi();
	const language = useConsoleLocale();
	const query = useInfiniteQuery({
		queryKey: [linesKey, id, language],
		queryFn: ({ pageParam: cursor }) => callApi(linesKey, { params: { id }, query: { language, cursor } }),
		select: pagesOf,
		...byCursor,
	});
	return (
		<Card title={t('lines')}>
			<Await query={query}>
				{(data) => (
					<>
						<ul className={rowStyles.rows}>
							{data.flatMap((page) =>
								page.items.map((line) => (
									<li key={line.reservationId} className={rowStyles.row}>
										<span>
											<ConsoleLink to={`${consolePages.reservations.path}/${line.reservationId}`}>
												{line.code}
											</ConsoleLink>{' '}
											{line.title}
											<br />
											<span className={queues.small}>
												{[
													formatDate(line.on),
													`${t('column.paid')} ${formatWon(line.paidWon)}`,
													`${t('column.commission')} ${formatWon(line.commissionWon)} (${line.points / 100}%)`,
												].join(' · ')}
											</span>
										</span>
										<Badge tone={line.kind === 'correction' ? 'warn' : 'neutral'}>{t(`kind.${line.kind}`)}</Badge>
										<b>
											<Payable won={line.payableWon} />
										</b>
									</li>
								)),
							)}
						</ul>
						{query.hasNextPage && (
							<Button onClick={() => void query.fetchNextPage()} isBusy={query.isFetchingNextPage}>
								{t('more')}
							</Button>
						)}
					</>
				)}
			</Await>
		</Card>
	);
}
