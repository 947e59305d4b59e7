import type { ReactNode } from 'react';
import styles from './icon.module.css';

/** Drawn on a grid of 24, stroke 1.7; named after what is drawn or done, never after a page. */
const drawings = {
	arrowLeft: <path d="M19.500 12h-15m6-6-6 6 6 6" />,
	arrowRight: <path d="M4.500 12h15m-6-6 6 6-6 6" />,
	at: (
		<>
			<circle cx="12" cy="12" r="3.600" />
			<path d="M15.600 8.500v4.700c0 1.600 1 2.600 2.400 2.600 1.700 0 2.700-1.600 2.700-3.800a8.700 8.700 0 1 0-3.600 7.100" />
		</>
	),
	bolt: <path d="M13 3 5.500 13.500H11L10 21l8-11h-5.500z" />,
	calendar: (
		<>
			<rect x="4" y="5.500" width="16" height="15" rx="2" />
			<path d="M4 10h16M8.500 3v4M15.500 3v4" />
		</>
	),
	check: <path d="m5 12.500 4.700 4.700L19.500 7" />,
	chevronDown: <path d="m5 9 7 7 7-7" />,
	chevronLeft: <path d="m15 5-7 7 7 7" />,
	chevronRight: <path d="m9 5 7 7-7 7" />,
	clock: (
		<>
			<circle cx="12" cy="12" r="8.500" />
			<path d="M12 7v5.300l3.500 2" />
		</>
	),
	close: <path d="m6.500 6.500 11 11m0-11-11 11" />,
	copy: (
		<>
			<rect x="8.500" y="8.500" width="11.500" height="11.500" rx="2" />
			<path d="M15.500 8.500V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7.500a2 2 0 0 0 2 2h2.500" />
		</>
	),
	document: (
		<>
			<path d="M6 3.500h8l4.500 4.500v12.500H6z" />
			<path d="M14 3.500V8h4.500M9 12.500h6M9 16h6" />
		</>
	),
	globe: (
		<>
			<circle cx="12" cy="12" r="8.500" />
			<path d="M3.500 12h17M12 3.500c3 3 3 14 0 17-3-3-3-14 0-17" />
		</>
	),
	house: (
		<path d="M2.500 10.500C6 10 9.500 8 12 5c2.500 3 6 5 9.500 5.500M5.500 11v9M18.500 11v9M3 20h18M9.500 20v-5.500h5V20" />
	),
	info: (
		<>
			<circle cx="12" cy="12" r="8.500" />
			<path d="M12 11v5.500M12 7.500v.2" />
		</>
	),
	lock: (
		<>
			<rect x="5" y="10.500" width="14" height="10" rx="2" />
			<path d="M8 10.500V7.800a4 4 0 0 1 8 0v2.700" />
		</>
	),
	lotus: (
		<path d="M12 19c-3-2.500-4-5-4-7.500S9.500 6.500 12 4c2.500 2.500 4 5 4 7.500S15 16.500 12 19zM8 13c-2-.8-3.700-.8-5.500-.3C3.500 17 7 19 12 19c5 0 8.500-2 9.500-6.300-1.800-.5-3.500-.5-5.500.3" />
	),
	magnifier: (
		<>
			<circle cx="11" cy="11" r="6.500" />
			<path d="m16 16 4.500 4.500" />
		</>
	),
	marker: (
		<>
			<path d="M12 21c-4-4.500-6.500-7.800-6.500-11.200a6.500 6.500 0 0 1 13 0C18.500 13.200 16 16.500 12 21z" />
			<circle cx="12" cy="9.800" r="2.300" />
		</>
	),
	menu: <path d="M4 7h16M4 12h16M4 17h10" />,
	message: (
		<>
			<path d="M4 5.500h16v11H11l-4.500 4v-4H4z" />
			<path d="M8 9.500h8M8 12.700h5" />
		</>
	),
	minus: <path d="M5 12h14" />,
	moon: <path d="M19.500 14.500A8 8 0 1 1 9.500 4.500a6.500 6.500 0 0 0 10 10z" />,
	people: (
		<>
			<circle cx="9" cy="8.500" r="3.200" />
			<path d="M3 19.500c.6-3.600 3-5 6-5s5.400 1.400 6 5M15.500 5.700a3.200 3.200 0 0 1 0 5.800M17.500 14.800c2 .6 3.200 2.200 3.600 4.700" />
		</>
	),
	person: (
		<>
			<circle cx="12" cy="8.500" r="3.800" />
			<path d="M4.500 20c.8-4.200 4-6 7.500-6s6.700 1.800 7.500 6" />
		</>
	),
	phone: (
		<path d="M6 3.500h3l1.500 4.500-2 1.500c1 2.500 3 4.500 5.500 5.500l1.500-2 4.500 1.500v3c0 1.500-1 2.500-2.500 2.500C10.500 20 4 13.500 4 6.500c0-1.500.8-3 2-3z" />
	),
	pin: <path d="M9 3.500h6M10 3.500v5.800L7 13.500h10l-3-4.200V3.500M12 13.500V21" />,
	plus: <path d="M12 5v14M5 12h14" />,
	screen: (
		<>
			<rect x="3.500" y="4.500" width="17" height="12" rx="2" />
			<path d="M8.500 20h7M12 16.500V20" />
		</>
	),
	shield: (
		<>
			<path d="M12 3 4.500 5.800v5.400c0 4.700 3.200 8 7.500 9.800 4.300-1.800 7.500-5.100 7.500-9.800V5.800z" />
			<path d="m8.700 12 2.400 2.400 4.300-4.600" />
		</>
	),
	sliders: (
		<>
			<path d="M4 7h9M17 7h3M4 16h3M11 16h9" />
			<circle cx="15" cy="7" r="2" />
			<circle cx="9" cy="16" r="2" />
		</>
	),
	star: (
		<path d="m12 2.800 2.800 6 6.500.8-4.800 4.500 1.300 6.500L12 17.400l-5.800 3.200 1.300-6.500L2.700 9.600l6.500-.8z" />
	),
	stethoscope: (
		<>
			<path d="M6 3.500v5a4 4 0 0 0 8 0v-5M4.500 3.500h3M12.500 3.500h3M10 12.500v2.500a5 5 0 0 0 10 0v-2" />
			<circle cx="20" cy="11" r="2" />
		</>
	),
	sun: (
		<>
			<circle cx="12" cy="12" r="4" />
			<path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.600 5.600 7 7M17 17l1.400 1.400M18.400 5.600 17 7M7 17l-1.400 1.400" />
		</>
	),
	ticket: (
		<>
			<path d="M3.500 7h17v3.300a1.800 1.800 0 0 0 0 3.500V17h-17v-3.200a1.800 1.800 0 0 0 0-3.500z" />
			<path d="M14 7v10" strokeDasharray="1.500 2.500" />
		</>
	),
	video: (
		<>
			<rect x="3" y="6.500" width="12.500" height="11" rx="2" />
			<path d="m15.500 11 5.500-3v8l-5.500-3" />
		</>
	),
	warning: (
		<>
			<path d="M12 4 2.800 19.500h18.400z" />
			<path d="M12 10v4.500M12 17v.2" />
		</>
	),
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;
export const iconNames = Object.keys(drawings) as IconName[];

type Props = {
	name: IconName;
	isFilled?: boolean;
	/** Only where no word stands beside it. */
	label?: string;
};

export function Icon({ name, isFilled = false, label }: Props) {
	const className = isFilled ? styles.filled : styles.icon;
	if (label === undefined) {
		return (
			<svg className={className} viewBox="0 0 24 24" aria-hidden="true">
				{drawings[name]}
			</svg>
		);
	}
	return (
		<svg className={className} viewBox="0 0 24 24" role="img" aria-label={label}>
			{drawings[name]}
		</svg>
	);
}
