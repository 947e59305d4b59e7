import type { SiteVisit } from '#contract/api/profile.ts';
import { PageLink } from '#site/router/page-link.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './introduction.module.css';
import { WayIcon } from './way-icon.tsx';
import { LineSign } from './way-map.tsx';

/** By subway, by bus, by car. */
export function Ways({ visit }: { visit: SiteVisit }) {
	return (
		<div className={styles.ways}>
			<Subway stations={visit.stations} />
			<Bus buses={visit.buses} />
			<Car car={visit.car} />
		</div>
	);
}

function Subway({ stations }: Pick<SiteVisit, 'stations'>) {
	const t = useTranslations('about.way');
	return (
		<div>
			<h3 className={styles.wayTitle}>
				<WayIcon name="subway" />
				{t('subway')}
			</h3>
			<ul className={styles.stations}>
				{stations.map(({ lines, name, hangul, exit, way }) => (
					<li key={hangul}>
						<span className={styles.lines}>
							{lines.map((line) => (
								<LineSign key={line} line={line} />
							))}
						</span>
						<span>
							<b>{t('station', { name, exit })}</b> <span lang="ko">{hangul}</span>
							<br />
							{way}
						</span>
					</li>
				))}
			</ul>
		</div>
	);
}

/** Seoul's own colours: three digits run far and are blue, four are green feeders. */
const colourOf = (route: string) => (route.length > 3 ? 'green' : 'blue');

function Bus({ buses: { stop, stopHangul, routes, airport } }: Pick<SiteVisit, 'buses'>) {
	const t = useTranslations('about.way');
	return (
		<div>
			<h3 className={styles.wayTitle}>
				<WayIcon name="bus" />
				{t('bus')}
			</h3>
			<p className={styles.small}>
				{stop} <span lang="ko">{stopHangul}</span>
			</p>
			<ul className={styles.routes}>
				{routes.map((route) => (
					<li key={route} data-colour={colourOf(route)}>
						{route}
					</li>
				))}
			</ul>
			<p className={styles.small}>{airport}</p>
		</div>
	);
}

function Car({ car }: Pick<SiteVisit, 'car'>) {
	const t = useTranslations('about.way');
	return (
		<div>
			<h3 className={styles.wayTitle}>
				<WayIcon name="car" />
				{t('car')}
			</h3>
			<p>{car}</p>
			<PageLink page="aboutTransfer" className={styles.fetch}>
				{t('fetch')}
			</PageLink>
		</div>
	);
}
