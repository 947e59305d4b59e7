import { terminals } from '#domain/transfer/airports.ts';
import { KoreanType } from '#ui/korean-type.tsx';
import { useTranslations } from '#ui/translations.tsx';
import drawings from './drawings.module.css';
import styles from './transfer.module.css';

const doors = Array.from({ length: 12 }, (_, at) => 16 + at * 10);
const doorOf = [3, 6, 8, 9];

/** Where the driver stands, terminal by terminal. */
export function MeetingPoints() {
	const t = useTranslations('transfer');
	return (
		<section className={styles.section}>
			<KoreanType />
			<h2 className={styles.title}>{t('meet')}</h2>
			<ul className={styles.terminals}>
				{terminals.map(({ id, told }, at) => (
					<li key={id}>
						<TerminalDrawing door={doorOf[at] ?? 0} />
						<div>
							<h3 className={styles.terminalName}>
								{t(`terminal.${id}.name`)} <span lang="ko">{/\((.*)\)/.exec(told)?.[1]}</span>
							</h3>
							<p>{t(`terminal.${id}.text`)}</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}

function TerminalDrawing({ door }: { door: number }) {
	const x = (doors[door] ?? 0) + 3.5;
	return (
		<svg className={drawings.terminal} viewBox="0 0 150 96" aria-hidden="true">
			<rect className={drawings.sky} width="150" height="96" />
			<path className={drawings.hill} d="M0 40C30 22 60 30 75 26S130 20 150 34V96H0Z" />
			<path className={drawings.roof} d="M6 54C40 40 110 40 144 54L140 46C110 34 40 34 10 46Z" />
			<rect className={drawings.wall} x="12" y="52" width="126" height="28" />
			{doors.map((left, at) => (
				<rect
					key={left}
					className={at === door ? drawings.doorHere : drawings.door}
					x={left}
					y="56"
					width="7"
					height="20"
					rx="1"
				/>
			))}
			<path className={drawings.ground} d="M0 80H150V96H0Z" />
			<path className={drawings.arrow} d={`M${x} 92V82m-4 4 4-4.5 4 4.5`} />
		</svg>
	);
}
