import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import type { CalledOff as Called } from '#contract/api/call-off.ts';
import { formatDateWithWeekday } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Note } from '#ui/note.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { useConsoleLocale } from '../../viewer.tsx';
import calendar from './calendar.module.css';
import styles from './call-off.module.css';
import { LeftList, PrintList, ToPhone } from './call-off-cost.tsx';

const listKey = 'GET /api/console/products/:id/call-offs';
/** Named after the desk, so that each reservation that is called off outdates it. */
const liveKey = 'GET /api/desk/call-offs';
export const callOffsKey = [liveKey];

/** So often one looks again while it is under way, should nothing be heard. */
const watchMs = 3_000;

type Props = {
	product: string;
	day: string;
	time: string | null;
	mayRetry: boolean;
	/** The one that was begun here just now. */
	begun: string | undefined;
};

/** What was called off of this date, how far it is, and who needs somebody to look at them. */
export function CalledOffDates({ product, day, time, mayRetry, begun }: Props) {
	const callApi = useApi();
	const query = useQuery({
		queryKey: [liveKey, product, day, time],
		queryFn: () => callApi(listKey, { params: { id: product }, query: { on: day, ...(time !== null && { time }) } }),
		refetchInterval: ({ state }) => (state.data?.callOffs.some(({ endedAt }) => endedAt === null) ? watchMs : false),
	});
	const failure = useConsoleFailure();
	if (query.error && !query.data)
		return (
			<Note tone="bad" isAlert>
				{failure(query.error)}
			</Note>
		);
	return query.data?.callOffs.map((one) => (
		<OneCalledOff key={one.id} product={product} called={one} mayRetry={mayRetry} isBegunHere={one.id === begun} />
	));
}

type OneProps = { product: string; called: Called; mayRetry: boolean; isBegunHere?: boolean };

export function OneCalledOff({ product, called, mayRetry, isBegunHere = false }: OneProps) {
	const t = useTranslations('console.calendar.callOff');
	const locale = useConsoleLocale();
	const { on, time, endedAt, count, done, left, gone, named, reason } = called;
	const when = [formatDateWithWeekday(on, locale), time].filter(Boolean).join(' ');
	const heading = useRef<HTMLHeadingElement>(null);
	const status = useId();
	// On a phone it stands far above the button that began it.
	useEffect(() => {
		if (isBegunHere) heading.current?.focus();
	}, [isBegunHere]);
	const isList = called.phonedCount + left > 0;
	return (
		<section className={styles.called} aria-label={t('heading', { when })} data-paper={isList ? 'list' : undefined}>
			<h3 ref={heading} className={calendar.heading} tabIndex={-1} aria-describedby={status}>
				{t('heading', { when })}
			</h3>
			<p id={status} role="status">
				<b>{t(endedAt === null ? 'doing' : 'done', { count, done })}</b>
			</p>
			<p className={styles.small}>{reason}</p>
			{gone > 0 && <p className={styles.small}>{t('gone', { count: gone })}</p>}
			<ToPhone {...called} />
			{left > 0 && (
				<Note tone="warn">
					{t('needed', { count: left })}
					<LeftList parties={named} count={left} />
				</Note>
			)}
			{left > 0 && endedAt !== null && mayRetry && <Retry product={product} id={called.id} />}
			{isList && <PrintList />}
		</section>
	);
}

/** What was in their way may be gone. */
function Retry({ product, id }: { product: string; id: string }) {
	const t = useTranslations('console.calendar.callOff');
	const callApi = useApi();
	const client = useQueryClient();
	const { isBusy, failure, save } = useSaving({ textOf: useConsoleFailure() });
	const retry = () =>
		save(async () => {
			await callApi('POST /api/console/products/:id/call-offs/:callOff/retries', {
				params: { id: product, callOff: id },
			});
			await client.invalidateQueries({ queryKey: callOffsKey });
		});
	return (
		<>
			<Button size="sm" isBusy={isBusy} onClick={() => void retry()}>
				{t('again')}
			</Button>
			<FailureNote>{failure}</FailureNote>
		</>
	);
}
