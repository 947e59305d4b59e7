import styles from './introduction.module.css';

const drawings = {
	subway: (
		<>
			<rect x="5.5" y="3.5" width="13" height="13" rx="3" />
			<path d="M5.5 10.5h13M9 13.7h.1M15 13.7h.1M8.5 20.5l2-4M15.5 20.5l-2-4" />
		</>
	),
	bus: (
		<>
			<rect x="4" y="4.5" width="16" height="13" rx="2.5" />
			<path d="M4 12h16M7.5 20v-2.5M16.5 20v-2.5M7.5 15h.1M16.5 15h.1" />
		</>
	),
	car: (
		<>
			<path d="M3.5 16.5v-4l2.5-1 2-4.5h8l2.5 4.5 2 1v4z" />
			<circle cx="7.5" cy="17" r="1.8" />
			<circle cx="16.5" cy="17" r="1.8" />
		</>
	),
};

/** This page's alone, so not in the sheet of icons that every page loads. */
export function WayIcon({ name }: { name: keyof typeof drawings }) {
	return (
		<svg className={styles.wayIcon} viewBox="0 0 24 24" aria-hidden="true">
			{drawings[name]}
		</svg>
	);
}
