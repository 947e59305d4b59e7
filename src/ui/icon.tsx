import styles from './icon.module.css';
import drawings from './icons.svg';

/** What icons.svg holds, in its order; a test compares the two. One file for all: pages with hundreds stay light. */
export const iconNames = [
	'arrowLeft',
	'arrowRight',
	'at',
	'bolt',
	'building',
	'calendar',
	'camera',
	'check',
	'chevronDown',
	'chevronLeft',
	'chevronRight',
	'clock',
	'close',
	'copy',
	'document',
	'download',
	'eye',
	'eyeOff',
	'globe',
	'house',
	'info',
	'key',
	'laptop',
	'lock',
	'lotus',
	'magnifier',
	'mail',
	'marker',
	'menu',
	'message',
	'minus',
	'moon',
	'pencil',
	'people',
	'person',
	'phone',
	'pin',
	'plus',
	'screen',
	'shield',
	'sliders',
	'star',
	'stethoscope',
	'sun',
	'ticket',
	'trash',
	'upload',
	'video',
	'warning',
] as const;

export type IconName = (typeof iconNames)[number];

type Props = {
	name: IconName;
	isFilled?: boolean;
	/** Only where no word stands beside it. */
	label?: string;
};

export function Icon({ name, isFilled = false, label }: Props) {
	const className = isFilled ? styles.filled : styles.icon;
	const drawing = <use href={`${drawings}#${name}`} />;
	if (label === undefined) {
		return (
			<svg className={className} aria-hidden="true">
				{drawing}
			</svg>
		);
	}
	return (
		<svg className={className} role="img" aria-label={label}>
			{drawing}
		</svg>
	);
}
