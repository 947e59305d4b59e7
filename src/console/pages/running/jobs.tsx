import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Job } from '#contract/api/running.ts';
import { isJobName, type JobState, troubleOf } from '#domain/running/jobs.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Note } from '#ui/note.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { Await } from '../../await.tsx';
import { byCursor, pagesOf } from '../../by-cursor.ts';
import { momentOf } from '../../moment.ts';
import rowStyles from '../../rows.module.css';
import { useConsoleFailure } from '../../use-console-failure.ts';
import { paceOfJobs } from '../awaited.ts';
import styles from './running.module.css';
import { runningKey } from './running-key.ts';

const key = 'GET /api/jobs';
const tones: Record<JobState, string> = {
	...{ 'given-up': 'bad', failing: 'warn', late: 'warn', working: 'ok', waiting: 'neutral' },
};

/** What the queue holds: what failed, to be tried again, or all of it. */
export function Jobs() {
	const t = useTranslations('console.running');
	const callApi = useApi();
	const [list, setList] = useState<'failed' | 'all'>('failed');
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
							{ value: 'all', label: t('jobsAll') },
						]}
						value={list}
						onChange={setList}
					/>
				</div>
				<Await query={query}>
					{(data) => {
						const items = data.flatMap((page) => page.items);
						if (items.length === 0)
							return <p className={styles.small}>{t(list === 'failed' ? 'noFailed' : 'noJobs')}</p>;
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
	const { isBusy, failure, save } = useSaving({ textOf: useConsoleFailure() });
	const retry = () =>
		save(async () => {
			await callApi('POST /api/jobs/:number/retry', { params: { number: job.id } });
			onRetried();
			await client.invalidateQueries({ queryKey: [key] });
			await client.invalidateQueries({ queryKey: [runningKey] });
		});
	const name = isJobName(job.task) ? t(`job.${job.task}`) : job.task;
	const facts = [
		t('tries', { count: job.attempts, most: job.maxAttempts }),
		t('runAt', { moment: momentOf(job.runAt) }),
	];
	const way = t(job.lastError === null ? 'runNow' : 'retry');
	return (
		<li>
			<div className={rowStyles.row}>
				<span>
					<b>{name}</b> <Badge tone={tones[job.state]}>{t(`jobState.${job.state}`)}</Badge>
					<br />
					{job.lastError !== null && (
						<>
							<span className={styles.small}>
								<Trouble lastError={job.lastError} />
							</span>
							<br />
						</>
					)}
					<span className={styles.small}>
						{facts.join(' · ')} · <code>{job.task}</code>
					</span>
				</span>
				{job.canRun && (
					<Button size="sm" onClick={() => void retry()} isBusy={isBusy} aria-label={`${way}: ${name}`}>
						{way}
					</Button>
				)}
			</div>
			{failure && (
				<Note tone="bad" isAlert>
					{failure}
				</Note>
			)}
		</li>
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
