import type { SiteVisit } from '#contract/api/profile.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { mapLinks } from '#views/maps/map-links.ts';
import { isDrawn } from './jongno-map.ts';
import { MapDrawing } from './map-drawing.tsx';
import styles from './way-map.module.css';

/** The drawn map with what its signs mean, and the maps on the reader's phone. */
export function WayMap({ visit }: { visit: SiteVisit }) {
	const t = useTranslations('about.map');
	return (
		<figure className={styles.figure}>
			{isDrawn(visit) && <MapDrawing />}
			<figcaption className={styles.legend}>
				{isDrawn(visit) && (
					<>
						{['1', '3', '5'].map((line) => (
							<span key={line}>
								<LineSign line={line} /> {t('line', { line })}
							</span>
						))}
						<span>
							<b className={styles.exit}>3</b> {t('exit')}
						</span>
						<span>
							<i className={styles.dots} /> {t('walk')}
						</span>
						<span className={styles.scale}>{t('notToScale')}</span>
					</>
				)}
				<MapServices visit={visit} />
			</figcaption>
		</figure>
	);
}

export function LineSign({ line }: { line: string }) {
	return (
		<b className={styles.line} data-line={line}>
			{line}
		</b>
	);
}

function MapServices({ visit }: { visit: SiteVisit }) {
	const t = useTranslations('about.map');
	const { hangulAddress: hangul, latitude, longitude } = visit;
	return (
		<span className={styles.services}>
			{t('openIn')}
			{mapLinks({ hangul, latitude, longitude }, useLocale()).map(({ map, href }) => (
				<a key={map} href={href} target="_blank" rel="noopener">
					{map}
				</a>
			))}
		</span>
	);
}
