import type { Today } from '#contract/api/desk.ts';
import { admitToConsole, consolePages } from '#contract/console-pages.ts';
import { admit } from '#domain/member/access.ts';
import { formatDateWithWeekday, formatTime } from '#i18n/format.ts';
import { koreanZone } from '#i18n/own-clock.ts';
import { buttonClass } from '#ui/button.tsx';
import { chipClass } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useNow } from '#views/clock/use-now.ts';
import { ConsoleLink } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { useContentItems } from '../../content/use-content-items.ts';
import { PageHead } from '../../page-head.tsx';
import { useConsoleLocale, useViewer } from '../../viewer.tsx';
import { Agenda } from './agenda.tsx';
import { EndingLicences } from './ending-licences.tsx';
import { FactorNotice } from './factor-notice.tsx';
import { HealthNotice } from './health-notice.tsx';
import { Talks } from './talks.tsx';
import styles from './today.module.css';
import { useToday, useTodayChoice } from './use-today.ts';
import { Waiting } from './waiting.tsx';

/** The day of a desk: what waits for an answer, who comes, what runs out. Empty when done. */
export function TodayPage() {
	const t = useTranslations('console');
	const query = useToday();
	const today = query.data;
	return (
		<>
			<PageHead
				title={today ? t('today.title', { guests: today.guests }) : t('pages.today')}
				above={<Clock first={today ? Date.parse(today.at) : undefined} />}
				aside={
					<div className={styles.scope}>
						<Scope />
						<Shortcuts />
					</div>
				}
			/>
			<FactorNotice />
			{today?.health && <HealthNotice health={today.health} />}
			<Await query={query}>{(data) => <Day today={data} />}</Await>
		</>
	);
}

function Day({ today }: { today: Today }) {
	const isDone = today.waiting === 0 && today.videos.length === 0 && today.licences.length === 0;
	if (isDone && today.arrivals.length === 0) return <Done />;
	// Where nobody comes, what waits has the room.
	const isQuiet = today.arrivals.length === 0;
	return (
		<div className={styles.columns}>
			<div>{isQuiet ? <Waiting today={today} /> : <Agenda today={today} />}</div>
			<div>
				{!isQuiet && <Waiting today={today} />}
				<Talks today={today} />
				<EndingLicences licences={today.licences} />
				{isQuiet && <Agenda today={today} />}
			</div>
		</div>
	);
}

/** Whoever has nothing to sell yet has nothing to do either, but for that. */
function Done() {
	const t = useTranslations('console.today');
	const isSeller = admitToConsole('products', useViewer()) === 'admitted';
	const products = useContentItems({ kind: 'product', isAsked: isSeller });
	if (products.isLoading) return null;
	if (products.data?.[0]?.items.length !== 0) return <EmptyState isPanel title={t('doneTitle')} text={t('doneText')} />;
	return (
		<EmptyState
			isPanel
			title={t('firstTitle')}
			text={t('firstText')}
			actions={
				<ConsoleLink to={`${consolePages.products.path}?new=1`} className={buttonClass({ variant: 'primary' })}>
					{t('first')}
				</ConsoleLink>
			}
		/>
	);
}

/** The day and the hour in Korea, where the work is. */
function Clock({ first = Date.now() }: { first: number | undefined }) {
	const t = useTranslations('console.today');
	const locale = useConsoleLocale();
	const now = useNow(first);
	return t('clock', { date: formatDateWithWeekday(now, locale), time: formatTime(now, koreanZone) });
}

/** What a day at the door begins with: the sheet on paper, and the vouchers. */
function Shortcuts() {
	const t = useTranslations('console');
	const viewer = useViewer();
	const { organisation } = useTodayChoice();
	const sheet = new URLSearchParams({ view: 'day', ...(organisation && { organisation }) });
	return (
		<div className={styles.scope}>
			{admitToConsole('calendar', viewer) === 'admitted' && (
				<ConsoleLink to={`${consolePages.calendar.path}?${sheet}`} className={buttonClass()}>
					<Icon name="printer" />
					{t('today.sheet')}
				</ConsoleLink>
			)}
			{admitToConsole('check', viewer) === 'admitted' && (
				<ConsoleLink to={consolePages.check.path} className={buttonClass({ variant: 'brand' })}>
					<Icon name="check" />
					{t('pages.check')}
				</ConsoleLink>
			)}
		</div>
	);
}

/** Operators look over every house, or at those that the agency keeps itself. */
function Scope() {
	const t = useTranslations('console.today');
	const { scope } = useTodayChoice();
	if (admit('operator', useViewer()) !== 'admitted') return null;
	const { path } = consolePages.today;
	return (
		<nav className={styles.scope} aria-label={t('scope.title')}>
			{(['all', 'own'] as const).map((one) => (
				<ConsoleLink
					key={one}
					to={one === 'all' ? path : `${path}?scope=own`}
					className={chipClass({ isOn: one === scope })}
					aria-current={one === scope ? 'page' : undefined}
				>
					{t(`scope.${one}`)}
				</ConsoleLink>
			))}
		</nav>
	);
}
