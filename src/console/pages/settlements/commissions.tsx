import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CommissionRates } from '#contract/api/settlement.ts';
import { consolePages } from '#contract/console-pages.ts';
import { isMonth } from '#domain/refund/refund-month.ts';
import { formatDate } from '#i18n/format.ts';
import { formatMonth } from '#i18n/month-names.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useOpener } from '#ui/use-opener.ts';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { byCursor, pagesOf } from '../../by-cursor.ts';
import { HouseLink } from '../../house-link.tsx';
import { PageHead } from '../../page-head.tsx';
import rowStyles from '../../rows.module.css';
import { useConsoleLocale } from '../../viewer.tsx';
import queues from '../queues.module.css';
import { RateForm } from './rate-form.tsx';
import { RemoveRate } from './remove-rate.tsx';
import { SettlementMonth } from './settlement-month.tsx';
import styles from './settlements.module.css';

const path = consolePages.commissions.path;
const monthsKey = 'GET /api/settlement-months';
const ratesKey = 'GET /api/commissions';

/** What the agency takes of each partner, and the months that are settled. */
export function CommissionsPage() {
	const t = useTranslations('console.settlement');
	const pages = useTranslations('console.pages');
	const asked = useConsoleAddress().query.get('month');
	const month = asked !== null && isMonth(asked) ? asked : undefined;
	const locale = useConsoleLocale();
	const [message, setMessage] = useState<string>();
	return (
		<>
			<PageHead
				{...(month !== undefined && { above: <ConsoleLink to={path}>{pages('commissions')}</ConsoleLink> })}
				title={month === undefined ? pages('commissions') : t('monthTitle', { month: formatMonth(month, locale) })}
				text={t('monthsLead')}
			/>
			<div className={styles.page}>
				{month === undefined ? (
					<>
						<Months />
						<Rates onSaid={setMessage} />
					</>
				) : (
					<SettlementMonth month={month} onSaid={setMessage} />
				)}
			</div>
			<Toast message={message} closeLabel={t('close')} onClose={() => setMessage(undefined)} />
		</>
	);
}

function Months() {
	const t = useTranslations('console.settlement');
	const callApi = useApi();
	const locale = useConsoleLocale();
	const query = useQuery({ queryKey: [monthsKey], queryFn: () => callApi(monthsKey, {}) });
	return (
		<Card title={t('months')}>
			<Await query={query}>
				{({ months }) => (
					<ul className={rowStyles.rows}>
						{months.map(({ month, isPassed, closed }) => (
							<li key={month} className={rowStyles.row}>
								<ConsoleLink to={`${path}?month=${month}`}>{formatMonth(month, locale)}</ConsoleLink>
								<Badge tone={closed ? 'ok' : 'neutral'}>{t(closed ? 'closed' : isPassed ? 'passed' : 'open')}</Badge>
							</li>
						))}
					</ul>
				)}
			</Await>
		</Card>
	);
}

function Rates({ onSaid }: { onSaid: (sentence: string) => void }) {
	const t = useTranslations('console.settlement');
	const callApi = useApi();
	const language = useConsoleLocale();
	const query = useInfiniteQuery({
		queryKey: [ratesKey, language],
		queryFn: ({ pageParam: cursor }) => callApi(ratesKey, { query: { language, cursor } }),
		select: pagesOf,
		...byCursor,
	});
	return (
		<Card title={t('rates')}>
			<p className={queues.small}>{t('ratesText')}</p>
			<Await query={query}>
				{(data) => {
					const items = data.flatMap((page) => page.items);
					if (items.length === 0) return <EmptyState title={t('noPartners')} />;
					return (
						<>
							<ul className={rowStyles.rows}>
								{items.map((partner) => (
									<RateRow key={partner.organisationId} partner={partner} onSaid={onSaid} />
								))}
							</ul>
							{query.hasNextPage && (
								<Button onClick={() => void query.fetchNextPage()} isBusy={query.isFetchingNextPage}>
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

function RateRow({ partner, onSaid }: { partner: CommissionRates; onSaid: (sentence: string) => void }) {
	const t = useTranslations('console.settlement');
	const client = useQueryClient();
	const [isOpen, setOpen] = useState(false);
	const opener = useOpener(isOpen);
	const { business, rates, points } = partner;
	const done = (sentence = t('saved', { business })) => {
		setOpen(false);
		onSaid(sentence);
		void client.invalidateQueries({ queryKey: [ratesKey] });
	};
	return (
		<li>
			<div className={rowStyles.row}>
				<span>
					<b>
						<HouseLink organisationId={partner.organisationId}>{business}</HouseLink>
					</b>
					<br />
					<span className={queues.small}>
						{rates.length === 0 && t('noRate')}
						{rates.map((rate, at) => (
							<span key={rate.startsOn}>
								{at > 0 && ' · '}
								{t('since', { day: formatDate(rate.startsOn), rate: `${rate.points / 100}%` })}
								{rate.canRemove && (
									<RemoveRate {...{ partner, rate }} onDone={() => done(t('rateRemoved', { business }))} />
								)}
							</span>
						))}
					</span>
				</span>
				<b>{points / 100}%</b>
				{!isOpen && (
					<Button ref={opener} size="sm" onClick={() => setOpen(true)} aria-label={t('changeOf', { business })}>
						{t('change')}
					</Button>
				)}
			</div>
			{isOpen && <RateForm partner={partner} onDone={() => done()} onClose={() => setOpen(false)} />}
		</li>
	);
}
