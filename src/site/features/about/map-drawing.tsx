import { useLocale } from '#site/shell/site-context.tsx';
import { KoreanType } from '#ui/korean-type.tsx';
import { useTranslations } from '#ui/translations.tsx';
import {
	anguk,
	busStops,
	exits,
	house,
	interchange,
	labels,
	type MapLabel,
	numbers,
	rings,
	roads,
	walk,
} from './jongno-map.ts';
import styles from './way-map.module.css';

/** The whole for wide screens, the last steps alone for phones, where the whole would be too small to read. */
export function MapDrawing() {
	const t = useTranslations('about.map');
	return (
		<div className={styles.painting}>
			<KoreanType />
			<svg className={styles.whole} viewBox="0 22 948 560" role="img" aria-label={t('label')}>
				<title>{t('label')}</title>
				<Signs />
				{rings.map(({ x, y, line }) => (
					<circle key={`${x}`} className={styles.ring} data-line={line} cx={x} cy={y} r="8" />
				))}
				<circle className={styles.ring} cx={interchange.x} cy={interchange.y} r="10" />
				{numbers.map((number) => (
					<LineNumber key={`${number.x}`} {...number} />
				))}
				{roads.map(({ id, x, y }) => (
					<text key={id} className={styles.road} x={x} y={y} fontSize="10.5" textAnchor="middle">
						{t(`place.${id}`)}
					</text>
				))}
				{labels.map((label) => (
					<Label key={label.id} {...label} name={t(`place.${label.id}`)} />
				))}
				<House x={622} y={262} size={17} />
			</svg>
			<svg className={styles.cut} viewBox="352 92 316 316" role="img" aria-label={t('label')}>
				<title>{t('label')}</title>
				<Signs />
				<LineNumber x={404} y={244} line="3" />
				{labels.map(
					(label) =>
						'onPhone' in label && (
							<Label
								key={label.id}
								{...label}
								{...(label.onPhone !== true && label.onPhone)}
								name={t(`place.${label.id}`)}
							/>
						),
				)}
				<House x={596} y={258} size={15} />
			</svg>
		</div>
	);
}

/** Where one comes up, the stops, the way and the door. */
function Signs() {
	return (
		<>
			<circle className={styles.ring} data-line="3" cx={anguk.x} cy={anguk.y} r="8" />
			<path className={styles.walk} d={walk} />
			{exits.map(({ x, y, exit }) => (
				<g key={exit}>
					<rect className={styles.exitPlate} x={x} y={y} width="14" height="14" rx="2.5" />
					<text className={styles.exitNumber} x={x + 7} y={y + 11} fontSize="11" textAnchor="middle">
						{exit}
					</text>
				</g>
			))}
			{busStops.map(({ x, y }) => (
				<g key={x} transform={`translate(${x} ${y})`}>
					<rect className={styles.stop} width="18" height="18" rx="4" />
					<path className={styles.stopSign} d="M4.5 5.5h9v7h-9zM4.5 9.5h9M6.5 14v-1M11.5 14v-1" />
				</g>
			))}
			<g transform={`translate(${house.x} ${house.y})`}>
				<path className={styles.pin} d="M0 0C-15-17-21-27-21-37a21 21 0 0 1 42 0C21-27 15-17 0 0z" />
				<g transform="translate(-12.5 -50) scale(.63)">
					<path
						className={styles.pinRoof}
						d="M1 15.5C8 15.2 15 11.6 20 5.5c5 6.1 12 9.7 19 10-1 1.6-2.5 2.4-4.5 2.3C29 17.5 24 15 20 11.5 16 15 11 17.5 5.5 17.8 3.5 17.9 2 17.1 1 15.5z"
					/>
					<path className={styles.pinPosts} d="M8.5 19v12M31.5 19v12M4 33.5h32" />
					<circle className={styles.pinLamp} cx="20" cy="24.5" r="4.2" />
				</g>
			</g>
		</>
	);
}

function LineNumber({ x, y, line }: { x: number; y: number; line: string }) {
	return (
		<>
			<circle className={styles.lineDisc} data-line={line} cx={x} cy={y} r="9.5" />
			<text className={styles.lineNumber} x={x} y={y + 4.6} fontSize="13" textAnchor="middle">
				{line}
			</text>
		</>
	);
}

/** In the reader's language, the Hangul of the signs in the street below. */
function Label({ hangul, x, y, size, anchor = 'start', name }: MapLabel & { name: string }) {
	const isKorean = useLocale() === 'ko';
	return (
		<>
			<text className={styles.place} x={x} y={y} fontSize={size} textAnchor={anchor}>
				{name}
			</text>
			{!isKorean && (
				<text className={styles.hangul} lang="ko" x={x} y={y + size * 0.98} fontSize={size * 0.8} textAnchor={anchor}>
					{hangul}
				</text>
			)}
		</>
	);
}

function House({ x, y, size }: { x: number; y: number; size: number }) {
	const t = useTranslations('about.map');
	return (
		<>
			<text className={styles.house} x={x} y={y} fontSize={size}>
				Maru
			</text>
			<text className={styles.minutes} x={x} y={y + 14} fontSize="11.5">
				{t('walk')}
			</text>
		</>
	);
}
