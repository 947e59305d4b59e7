import { useQuery } from '@tanstack/react-query';
import type { Running } from '#contract/api/running.ts';
import { consolePages } from '#contract/console-pages.ts';
import type { HealthCheck, HealthState } from '#domain/running/health.ts';
import { formatDate } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { FactRows } from '#ui/fact-rows.tsx';
import { useTranslations, useWordsLocale } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { momentOf } from '../../moment.ts';
import { PageHead } from '../../page-head.tsx';
import { Failures } from './failures.tsx';
import { Jobs } from './jobs.tsx';
import styles from './running.module.css';
import { runningKey } from './running-key.ts';
import { Switches } from './switches.tsx';

const tones: Record<HealthState, string> = { good: 'ok', watch: 'warn', bad: 'bad' };

/** How the house runs at one glance, and what can be done about it without the developer. */
export function RunningPage() {
	const t = useTranslations('console.running');
	const pages = useTranslations('console.pages');
	const callApi = useApi();
	const query = useQuery({
		queryKey: [runningKey],
		queryFn: () => callApi(runningKey, {}),
		// Somebody who looks at it waits for something to become better.
		refetchInterval: 30_000,
	});
	return (
		<>
			<PageHead
				title={pages('running')}
				text={t('lead')}
				aside={query.data && <Badge tone={tones[query.data.health]}>{t(`health.${query.data.health}`)}</Badge>}
			/>
			<Await query={query}>
				{(running) => (
					<div className={styles.page}>
						<Health running={running} />
						<Switches switches={running.switches} />
						<Failures />
						<Jobs />
						<House running={running} />
					</div>
				)}
			</Await>
		</>
	);
}

function Health({ running }: { running: Running }) {
	const t = useTranslations('console.running');
	const locale = useWordsLocale();
	const { jobs, mails, failuresOfDay, storage, backup } = running;
	const said = {
		jobs: t('check.jobsSaid', { waiting: jobs.waiting, givenUp: jobs.givenUp }),
		mails: t('check.mailsSaid', { failed: mails.failed, queued: mails.queued }),
		failures: t('check.failuresSaid', { count: failuresOfDay }),
		storage:
			storage.freeBytes === null || storage.totalBytes === null
				? t('check.storageUnknown')
				: t('check.storageSaid', {
						free: sizeIn(storage.freeBytes, locale),
						total: sizeIn(storage.totalBytes, locale),
					}),
		backup: backup
			? t('check.backupSaid', { moment: momentOf(backup.at), size: sizeIn(backup.bytes, locale) })
			: t('check.noBackup'),
	};
	return (
		<Card title={t('glance')} aside={<span className={styles.small}>{momentOf(running.at)}</span>}>
			<ul className={styles.checks}>
				{running.checks.map(({ name, state }) => (
					<li key={name}>
						<span className={styles.head}>
							<b>{t(`check.${name}`)}</b>
							{(name !== 'storage' || storage.freeBytes !== null) && (
								<Badge tone={tones[state]}>{t(`health.${state}`)}</Badge>
							)}
						</span>
						<span className={styles.small}>{said[name]}</span>
						<More check={name} running={running} isGood={state === 'good'} />
					</li>
				))}
			</ul>
		</Card>
	);
}

type MoreProps = { check: HealthCheck; running: Running; isGood: boolean };

/** What else is worth a line, where there is something. */
function More({ check, running: { jobs, mails, browserFailuresOfDay, storage }, isGood }: MoreProps) {
	const t = useTranslations('console.running');
	const lines = {
		jobs: jobs.lateMinutes > 1 ? [t('check.late', { count: jobs.lateMinutes })] : [],
		mails:
			!isGood && mails.stuck > 0 ? [t('check.mailsStuck', { count: mails.stuck, minutes: mails.stuckMinutes })] : [],
		failures: browserFailuresOfDay > 0 ? [t('check.browserSaid', { count: browserFailuresOfDay })] : [],
		storage: storage.elsewhere.map((what) => t(`check.elsewhere.${what}`)),
		backup: [],
	};
	return (
		<>
			{lines[check].map((line) => (
				<span key={line} className={styles.small}>
					{line}
				</span>
			))}
			{check === 'mails' && mails.failed > 0 && (
				<ConsoleLink to={`${consolePages.mails.path}?status=failed`}>{t('toFailedMails')}</ConsoleLink>
			)}
		</>
	);
}

/** In the unit that leaves three digits at the most. */
function sizeIn(bytes: number, locale: string): string {
	const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
	const step = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
	const unit = units[step] ?? 'byte';
	return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: step > 1 ? 1 : 0 }).format(
		bytes / 1000 ** step,
	);
}

function House({ running: { version, migrations, sizes } }: { running: Running }) {
	const t = useTranslations('console.running');
	const locale = useWordsLocale();
	return (
		<Card title={t('house')}>
			<FactRows
				rows={[
					{ name: t('version'), value: version },
					{
						name: t('migrations'),
						value: t('migrationsSaid', {
							count: migrations.count,
							date: migrations.lastOn === null ? '–' : formatDate(migrations.lastOn),
						}),
					},
					{ name: t('database'), value: sizeIn(sizes.databaseBytes, locale) },
					{ name: t('files'), value: t('filesSaid', { count: sizes.files, size: sizeIn(sizes.fileBytes, locale) }) },
				]}
			/>
		</Card>
	);
}
