import { Late } from '#site/late-part.tsx';
import { AddressLink } from '#site/router/page-link.tsx';
import { usePageAddress } from '#site/router/use-page-address.ts';
import { useTranslations } from '#ui/translations.tsx';
import { Bell } from '#views/notification/bell.tsx';
import type { PathLink } from '#views/notification/notification-panel.tsx';
import { lateNotifications } from './late-notifications.ts';

/** In the header, at every width. For members alone. */
export function SiteBell({ className }: { className: string | undefined }) {
	const t = useTranslations('shell');
	return (
		<Bell title={t('notifications')} sayUnread={(count) => t('unread', { count })} className={className}>
			{(list) => <Late part={lateNotifications} props={{ ...list, Link: SitePathLink }} />}
		</Bell>
	);
}

/** The console is another front: its pages are loaded. */
const SitePathLink: PathLink = ({ path, ...rest }) => {
	const addressFor = usePageAddress();
	return path.startsWith('/console') ? <a href={path} {...rest} /> : <AddressLink href={addressFor(path)} {...rest} />;
};
