import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { Job, JobList } from '#contract/api/running.ts';
import { isJobName, type JobState, troubleOf } from '#domain/running/jobs.ts';
import { barOf, canSetAside } from '#domain/running/set-aside.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailureNote } from '#ui/failure-note.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Segmented } from '#ui/segmented.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useOpener } from '#ui/use-opener.ts';
import { useApi } from '#views/api-context.ts';
import { Await } from '../../await.tsx';
import { byCursor, pagesOf } from '../../by-cursor.ts';
import { momentOf } from '../../moment.ts';
import rowStyles from '../../rows.module.css';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { useLanding } from '../../use-landing.ts';
import { paceOfJobs } from '../awaited.ts';
import { JobAsideForm } from './job-aside-form.tsx';
import styles from './running.module.css';
import { runningKey } from './running-key.ts';

const key = 'GET /api/jobs';
const emptyWords = { failed: 'noFailed', 'set-aside': 'noAside', all: 'noJobs' } as const;
const tones: Record<JobState, string> = {
	...{ 'given-up': 'bad', 'set-aside': 'neutral', failing: 'warn', late: 'warn', working: 'ok', waiting: 'neutral' },
};

/** What the queue holds: what failed, to be tried again or set aside, what was set aside, or all of it. */
export function Jobs() {
	const t = useTranslations('console.running');
	const callApi = useApi();
	const [list, setList] = useState<JobList>('failed');
	const [retriedAt, setRetriedAt] = useState<number>();
	const query = useInfiniteQuery({
		queryKey: [key, list],
		queryFn: ({ pageParam: cursor }) => callApi(key, { query: { list, cursor } }),
		select: pagesOf,
		refetchInterval: () => paceOfJobs(retriedAt, Date.now()),
		...byCursor,
	});
	return (
		<Card title={t('jobs')}>
			<div className={styles.stack}>
				<p className={styles.small}>{t('jobsText')}</p>
				<div>
					<Segmented
						label={t('jobsShown')}
						options={[
							{ value: 'failed', label: t('jobsFailed') },
							{ value: 'set-aside', label: t('jobsAside') },
							{ value: 'all', label: t('jobsAll') },
						]}
						value={list}
						onChange={setList}
					/>
				</div>
				<Await query={query}>
					{(data) => {
						const items = data.flatMap((page) => page.items);
						if (items.length === 0) return <p className={styles.small}>{t(emptyWords[list])}</p>;
						return (
							<>
								<ul className={rowStyles.rows}>
									{items.map((job) => (
										<Row key={job.id} job={job} onRetried={() => setRetriedAt(Date.now())} />
									))}
								</ul>
								{query.hasNextPage && (
									<div>
										<Button size="sm" onClick={() => void query.fetchNextPage()} isBusy={query.isFetchingNextPage}>
											{t('more')}
										</Button>
									</div>
								)}
							</>
						);
					}}
				</Await>
			</div>
		</Card>
	);
}

function Row({ job, onRetried }: { job: Job; onRetried: () => void }) {
	const t = useTranslations('console.running');
	const callApi = useApi();
	const client = useQueryClient();
	const [isAsking, setIsAsking] = useState(false);
	const opener = useOpener(isAsking);
	const row = useRef<HTMLLIElement>(null);
	useLanding(row);
	const { isBusy, failure, save } = useSaving({ textOf: useConsoleFailure() });
	const outdate = () => Promise.all([key, runningKey].map((one) => client.invalidateQueries({ queryKey: [one] })));
	const retry = () =>
		save(async () => {
			await callApi('POST /api/jobs/:number/retry', { params: { number: job.id } });
			onRetried();
			await outdate();
		});
	const name = isJobName(job.task) ? t(`job.${job.task}`) : job.task;
	const way = t(job.lastError === null ? 'runNow' : 'retry');
	const canLeave = canSetAside(job.task, job.state);
	return (
		<li ref={row}>
			<div className={rowStyles.row}>
				<Facts job={job} name={name} />
				<span className={styles.buttons}>
					{job.canRun && (
						<Button size="sm" onClick={() => void retry()} isBusy={isBusy} aria-label={`${way}: ${name}`}>
							{way}
						</Button>
					)}
					{canLeave && !isAsking && (
						<Button ref={opener} size="sm" onClick={() => setIsAsking(true)} aria-label={`${t('aside.set')}: ${name}`}>
							{t('aside.set')}
						</Button>
					)}
				</span>
			</div>
			{canLeave && isAsking && <JobAsideForm job={job} onDone={outdate} onClose={() => setIsAsking(false)} />}
			<FailureNote>{failure}</FailureNote>
		</li>
	);
}

function Facts({ job, name }: { job: Job; name: string }) {
	const t = useTranslations('console.running');
	const duty = job.state === 'given-up' ? barOf(job.task) : null;
	const { setAside, lastError } = job;
	return (
		<span>
			<b>{name}</b> <Badge tone={tones[job.state]}>{t(`jobState.${job.state}`)}</Badge>
			<br />
			{lastError !== null && (
				<Line>
					<Trouble lastError={lastError} />
				</Line>
			)}
			{setAside && (
				<Line>
					{t('aside.said', {
						...{ moment: momentOf(setAside.at), name: setAside.by ?? t('aside.formerOperator') },
						reason: t(`aside.reason.${setAside.reason}`),
					})}
				</Line>
			)}
			{duty && <Line>{t(`aside.duty.${duty}`)}</Line>}
			<span className={styles.small}>
				{t('tries', { count: job.attempts, most: job.maxAttempts })} · {t('runAt', { moment: momentOf(job.runAt) })} ·{' '}
				<code>{job.task}</code>
			</span>
		</span>
	);
}

function Line({ children }: { children: ReactNode }) {
	return (
		<>
			<span className={styles.small}>{children}</span>
			<br />
		</>
	);
}

/** Why it failed the last time, in words; and its code, for who looks it up. */
function Trouble({ lastError }: { lastError: string }) {
	const t = useTranslations('console.running');
	const { code, trouble } = troubleOf(lastError);
	return (
		<>
			{t(`trouble.${trouble}`)} <code>{code}</code>
		</>
	);
}
