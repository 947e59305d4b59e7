import type { Viewer } from '#domain/member/access.ts';
import { splitAddress } from '#i18n/address.ts';
import { useRouter } from '#site/router/router.tsx';
import { LeaveQuestion } from '#ui/leave-question.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useLive } from '#views/live/use-live.ts';
import { UnreadCount, useUnread } from '#views/notification/bell.tsx';
import { useSeen } from '#views/notification/use-seen.ts';
import { AccountLink } from './account-link.tsx';
import { DeskLink } from './desk-link.tsx';
import { useFreshErrands } from './errand/use-fresh-errands.ts';
import { LogoutFailureHost } from './logout-failure-host.tsx';
import { SiteBell } from './notification/site-bell.tsx';
import { useViewer } from './site-context.tsx';
import { TripsLink } from './trips-link.tsx';

/*
 * What stands around every screen for members alone: a visitor loads none of it (member-shell-host.ts).
 */

type Places = 'trips' | 'bell' | 'account';
type LinkProps = { viewer: Viewer; classNames: Record<Places, string | undefined> };

export const HeaderLinks = ({ viewer, classNames }: LinkProps) => (
	<>
		<TripsLink className={classNames.trips} />
		<SiteBell className={classNames.bell} />
		<AccountLink viewer={viewer} className={classNames.account} />
	</>
);

/** In the bar above everything; on a phone it stands in the menu. */
export const ToDesk = () => <DeskLink />;

/** The way to the reservations on a phone. */
export const TripsTab = () => <TripsLink />;

/** On a phone, beside the way to one's own pages. */
export function TabCount() {
	const t = useTranslations('shell');
	const unread = useUnread();
	return (
		<>
			<UnreadCount count={unread} />
			{unread > 0 && <span className="visually-hidden">{` (${t('unread', { count: unread })})`}</span>}
		</>
	);
}

type BesideProps = { hasLogoutFailed: boolean; onClose: () => void };

/** What is seen only now and then, and what keeps the page and the header's numbers fresh. */
export function BesideScreen({ hasLogoutFailed, onClose }: BesideProps) {
	useFreshErrands();
	useLive(useViewer()?.id ?? '');
	const { pathname, search } = useRouter().location;
	useSeen({ path: splitAddress(pathname).path, search });
	return (
		<>
			<LogoutFailureHost isShown={hasLogoutFailed} onClose={onClose} />
			<LeaveQuestion />
		</>
	);
}
