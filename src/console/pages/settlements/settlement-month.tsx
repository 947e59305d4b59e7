import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { consolePages } from '#contract/console-pages.ts';
import { formatWon } from '#i18n/format.ts';
import { formatMonth } from '#i18n/month-names.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useSignInAgain } from '#views/member/use-sign-in-again.tsx';
import { ConsoleLink } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { HouseLink } from '../../house-link.tsx';
import { momentOf } from '../../moment.ts';
import rowStyles from '../../rows.module.css';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { useConsoleLocale } from '../../viewer.tsx';
import queues from '../queues.module.css';
import { Payable } from './payable.tsx';
import { StateBadge } from './payouts.tsx';
import styles from './settlements.module.css';

const monthKey = 'GET /api/settlement-months/:month';

/** What each partner gets for a month, and its closing. */
export function SettlementMonth({ month, onSaid }: { month: string; onSaid: (sentence: string) => void }) {
	const t = useTranslations('console.settlement');
	const callApi = useApi();
	const language = useConsoleLocale();
	const query = useQuery({
		queryKey: [monthKey, month, language],
		queryFn: () => callApi(monthKey, { params: { month }, query: { language } }),
	});
	return (
		<Card>
			<Await query={query}>
				{({ partners, sum, canClose, isPassed, closed }) => (
					<>
						<div className={styles.above}>
							<p>
								<b>
									<MonthSum sum={sum} />
								</b>
								<br />
								<span className={queues.small}>
									{closed
										? t('closedOn', { moment: momentOf(closed.at) })
										: t(isPassed ? 'passedText' : canClose ? 'canClose' : 'notOver')}
								</span>
							</p>
							{canClose && <Closing {...{ month, sum, onSaid }} />}
						</div>
						{sum.owedWon > 0 && <p className={queues.small}>{t('owesWhy')}</p>}
						{partners.length === 0 && <EmptyState title={t('nothingMonth')} />}
						<ul className={rowStyles.rows}>
							{partners.map(
								({ organisationId, business, id, number, state, lines, paidWon, commissionWon, payableWon }) => (
									<li key={organisationId} className={rowStyles.row}>
										<span>
											{id ? <ConsoleLink to={`${consolePages.settlements.path}/${id}`}>{number}</ConsoleLink> : null}{' '}
											<b>
												<HouseLink organisationId={organisationId}>{business}</HouseLink>
											</b>
											<br />
											<span className={queues.small}>
												{[
													t('count', { count: lines }),
													`${t('column.paid')} ${formatWon(paidWon)}`,
													`${t('column.commission')} ${formatWon(commissionWon)}`,
												].join(' · ')}
											</span>
										</span>
										{state && <StateBadge state={state} />}
										<b>
											<Payable won={payableWon} />
										</b>
									</li>
								),
							)}
						</ul>
					</>
				)}
			</Await>
		</Card>
	);
}

type Sum = { count: number; payableWon: number; dueWon: number; owedWon: number };

/** What goes out and what comes in, apart. */
function MonthSum({ sum: { count, dueWon, owedWon } }: { sum: Sum }) {
	const t = useTranslations('console.settlement');
	const due = t('monthSum', { count, sum: formatWon(dueWon) });
	return owedWon === 0 ? due : [due, t('owedSum', { sum: formatWon(owedWon) })].join(' · ');
}

type Props = { month: string; sum: Sum; onSaid: (sentence: string) => void };

function Closing({ month, sum, onSaid }: Props) {
	const t = useTranslations('console.settlement');
	const named = { month: formatMonth(month, useConsoleLocale()) };
	const callApi = useApi();
	const client = useQueryClient();
	const { signedIn, dialog } = useSignInAgain();
	const [isAsking, setAsking] = useState(false);
	const { isBusy, failure, save, forget } = useSaving({
		textOf: useConsoleFailure(),
		onRefusal: async ({ code }) => (code === 'changed-since' ? t('changed') : undefined),
	});
	const close = () =>
		save(async () => {
			try {
				const call = { params: { month }, body: { count: sum.count, payableWon: sum.payableWon } };
				const answer = await signedIn(() => callApi('PUT /api/settlement-months/:month/closing', call));
				if (answer === undefined) return;
				setAsking(false);
				onSaid(t('closedSaid', named));
			} finally {
				await client.invalidateQueries();
			}
		});
	return (
		<>
			<Button variant="primary" size="sm" onClick={() => setAsking(true)}>
				{t('closeMonth')}
			</Button>
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
				<p>
					<MonthSum sum={sum} />
				</p>
				{sum.owedWon > 0 && <p>{t('owesWhy')}</p>}
				<p>{t('closeText')}</p>
			</ConfirmDialog>
			{dialog}
		</>
	);
}
