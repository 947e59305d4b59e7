import type { ReactNode } from 'react';
import type { Me } from '#contract/api/member.ts';
import { groupCodes } from '#domain/member/group.ts';
import { formatDate } from '#i18n/format.ts';
import { MyPageTabs } from '#site/shell/my-page-tabs.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { photoOf } from '#views/member/photo-of.ts';
import { useMe } from '#views/my/use-me.ts';
import styles from './my-frame.module.css';

const groupNames: Record<Me['group'], string> = {
	[groupCodes.operator]: 'operator',
	[groupCodes.cooperative]: 'cooperative',
	[groupCodes.general]: 'general',
};

/** Nobody is a cooperative member while the application waits, or after it was refused. */
function groupOf({ group, cooperative }: Me): string {
	if (cooperative === 'COOPERATIVE_REQ') return 'applicant';
	return cooperative === 'COOPERATIVE_REFUSED' ? 'refused' : groupNames[group];
}

/** Whose page it is, and its four tabs. */
export function MyFrame({ children }: { children: ReactNode }) {
	const t = useTranslations('my');
	const me = useMe();
	return (
		<div className={styles.frame}>
			<div className={styles.head}>
				<Avatar name={`${me.firstName} ${me.lastName}`} picture={photoOf(me.photo)} size="lg" />
				<div className={styles.who}>
					<h1 className={styles.name}>
						{me.firstName} {me.lastName}
					</h1>
					<p className={styles.since}>{t('since', { group: groupOf(me), date: formatDate(me.joinedOn) })}</p>
				</div>
			</div>
			<MyPageTabs />
			<div className={styles.content}>{children}</div>
		</div>
	);
}
