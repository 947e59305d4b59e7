import { useEffect, useRef } from 'react';
import styles from './picture-preview.module.css';
import { useBitmap } from './use-bitmap.ts';

type Props = {
	source: Blob;
	label: string;
	/** The file holds no picture that this browser knows. */
	onFailure?: (() => void) | undefined;
};

/** Enough for the sharpest screen. */
const edge = 320;

/** A chosen picture before it is sent, its middle in a square. */
export function PicturePreview({ source, label, onFailure }: Props) {
	const bitmap = useBitmap(source, onFailure);
	const canvas = useRef<HTMLCanvasElement>(null);
	useEffect(() => {
		const context = canvas.current?.getContext('2d');
		if (!context || !bitmap) return;
		const side = Math.min(bitmap.width, bitmap.height);
		const left = (bitmap.width - side) / 2;
		const top = (bitmap.height - side) / 2;
		context.clearRect(0, 0, edge, edge);
		context.drawImage(bitmap, left, top, side, side, 0, 0, edge, edge);
	}, [bitmap]);
	return (
		<canvas
			ref={canvas}
			className={styles.preview}
			width={edge}
			height={edge}
			role="img"
			aria-label={label}
			aria-busy={bitmap === undefined}
		/>
	);
}
