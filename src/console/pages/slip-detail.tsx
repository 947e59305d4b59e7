import type { TransferSlip } from '#contract/api/proof.ts';
import { isOpen } from '#domain/reservation/reservation.ts';
import { formatDate, formatWon } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { PageLink } from '#views/page-link.tsx';
import { StatusBadge } from '#views/reservation/status-badge.tsx';
import { ConsoleLink } from '../address.tsx';
import { momentOf } from '../moment.ts';
import { PageHead } from '../page-head.tsx';
import { ShownPaper } from '../paper/shown-paper.tsx';
import styles from './queues.module.css';
import { SlipVerdict } from './slip-verdict.tsx';

type Props = { slip: TransferSlip; listAddress: string; onDecided: (sentence: string) => void };

/** One slip: its picture beside what it is to pay for, and the decision. */
export function SlipDetail({ slip, listAddress, onDecided }: Props) {
	const t = useTranslations('console.slip');
	return (
		<>
			<PageHead
				title={slip.guest}
				above={
					<ConsoleLink to={listAddress} className={styles.back}>
						<Icon name="arrowLeft" />
						{t('back')}
					</ConsoleLink>
				}
				text={t('answerBy', { moment: momentOf(slip.answerBy) })}
				aside={<Badge tone={slip.status === 'accepted' ? 'ok' : 'warn'}>{t(`state.${slip.status}`)}</Badge>}
			/>
			<div className={styles.columns}>
				<Picture slip={slip} />
				<div>
					<PaidFor slip={slip} />
					<Card title={t('decision')}>
						{slip.status === 'sent' ? (
							<SlipVerdict slip={slip} onDecided={onDecided} />
						) : (
							slip.reason && (
								<Note>
									{t(`reason.${slip.reason}`)} {slip.note}
								</Note>
							)
						)}
					</Card>
				</div>
			</div>
		</>
	);
}

function Picture({ slip }: Pick<Props, 'slip'>) {
	const t = useTranslations('console.slip');
	const address = `/api/files/${slip.id}/${slip.variant}`;
	const isPicture = slip.mediaType !== 'application/pdf';
	return (
		<Card title={t('picture')} aside={<span>{t('sent', { moment: momentOf(slip.sentAt) })}</span>}>
			{isPicture && (
				<a href={address} target="_blank" rel="noopener" className={styles.picture}>
					<img src={address} alt={t('picture')} />
				</a>
			)}
			{!isPicture && <ShownPaper address={address} name={t('picture')} />}
			<p>
				<a href={address} target="_blank" rel="noopener">
					<Icon name="document" /> {slip.name || t('openFile')}
				</a>
			</p>
		</Card>
	);
}

function PaidFor({ slip }: Pick<Props, 'slip'>) {
	const t = useTranslations('console.slip');
	const sum = slip.reservations.reduce((won, one) => won + one.won, 0);
	const hasEnded = slip.reservations.some(({ status }) => status !== 'asking' && !isOpen(status));
	return (
		<Card title={t('reservations')}>
			<div className={styles.stack}>
				{slip.reservations.map((one) => (
					<FactRows
						key={one.reservationId}
						rows={[
							{
								name: t('reference'),
								value: (
									<>
										<PageLink page="myReservation" params={{ id: one.reservationId }}>
											{one.code}
										</PageLink>{' '}
										<StatusBadge status={one.status} />
									</>
								),
							},
							{ name: formatDate(one.on), value: `${one.title}, ${one.provider}` },
							{ name: t('asked'), value: <b>{formatWon(one.won)}</b> },
							...(slip.status === 'sent'
								? one.recorded.map(({ won, method, actor }) => ({
										name: t('recorded'),
										value: t('recordedBy', { won: formatWon(won), method, actor }),
									}))
								: []),
							...(one.receivedWon === null
								? []
								: [{ name: t('received'), value: <b>{formatWon(one.receivedWon)}</b> }]),
						]}
					/>
				))}
				<FactRows
					rows={[
						{ name: t('guest'), value: `${slip.guest}, ${slip.email}` },
						...(slip.reservations.length > 1 ? [{ name: t('sum'), value: <b>{formatWon(sum)}</b> }] : []),
					]}
				/>
				{hasEnded && slip.status === 'sent' && <Note tone="warn">{t('ended')}</Note>}
			</div>
		</Card>
	);
}
