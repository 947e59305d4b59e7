import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SettlementPayout, SettlementStatement } from '#contract/api/settlement.ts';
import { consolePages } from '#contract/console-pages.ts';
import type { PayoutState } from '#domain/settlement/payout.ts';
import { formatDate, formatWon } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useOpener } from '#ui/use-opener.ts';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { momentOf } from '../../moment.ts';
import { HouseAccount } from '../../reveal/house-account.tsx';
import rowStyles from '../../rows.module.css';
import { useLanding } from '../../use-landing.ts';
import queues from '../queues.module.css';
import { Payable } from './payable.tsx';
import { PayoutForm } from './payout-form.tsx';
import styles from './settlements.module.css';
import { TakeBack } from './take-back.tsx';

const payoutsKey = 'GET /api/settlements/:id/payouts';

const tones = { due: 'warn', owed: 'warn', done: 'ok', nothing: 'neutral' } as const;

export function StateBadge({ state }: { state: PayoutState }) {
	const t = useTranslations('console.settlement');
	return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}

/** When a statement was paid. Operators record it, and take back what was recorded wrongly. */
export function Payouts({ statement: { id, organisationId, state } }: { statement: SettlementStatement }) {
	const t = useTranslations('console.settlement');
	const named = useTranslations('console.account');
	const callApi = useApi();
	const client = useQueryClient();
	const [message, setMessage] = useState<string>();
	const query = useQuery({
		queryKey: [payoutsKey, id],
		queryFn: () => callApi(payoutsKey, { params: { id } }),
	});
	const readAgain = () =>
		client.invalidateQueries({ predicate: ({ queryKey: [name] }) => String(name).includes('/api/settlement') });
	const done = (sentence: string) => {
		setMessage(sentence);
		void readAgain();
	};
	return (
		<Card title={t('payouts')} aside={<StateBadge state={state} />}>
			<Await query={query}>
				{({ payouts, openWon, account, canRecord }) => (
					<>
						<FactRows
							rows={[
								{
									name: named('title'),
									value: <HouseAccount {...{ organisationId, masked: account, canReveal: canRecord }} />,
								},
							]}
						/>
						{payouts.length === 0 && <p className={queues.small}>{t('noPayouts')}</p>}
						<ul className={rowStyles.rows}>
							{payouts.map((payout) => (
								<Payout key={payout.id} {...{ id, payout, canRecord }} onDone={done} />
							))}
						</ul>
						{openWon !== 0 && (
							<OpenSum {...{ id, openWon, canRecord }} onStale={readAgain} onDone={() => done(t('recorded'))} />
						)}
					</>
				)}
			</Await>
			<Toast message={message} closeLabel={t('close')} onClose={() => setMessage(undefined)} />
		</Card>
	);
}

type OpenProps = {
	id: string;
	openWon: number;
	canRecord: boolean;
	onStale: () => Promise<unknown>;
	onDone: () => void;
};

/** What is still to be paid, and that it was. */
function OpenSum({ id, openWon, canRecord, onStale, onDone }: OpenProps) {
	const t = useTranslations('console.settlement');
	const [isRecording, setRecording] = useState(false);
	const opener = useOpener(isRecording);
	const sum = useRef<HTMLParagraphElement>(null);
	useLanding(sum);
	const close = () => setRecording(false);
	const done = () => {
		close();
		onDone();
	};
	return (
		<>
			<p ref={sum} className={styles.above}>
				<b>
					{t('openWon')} <Payable won={openWon} />
				</b>
				{canRecord && !isRecording && (
					<Button ref={opener} size="sm" variant="primary" onClick={() => setRecording(true)}>
						{t(openWon < 0 ? 'recordReceipt' : 'record')}
					</Button>
				)}
			</p>
			{canRecord && isRecording && (
				<PayoutForm key={openWon} {...{ id, openWon, onStale }} onDone={done} onClose={close} />
			)}
		</>
	);
}

type RowProps = { id: string; payout: SettlementPayout; canRecord: boolean; onDone: (sentence: string) => void };

function Payout({ id, payout, canRecord, onDone }: RowProps) {
	const t = useTranslations('console.settlement');
	const { way, won, paidOn, reference, note, reversed, bank } = payout;
	const name = t(`way.${way === 'offset' ? way : won > 0 ? 'paid' : 'received'}`);
	return (
		<li className={rowStyles.row}>
			<span>
				{[formatDate(paidOn), name, reference].filter((text) => text !== '').join(' · ')}
				{(note !== '' || reversed) && <br />}
				<span className={queues.small}>
					{reversed ? t('reversedOn', { moment: momentOf(reversed.at), reason: reversed.reason }) : note}
				</span>
				{bank && (
					<>
						<br />
						<InBank {...bank} />
					</>
				)}
			</span>
			{reversed ? <s>{formatWon(Math.abs(won))}</s> : <b>{formatWon(Math.abs(won))}</b>}
			{canRecord && !reversed && <TakeBack {...{ id, payout }} onDone={() => onDone(t('takenBack'))} />}
		</li>
	);
}

/** That the agency's bank has it; operators are led to the line. */
function InBank({ on, statementId }: NonNullable<SettlementPayout['bank']>) {
	const t = useTranslations('console.settlement');
	const said = t('inBank', { day: formatDate(on) });
	if (statementId === null) return <span className={queues.small}>{said}</span>;
	return <ConsoleLink to={`${consolePages.statements.path}/${statementId}?lines=matched`}>{said}</ConsoleLink>;
}
