import { useState } from 'react';
import styles from './avatar.module.css';
import { initialsOf, tintOf } from './initials.ts';

type Props = {
	/** Whose it is; its first letters stand in where there is no picture. */
	name: string;
	picture?: { src: string; srcSet?: string | undefined } | undefined;
	size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
	isSquare?: boolean | undefined;
	/** Only where the name does not stand beside it. */
	alt?: string | undefined;
};

const edges = { sm: 36, md: 48, lg: 68, xl: 88 };
const tints = 5;

export function Avatar({ name, picture, size = 'md', isSquare = false, alt = '' }: Props) {
	const [failed, setFailed] = useState<string>();
	const className = [styles.avatar, styles[size], isSquare && styles.square].filter(Boolean).join(' ');
	if (picture && picture.src !== failed) {
		const edge = edges[size];
		return (
			<img
				{...picture}
				className={className}
				sizes={`${edge / 16}rem`}
				width={edge}
				height={edge}
				alt={alt}
				decoding="async"
				onError={() => setFailed(picture.src)}
			/>
		);
	}
	const reading = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
	return (
		<span {...reading} className={className} data-tint={tintOf(name, tints)}>
			{initialsOf(name)}
		</span>
	);
}
