import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { OwedRefund, PaidRefund, RefundBooks } from '#contract/api/refund.ts';
import { consolePages } from '#contract/console-pages.ts';
import { isMonth } from '#domain/refund/refund-month.ts';
import { formatWon } from '#i18n/format.ts';
import { formatMonth } from '#i18n/month-names.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { leaving } from '#ui/leaving.ts';
import { Segmented } from '#ui/segmented.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useOpener } from '#ui/use-opener.ts';
import { useApi } from '#views/api-context.ts';
import { useSignInAgain } from '#views/member/use-sign-in-again.tsx';
import { ConsoleLink, navigate, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { byCursor, pagesOf } from '../../by-cursor.ts';
import { FileLink } from '../../file/file-link.tsx';
import { momentOf } from '../../moment.ts';
import { PageHead } from '../../page-head.tsx';
import { PagedRows } from '../../paged-rows.tsx';
import rowStyles from '../../rows.module.css';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { useLanding } from '../../use-landing.ts';
import { useConsoleLocale } from '../../viewer.tsx';
import queues from '../queues.module.css';
import { RefundForm } from './refund-form.tsx';
import styles from './refunds.module.css';
import { WhereTo } from './where-to.tsx';

const path = consolePages.refunds.path;
const booksKey = 'GET /api/refunds';
const owedKey = 'GET /api/refunds/owed';
const paidKey = 'GET /api/refunds/paid';

/** What the agency owes, to whom and until when; and what it has sent back, month by month. */
export function RefundsPage() {
	const t = useTranslations('console.refund');
	const pages = useTranslations('console.pages');
	const callApi = useApi();
	const asked = useConsoleAddress().query.get('month');
	const month = asked !== null && isMonth(asked) ? asked : undefined;
	const locale = useConsoleLocale();
	const books = useQuery({ queryKey: [booksKey], queryFn: () => callApi(booksKey, {}) });
	const [message, setMessage] = useState<string>();
	return (
		<>
			<PageHead
				{...(month !== undefined && { above: <ConsoleLink to={path}>{t('back')}</ConsoleLink> })}
				title={month === undefined ? pages('refunds') : t('monthTitle', { month: formatMonth(month, locale) })}
				text={t('lead')}
			/>
			<Await query={books}>
				{(known) => (
					<div className={styles.page}>
						{month === undefined ? (
							<>
								<Owed books={known} onSaid={setMessage} />
								<Months books={known} />
							</>
						) : (
							<Month month={month} books={known} onSaid={setMessage} />
						)}
					</div>
				)}
			</Await>
			<Toast message={message} closeLabel={t('close')} onClose={() => setMessage(undefined)} />
		</>
	);
}

type Said = { onSaid: (sentence: string) => void };

function Owed({ books, onSaid }: { books: RefundBooks } & Said) {
	const t = useTranslations('console.refund');
	const callApi = useApi();
	const language = useConsoleLocale();
	const address = useConsoleAddress();
	const only = address.query.get('only') === 'unknown' ? 'unknown' : undefined;
	const query = useInfiniteQuery({
		queryKey: [owedKey, language, only],
		queryFn: ({ pageParam: cursor }) => callApi(owedKey, { query: { language, only, cursor } }),
		select: pagesOf,
		...byCursor,
	});
	const { count, won, late, unknown } = books.owed;
	return (
		<Card title={t('owed')} aside={late > 0 ? <Badge tone="bad">{t('lateCount', { count: late })}</Badge> : undefined}>
			<p className={queues.small}>{t('owedSum', { count, sum: formatWon(won) })}</p>
			{count > 0 && (
				<div className={styles.only}>
					<Segmented
						label={t('only')}
						isLabelHidden
						options={[
							{ value: 'all', label: t('onlyAll') },
							{ value: 'unknown', label: t('onlyUnknown', { count: unknown }) },
						]}
						value={only ?? 'all'}
						onChange={(next) => leaving.ask(() => navigate(next === 'all' ? path : `${path}?only=${next}`, 'replace'))}
					/>
				</div>
			)}
			<Await query={query}>
				{(data) => {
					const items = data.flatMap((page) => page.items);
					if (items.length === 0)
						return only ? (
							<EmptyState title={t('allKnown')} text={t('allKnownText')} />
						) : (
							<EmptyState title={t('nothingOwed')} text={t('nothingOwedText')} />
						);
					return (
						<PagedRows query={query} moreLabel={t('more')}>
							{items.map((refund) => (
								<OwedRow key={refund.id} refund={refund} onSaid={onSaid} />
							))}
						</PagedRows>
					);
				}}
			</Await>
		</Card>
	);
}

function OwedRow({ refund, onSaid }: { refund: OwedRefund } & Said) {
	const t = useTranslations('console.refund');
	const client = useQueryClient();
	const [isOpen, setIsOpen] = useState(false);
	const opener = useOpener(isOpen);
	const row = useRef<HTMLLIElement>(null);
	useLanding(row);
	const renew = (sentence: string) => {
		onSaid(sentence);
		for (const key of [booksKey, owedKey, paidKey]) void client.invalidateQueries({ queryKey: [key] });
	};
	const done = () => {
		setIsOpen(false);
		renew(t('recorded', { code: refund.code }));
	};
	return (
		<li ref={row}>
			<div className={rowStyles.row}>
				<span>
					<ConsoleLink to={`${consolePages.reservations.path}/${refund.id}`}>{refund.code}</ConsoleLink>{' '}
					<ConsoleLink to={`${consolePages.members.path}/${refund.memberId}`}>{refund.guest}</ConsoleLink>
					<br />
					<span className={queues.small}>{[refund.title, refund.provider].join(' · ')}</span>
				</span>
				<b>{formatWon(refund.won)}</b>
				<Badge tone={refund.isLate ? 'bad' : 'warn'}>
					{t(refund.isLate ? 'lateSince' : 'by', { moment: momentOf(refund.by) })}
				</Badge>
				{!isOpen && (
					<Button
						ref={opener}
						size="sm"
						onClick={() => setIsOpen(true)}
						aria-label={t('recordOf', { code: refund.code })}
					>
						{t('record')}
					</Button>
				)}
			</div>
			<WhereTo refund={refund} onAsked={() => renew(t('askedSaid', { code: refund.code }))} />
			{isOpen && (
				<RefundForm
					refund={refund}
					onDone={done}
					onStale={() => client.invalidateQueries({ queryKey: [owedKey] })}
					onClose={() => setIsOpen(false)}
				/>
			)}
		</li>
	);
}

function Months({ books: { months } }: { books: RefundBooks }) {
	const t = useTranslations('console.refund');
	const locale = useConsoleLocale();
	return (
		<Card title={t('months')}>
			<p className={queues.small}>{t('monthsText')}</p>
			<ul className={rowStyles.rows}>
				{months.map(({ month, count, won, closed }) => (
					<li key={month} className={rowStyles.row}>
						<ConsoleLink to={`${path}?month=${month}`}>{formatMonth(month, locale)}</ConsoleLink>
						<span>{t('sum', { count, sum: formatWon(won) })}</span>
						<Badge tone={closed ? 'ok' : 'neutral'}>{t(closed ? 'closed' : 'open')}</Badge>
					</li>
				))}
			</ul>
		</Card>
	);
}

function Month({ month, books, onSaid }: { month: string; books: RefundBooks } & Said) {
	const t = useTranslations('console.refund');
	const callApi = useApi();
	const language = useConsoleLocale();
	const query = useInfiniteQuery({
		queryKey: [paidKey, month],
		queryFn: ({ pageParam: cursor }) => callApi(paidKey, { query: { month, cursor } }),
		select: pagesOf,
		...byCursor,
	});
	const known = books.months.find((one) => one.month === month);
	return (
		<Card
			title={t('paid')}
			aside={
				<FileLink href={`/api/refunds/export?${new URLSearchParams({ month, language })}`}>{t('export')}</FileLink>
			}
		>
			{known && <Closing known={known} onSaid={onSaid} />}
			<Await query={query}>
				{(data) => {
					const items = data.flatMap((page) => page.items);
					if (items.length === 0) return <EmptyState title={t('nothingPaid')} />;
					return (
						<PagedRows query={query} moreLabel={t('more')}>
							{items.map((refund) => (
								<PaidRow key={refund.id} refund={refund} />
							))}
						</PagedRows>
					);
				}}
			</Await>
		</Card>
	);
}

function PaidRow({ refund }: { refund: PaidRefund }) {
	const t = useTranslations('console.refund');
	return (
		<li className={rowStyles.row}>
			<span>
				<ConsoleLink to={`${consolePages.reservations.path}/${refund.reservationId}`}>{refund.code}</ConsoleLink>{' '}
				{refund.guest}
				<br />
				<span className={queues.small}>
					{[momentOf(refund.at), t(`method.${refund.method}`), refund.by, t(`as.${refund.as}`)]
						.filter(Boolean)
						.join(' · ')}
				</span>
			</span>
			{refund.corrects && <Badge tone="warn">{t('corrects', { moment: momentOf(refund.corrects) })}</Badge>}
			<b>{formatWon(refund.won)}</b>
		</li>
	);
}

/** Once its lines were compared with the account. */
function Closing({ known, onSaid }: { known: RefundBooks['months'][number] } & Said) {
	const t = useTranslations('console.refund');
	const callApi = useApi();
	const client = useQueryClient();
	const [isAsking, setAsking] = useState(false);
	const { month, count, won, canClose, closed } = known;
	const named = { month: formatMonth(month, useConsoleLocale()) };
	const { isBusy, failure, save, forget } = useSaving({ textOf: useConsoleFailure() });
	const { signedIn, dialog } = useSignInAgain();
	const close = () =>
		save(async () => {
			try {
				const call = () =>
					callApi('PUT /api/refunds/months/:month/closing', { params: { month }, body: { count, won } });
				if ((await signedIn(call)) === undefined) return;
				setAsking(false);
				onSaid(t('closedSaid', named));
			} finally {
				await client.invalidateQueries({ queryKey: [booksKey] });
			}
		});
	return (
		<div className={styles.closing}>
			<p>
				<b>{t('sum', { count, sum: formatWon(won) })}</b>
				<br />
				<span className={queues.small}>
					{closed
						? t('closedAt', { moment: momentOf(closed.at), by: closed.by ?? '–' })
						: t(canClose ? 'canClose' : 'notOver')}
				</span>
			</p>
			{canClose && (
				<Button variant="primary" size="sm" onClick={() => setAsking(true)}>
					{t('closeMonth')}
				</Button>
			)}
			<ConfirmDialog
				isOpen={isAsking}
				title={t('closeTitle', named)}
				confirmLabel={t('closeMonth')}
				cancelLabel={t('leave')}
				isBusy={isBusy}
				error={failure}
				onConfirm={() => void close()}
				onClose={() => {
					setAsking(false);
					forget();
				}}
			>
				{t('closeText', { count, sum: formatWon(won) })}
			</ConfirmDialog>
			{dialog}
		</div>
	);
}
