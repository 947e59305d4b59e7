import type { ReactNode } from 'react';
import { type AreaSlug, areaOf } from '#domain/area/areas.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { pictureFile } from '#views/product/picture-file.ts';
import styles from './slip.module.css';
import { useTwoClocks } from './two-clocks.ts';

type Props = {
	startsAt: string;
	time: string | null;
	title: string;
	area?: AreaSlug | undefined;
	line?: string | undefined;
	picture?: string | undefined;
	badge?: ReactNode;
	/** Where it leads to; without one it is only read. */
	reservationId?: string | undefined;
	isClash?: boolean | undefined;
};

/** One reservation on the board. */
export function SlipPaper({ reservationId, isClash = false, ...rest }: Props) {
	const content = <SlipContent {...rest} />;
	const look = { className: styles.slip, 'data-clash': isClash || undefined, 'data-item': true };
	if (reservationId === undefined) return <div {...look}>{content}</div>;
	return (
		<PageLink page="myReservation" params={{ id: reservationId }} data-slip={reservationId} {...look}>
			{content}
		</PageLink>
	);
}

function SlipContent({ startsAt, time, title, area, line, picture, badge }: Omit<Props, 'reservationId' | 'isClash'>) {
	const t = useTranslations('trip');
	const areaWords = useTranslations('area');
	const clocks = useTwoClocks();
	const { large, small } = clocks(startsAt);
	return (
		<>
			<span className={styles.head}>
				<span className={styles.top}>
					{time === null ? (
						<span className={styles.any}>{t('anyTime')}</span>
					) : (
						<time className={styles.time} dateTime={startsAt}>
							{large}
						</time>
					)}
					{area && <Badge tone={areaOf(area).tone}>{areaWords(`${area}.name`)}</Badge>}
				</span>
				{time !== null && <span className={styles.ownBelow}> {small}</span>}
			</span>
			<span className={styles.title}>{title}</span>
			{line && <span className={styles.line}>{line}</span>}
			{badge && <span className={styles.badge}>{badge}</span>}
			{picture && (
				<img
					className={styles.picture}
					src={pictureFile(picture, 160)}
					width={160}
					height={160}
					alt=""
					loading="lazy"
					decoding="async"
				/>
			)}
		</>
	);
}
