import styles from './icon.module.css';
import drawings from './icons.svg';

/** What icons.svg holds, in its order; a test compares the two. One file for all: pages with hundreds stay light. */
export const iconNames = [
	'arrowLeft',
	'arrowRight',
	'at',
	'bag',
	'bell',
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
	'hangUp',
	'heart',
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
	'microphone',
	'microphoneOff',
	'minus',
	'moon',
	'paperclip',
	'pencil',
	'people',
	'person',
	'phone',
	'pin',
	'plus',
	'printer',
	'screen',
	'shield',
	'sliders',
	'speaker',
	'star',
	'stethoscope',
	'sun',
	'ticket',
	'trash',
	'upload',
	'video',
	'videoOff',
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
	return (
		<svg
			className={isFilled ? styles.filled : styles.icon}
			role={label && 'img'}
			aria-label={label}
			aria-hidden={label === undefined || undefined}
		>
			<use href={`${drawings}#${name}`} />
		</svg>
	);
}
