import { useQuery } from '@tanstack/react-query';
import type { Viewer } from '#domain/member/access.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { photoOf } from '#views/member/photo-of.ts';
import { meQuery } from '#views/my/me-query.ts';
import { useSection } from './use-section.ts';

type Props = { viewer: Viewer; className?: string | undefined };

/** Who is logged in, with their photo or its initials: the way to my page. */
export function AccountLink({ viewer, className }: Props) {
	const t = useTranslations('shell');
	const within = useSection();
	// Never waited for: without it the initials stand.
	const { data: me } = useQuery(meQuery(useApi()));
	const name = me?.firstName ?? viewer.name;
	return (
		<PageLink page="myInformation" className={className} {...within('/my')}>
			<Avatar name={me ? `${me.firstName} ${me.lastName}` : viewer.name} picture={photoOf(me?.photo)} size="sm" />
			<span className="visually-hidden">{t('myPage')}: </span>
			<span>{name}</span>
		</PageLink>
	);
}
