import type { ReactNode } from 'react';
import { areaOf, areaSlugs } from '#domain/area/areas.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './nothing.module.css';

const picture = { src: '/assets/images/art/clinic-day-1-480.webp', width: 480, height: 360 };
const clinics = areaSlugs.find((area) => areaOf(area).isHealth);

type Props = { level: 1 | 2; title: string; text: string; children?: ReactNode };

/** No talk yet, or none to be had here: what it would be like, and the way to the clinics. */
export function NoVideo({ level, title, text, children }: Props) {
	const t = useTranslations('video.list');
	const actions = clinics && (
		<PageLink page="productList" params={{ area: clinics }} className={buttonClass({ variant: 'brand' })}>
			{t('clinics')}
		</PageLink>
	);
	return (
		<div className={styles.nothing}>
			<EmptyState isPanel {...{ level, picture, title, text, actions }} />
			{children}
		</div>
	);
}

/** From the wish to the talk, in a line of four. */
export function VideoSteps() {
	const t = useTranslations('video.list.steps');
	return (
		<ol className={styles.steps}>
			{(['ask', 'agree', 'check', 'talk'] as const).map((step) => (
				<li key={step}>{t(step)}</li>
			))}
		</ol>
	);
}
