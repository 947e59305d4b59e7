import type { Today } from '#contract/api/desk.ts';
import type { ErrandView } from '#contract/api/errand.ts';
import { type ConsolePageId, consolePages } from '#contract/console-pages.ts';
import { type DeskQueue, talkWaits } from '#domain/desk/desk.ts';
import type { ErrandKind } from '#domain/errand/errand.ts';
import { formatDate, formatWon } from '#i18n/format.ts';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useNow } from '#views/clock/use-now.ts';
import { timeLeft } from '#views/errand/time-left.ts';
import { ConsoleLink } from '../../address.tsx';
import { momentOf } from '../../moment.ts';
import styles from './today.module.css';

/** The page of the console where a queue is worked through. */
const pageOf: Record<DeskQueue, { page: ConsolePageId; search?: string }> = {
	questions: { page: 'matching' },
	consultations: { page: 'consultations' },
	applications: { page: 'applications' },
	changes: { page: 'applications', search: '?status=CHANGE_REQ' },
	slips: { page: 'slips' },
	disputes: { page: 'disputes' },
	ratings: { page: 'ratings' },
	replies: { page: 'ratings', search: '?own=1' },
	photographs: { page: 'photographs' },
	messages: { page: 'messages' },
	'matching-reports': { page: 'matchingReports' },
};

const addressOf = ({ page, search = '' }: { page: ConsolePageId; search?: string }): string =>
	consolePages[page].path + search;

/** What waits for an answer: one by one with its end in Korean time, then what waits in queues. */
export function Waiting({ today }: { today: Today }) {
	const t = useTranslations('console.today');
	const { errands, queues, waiting } = today;
	const listed = errands.length + queues.reduce((sum, { count }) => sum + count, 0);
	const talks = today.videos.filter(talkWaits).length;
	const beyond = waiting - listed - talks;
	return (
		<Card title={t('waiting')}>
			{errands.length === 0 && queues.length === 0 ? (
				<p className={styles.quiet}>{t('nothingWaits')}</p>
			) : (
				<ul className={styles.list}>
					{errands.map((errand) => (
						<ErrandRow key={`${errand.kind} ${errand.id}`} errand={errand} at={Date.parse(today.at)} />
					))}
					{queues.map((one) => (
						<QueueRow key={one.queue} {...one} />
					))}
				</ul>
			)}
			{beyond > 0 && <p className={styles.quiet}>{t('beyond', { count: beyond })}</p>}
		</Card>
	);
}

/** The place of the reservation's page where it is done. */
const anchorOf: Partial<Record<ErrandKind, string>> = {
	...{ 'read-guest': '#messages', refund: '#payment', 'answer-outcome': '#dispute' },
};

function ErrandRow({ errand, at }: { errand: ErrandView; at: number }) {
	const t = useTranslations('errand');
	const today = useTranslations('console.today');
	const { kind, id, title, guest, won, on, time } = errand;
	const page = `${consolePages.reservations.path}/${id}`;
	const named = ` ${guest}, ${title}`;
	return (
		<li className={styles.row}>
			<div className={styles.words}>
				<b>{t(`kind.${kind}.text`, { guest, won: formatWon(won ?? 0) })}</b>
				<p>{[title, [formatDate(on), time].filter(Boolean).join(' ')].join(' · ')}</p>
				<Left until={errand.until} at={at} />
			</div>
			<div className={styles.ways}>
				{kind === 'answer-request' && (
					<ConsoleLink to={`${page}?do=confirm`} className={buttonClass({ size: 'sm', variant: 'primary' })}>
						{today('confirm')}
						<span className="visually-hidden">{named}</span>
					</ConsoleLink>
				)}
				<ConsoleLink to={`${page}${anchorOf[kind] ?? ''}`} className={buttonClass({ size: 'sm' })}>
					{t(`kind.${kind}.do`)}
					<span className="visually-hidden">{named}</span>
				</ConsoleLink>
			</div>
		</li>
	);
}

/** How long there is still, and until when by the Korean clock. */
function Left({ until, at }: { until: string | null; at: number }) {
	const t = useTranslations('errand');
	const today = useTranslations('console.today');
	const now = useNow(at);
	if (until === null) return null;
	const left = timeLeft(until, now);
	return (
		<p className={styles.left} data-tone={left?.unit === 'days' ? undefined : 'act'}>
			<Icon name="clock" />
			<span>
				{left ? t('left', left) : t('late')}
				{` · ${today('until', { moment: momentOf(until) })}`}
			</span>
		</p>
	);
}

function QueueRow({ queue, count, late }: Today['queues'][number]) {
	const t = useTranslations('console.today');
	const text = t(`queue.${queue}`, { count });
	return (
		<li className={styles.row}>
			<div className={styles.words}>
				<b>{text}</b>
				{late !== undefined && (
					<p className={styles.left} data-tone="act">
						<Icon name="clock" />
						<span>{t('late', { count: late })}</span>
					</p>
				)}
			</div>
			<ConsoleLink to={addressOf(pageOf[queue])} className={buttonClass({ size: 'sm' })}>
				{t('open')}
				<span className="visually-hidden">{` ${text}`}</span>
			</ConsoleLink>
		</li>
	);
}
