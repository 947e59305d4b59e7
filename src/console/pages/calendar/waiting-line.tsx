import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Plan } from '#contract/api/slot.ts';
import type { WaitingParty } from '#contract/api/waiting.ts';
import { admitToConsole } from '#contract/console-pages.ts';
import { maxTakenOffReason } from '#domain/waiting/waiting.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Toast } from '#ui/toast.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { Await } from '../../await.tsx';
import { byCursor, pagesOf } from '../../by-cursor.ts';
import { momentOf } from '../../moment.ts';
import { ReasonDialog } from '../../reason-dialog.tsx';
import { useLanguagesSaid } from '../../use-languages-said.ts';
import { useViewer } from '../../viewer.tsx';
import styles from './calendar.module.css';
import { plansKey } from './choices.ts';
import own from './waiting-line.module.css';

const lineKey = 'GET /api/console/products/:id/waiting';

type Props = { plan: Plan; day: string; time: string | null };

/** Reasons to give more places: who waits is asked by themselves. By name for who phones and asks how far on they are. */
export function WaitingLine(props: Props) {
	const t = useTranslations('console.calendar');
	const [said, setSaid] = useState<string>();
	return (
		<>
			<Line {...props} onSaid={setSaid} />
			{/* Here, since the line goes with the last one who stood in it. */}
			<Toast message={said} closeLabel={t('close')} onClose={() => setSaid(undefined)} />
		</>
	);
}

type LineProps = Props & { onSaid: (sentence: string) => void };

function Line({ plan, day, time, onSaid }: LineProps) {
	const t = useTranslations('console.calendar');
	const slots = plan.days.find(({ on }) => on === day)?.slots ?? [];
	const shown = slots.filter((slot) => time === null || slot.time === time);
	const waiting = shown.filter((slot) => slot.inLine.parties > 0);
	// Places on hold may be an offer, whose party waits no longer.
	if (waiting.length === 0 && shown.every((slot) => slot.onHold === 0)) return null;
	return (
		<>
			{waiting.length > 0 && (
				<>
					<h3 className={styles.heading}>{t('line')}</h3>
					<ul className={styles.guests}>
						{waiting.map(({ time: at, inLine: { parties, places }, isStopped }) => (
							<li key={at ?? ''}>
								{[
									...[time === null && at, t('waiting', { count: parties }), t('wanted', { count: places })],
									time === null && isStopped && t('stopped'),
								]
									.filter(Boolean)
									.join(' · ')}
							</li>
						))}
					</ul>
					{waiting.some(({ isStopped }) => !isStopped) && <p className={styles.small}>{t('lineText')}</p>}
					{waiting.some(({ isStopped }) => isStopped) && <p className={styles.small}>{t('lineStopped')}</p>}
				</>
			)}
			<Parties product={plan.productId} {...{ day, time, onSaid }} hasHeading={waiting.length > 0} />
		</>
	);
}

type PartiesProps = Omit<LineProps, 'plan'> & { product: string; hasHeading: boolean };

function Parties({ product, day, time, hasHeading, onSaid }: PartiesProps) {
	const t = useTranslations('console.calendar');
	const callApi = useApi();
	const client = useQueryClient();
	const query = useInfiniteQuery({
		queryKey: [lineKey, product, day, time],
		queryFn: ({ pageParam: cursor }) =>
			callApi(lineKey, { params: { id: product }, query: { on: day, ...(time !== null && { time }), cursor } }),
		select: pagesOf,
		...byCursor,
	});
	const removed = async (name: string) => {
		onSaid(t('inLine.removed', { name }));
		await Promise.all([[lineKey], plansKey].map((queryKey) => client.invalidateQueries({ queryKey })));
	};
	return (
		<Await query={query}>
			{(pages) => {
				const items = pages.flatMap((page) => page.items);
				if (items.length === 0) return null;
				return (
					<>
						{!hasHeading && <h3 className={styles.heading}>{t('line')}</h3>}
						<ol className={own.line} aria-label={t('line')}>
							{items.map((party) => (
								<Party key={party.id} party={party} isWholeDay={time === null} onRemoved={removed} />
							))}
						</ol>
						{query.hasNextPage && (
							<div>
								<Button size="sm" onClick={() => void query.fetchNextPage()} isBusy={query.isFetchingNextPage}>
									{t('inLine.more')}
								</Button>
							</div>
						)}
					</>
				);
			}}
		</Await>
	);
}

type PartyProps = { party: WaitingParty; isWholeDay: boolean; onRemoved: (name: string) => Promise<void> };

function Party({ party, isWholeDay, onRemoved }: PartyProps) {
	const t = useTranslations('console.calendar');
	const languageName = useTranslations('console.languageName');
	const languagesSaid = useLanguagesSaid();
	const callApi = useApi();
	const viewer = useViewer();
	const [isAsking, setIsAsking] = useState(false);
	const { id, name, phone, email, language, order, places, since, position, offerUntil } = party;
	const { adult, child, infant } = order.persons;
	const remove = async (reason: string) => {
		await callApi('POST /api/console/waiting/:id/removal', { params: { id }, body: { reason } });
		await onRemoved(name);
	};
	// Who takes reservations for guests answers them too.
	const mayRemove = admitToConsole('newReservation', viewer) === 'admitted';
	return (
		<li>
			<b>{[position !== null && t('inLine.position', { position }), name].filter(Boolean).join(' ')}</b>
			{offerUntil && <Badge tone="ok">{t('inLine.offered', { moment: momentOf(offerUntil) })}</Badge>}
			<span>
				{[
					isWholeDay && order.time,
					t('persons', { count: adult + child + infant }),
					t('placesOf', { count: places }),
					languageName(language),
				]
					.filter(Boolean)
					.join(' · ')}
			</span>
			<span className={styles.small}>{t('inLine.since', { moment: momentOf(since) })}</span>
			{phone && <a href={`tel:${phone}`}>{phone}</a>}
			{email && <a href={`mailto:${email}`}>{email}</a>}
			{mayRemove && (
				<Button size="sm" onClick={() => setIsAsking(true)} aria-label={`${t('inLine.remove')}: ${name}`}>
					{t('inLine.remove')}
				</Button>
			)}
			<ReasonDialog
				isOpen={isAsking}
				words={{
					...{ title: t('inLine.removeTitle', { name }), confirm: t('inLine.remove'), cancel: t('inLine.keep') },
					...{ reason: t('inLine.reason'), hint: t('inLine.reasonHint', { language: languagesSaid([language]) }) },
				}}
				maxLength={maxTakenOffReason}
				isDestructive
				send={remove}
				onClose={() => setIsAsking(false)}
			>
				<p>{t(offerUntil ? 'inLine.removeOffered' : 'inLine.removeText')}</p>
			</ReasonDialog>
		</li>
	);
}
